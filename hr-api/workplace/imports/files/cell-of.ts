import type { FileCell } from '../../../platform/table-files/reading/file-row';
import { MAX_CELL } from '../../../../lib/contract/workplace/imports/import-rules';

/** What is kept of a cell: a day as one, whatever it looked like in the file. */
export const cellOf = ({ text, day }: FileCell): string => (day ?? text).slice(0, MAX_CELL);
