import type { Database } from '../../../platform/db/database';
import type { ImportKind } from '../import-kind';
import type { MappedColumn } from '../tables';
import { guessMapping, rememberedMapping } from './guess-mapping';
import type { TableHead } from './read-head';

/** How a file is understood before anybody says so: as one with such headings was, else as its headings tell. */
export async function understand(db: Database, kind: ImportKind, head: TableHead, accountId: string) {
  const { sheets, sheet, headingLine, headings } = head;
  const remembered = await rememberedMapping(db, { accountId, kind: kind.key, headings });
  const known = new Set(kind.columns.map(({ key }) => key));
  const mapping: readonly MappedColumn[] =
    remembered?.mapping.filter(({ column }) => known.has(column)) ?? guessMapping(kind, headings);
  const guessedKey = kind.keys.find((key) => mapping.some(({ column }) => column === key)) ?? kind.keys[0] ?? '';
  return {
    ...{ sheets, sheet, headingLine, headings, mapping },
    keyColumn: remembered?.keyColumn ?? guessedKey,
    fixed: remembered?.fixed ?? {},
    options: remembered?.options ?? {},
  };
}
