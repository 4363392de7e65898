import { foldText } from '../../../../lib/contract/platform/fold-text';
import { ApiError } from '../../../platform/errors';
import { parseMapping } from '../files/parse-mapping';
import type { ImportKind } from '../import-kind';
import type { Import } from '../tables';
import type { MappingFile } from './command-arguments';
import { NotImported } from './not-imported';

/** How a mapping file says an import is to be understood; what it does not say stays as it was guessed. */
export function mappingOfFile(kind: ImportKind, record: Import, { key, columns, fixed, options }: MappingFile) {
  const Mapping = columns
    ? Object.entries(columns).map(([heading, Column]) => ({ Position: positionOf(record, heading), Column }))
    : record.mapping.map(({ position: Position, column: Column }) => ({ Position, Column }));
  const mapped = Mapping.map(({ Column }) => Column);
  const usualKey = kind.keys.find((one) => mapped.includes(one)) ?? record.keyColumn;
  try {
    return parseMapping(kind, record, { Mapping, KeyColumn: key ?? usualKey, Fixed: fixed, Options: options });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { issues = [] } = error.details;
    throw new NotImported(
      `The mapping does not fit: ${issues.map(({ path, message }) => `${path} ${message}`).join(', ')}`,
    );
  }
}

function positionOf({ headings }: Import, wanted: string): number {
  const position = headings.findIndex(({ heading }) => foldText(heading) === foldText(wanted));
  if (position === -1) throw new NotImported(`The mapping names “${wanted}”, and the file has no such heading`);
  return position;
}
