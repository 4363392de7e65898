import { csvOf } from './csv-file';
import { xlsxOf } from './xlsx-file';

/** What a table is written as: by whom, and how it is called where files are exchanged. */
export const TABLE_FORMATS = {
  csv: { type: 'text/csv', write: csvOf },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsxOf },
} as const;
