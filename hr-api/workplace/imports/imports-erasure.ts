import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { amongIds } from '../../platform/db/among-ids';
import type { Database } from '../../platform/db/database';
import { anyOf, defineErasure, mentions, withoutWords, type ErasedPeople } from '../../platform/define-erasure';
import type { ErasureContext } from '../../platform/erasure';
import { deleteUnusedFiles } from '../../platform/files/delete-unused';
import { uploads } from '../../platform/files/tables';
import { importMappings, importRows, imports } from './tables';

const { cells, corrected, changes, issues, memory, key, label } = importRows;
const isOneOf = (value: SQL, ids: readonly string[]) =>
  sql`coalesce(${value} = any(${sql.param([...ids])}::text[]), false)`;

/** Rows that say something of them: what they were, became or made is remembered by the kind, or the row is named for them. */
const isTheirs = ({ personIds, employmentIds, words }: ErasedPeople) =>
  anyOf(
    isOneOf(sql`${memory} ->> 'person'`, personIds),
    isOneOf(sql`${memory} ->> 'employment'`, employmentIds),
    mentions(key, words),
    mentions(label, words),
  );

const namesThem = ({ words }: ErasedPeople) =>
  mentions(sql`concat(${cells}, ${corrected}, ${changes}, ${issues}, ${memory})`, words);

/** Of the files of which a row is theirs, or names them, nothing stays but their rows about others. */
async function emptyFiles(context: ErasureContext, people: ErasedPeople): Promise<void> {
  const { db } = context;
  const found = await db
    .selectDistinct({ id: imports.id, uploadId: imports.uploadId })
    .from(importRows)
    .innerJoin(imports, eq(imports.id, importRows.importId))
    .where(anyOf(isTheirs(people), namesThem(people)));
  if (found.length === 0) return;
  const ids = found.map(({ id }) => id);
  await db
    .update(imports)
    .set({
      headings: sql`(select coalesce(jsonb_agg(heading || '{"samples": []}'), '[]') from jsonb_array_elements(headings) heading)`,
    })
    .where(inArray(imports.id, ids));
  for (const { uploadId } of found) await emptyFile(context, db, uploadId);
}

async function emptyFile({ files, now }: ErasureContext, db: Database, uploadId: string): Promise<void> {
  const [held] = await db.select({ fileId: uploads.fileId }).from(uploads).where(eq(uploads.id, uploadId));
  const empty = await files.keep(db, Readable.from([Buffer.from('\n')]), now);
  await db.update(uploads).set({ fileId: empty.id }).where(eq(uploads.id, uploadId));
  await deleteUnusedFiles(db, held ? [held.fileId] : []);
}

export const importsErasure = defineErasure({
  name: 'imports',
  titles: {
    de: 'Zeilen aus Importen',
    en: 'Rows of imports',
    es: 'Filas de importaciones',
    fr: 'Lignes d’importations',
    ja: '取り込みの行',
    zh: '导入的行',
  },
  before: emptyFiles,
  parts: [
    {
      table: importRows,
      where: (people) => and(not(isTheirs(people)), namesThem(people)) as SQL,
      set: ({ words }) => ({
        cells: sql`${withoutWords(cells, words)}::jsonb`,
        corrected: sql`${withoutWords(corrected, words)}::jsonb`,
        changes: sql`${withoutWords(changes, words)}::jsonb`,
        issues: sql`${withoutWords(issues, words)}::jsonb`,
        memory: sql`${withoutWords(memory, words)}::jsonb`,
      }),
    },
    { table: importRows, where: isTheirs },
    { table: importMappings, where: ({ accountIds }) => amongIds(importMappings.accountId, accountIds) },
  ],
});
