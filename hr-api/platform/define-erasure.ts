import { or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './db/database';
import type { Erasure, ErasedPerson, ErasureContext } from './erasure';
import { deleteUnusedFiles, deleteUnusedUploads } from './files/delete-unused';

/** What stands where a name stood that must not be empty. */
export const ERASED_TEXT = '—';

/** Several people as one question about them. */
export interface ErasedPeople {
  readonly personIds: readonly string[];
  readonly accountIds: readonly string[];
  readonly employmentIds: readonly string[];
  readonly words: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

/** Rows that go, or stay with other values where it says `set`. What it counts is what it does. */
export interface ErasurePart {
  readonly table: PgTable;
  readonly where: (people: ErasedPeople) => SQL;
  readonly set?: Values | ((people: ErasedPeople, now: Date) => Values);
  /** Of stored files, or of uploads, that go along unless something else needs them. */
  readonly file?: AnyPgColumn;
  readonly upload?: AnyPgColumn;
}

type Definition = Pick<Erasure, 'name' | 'titles'> & {
  readonly order?: number;
  /** In the order in which they go. */
  readonly parts: readonly ErasurePart[];
  /** What has to be done before them and counts as no record. */
  readonly before?: (context: ErasureContext, people: ErasedPeople) => Promise<void>;
};

/** All of some people as one question. */
export const together = (people: readonly ErasedPerson[]): ErasedPeople => ({
  personIds: people.map(({ personId }) => personId),
  accountIds: people.flatMap(({ accountIds }) => accountIds),
  employmentIds: people.flatMap(({ employmentIds }) => employmentIds),
  words: people.flatMap(({ words }) => words),
});

/** A share whose preview and erasure follow from the same parts. */
export function defineErasure({ name, titles, order = 1, parts, before }: Definition): Erasure {
  return {
    name,
    titles,
    order,
    count: async (db, people) => {
      const asked = together(people);
      const counts = { deleted: 0, emptied: 0 };
      for (const { table, where, set } of parts)
        counts[set ? 'emptied' : 'deleted'] += await db.$count(table, where(asked));
      return counts;
    },
    erase: async (context, person) => {
      const asked = together([person]);
      await before?.(context, asked);
      for (const part of parts) await erasePart(context, part, asked);
    },
  };
}

async function erasePart(
  { db, now }: ErasureContext,
  { table, where, set, file, upload }: ErasurePart,
  asked: ErasedPeople,
): Promise<void> {
  const files = file ? await idsIn(db, table, file, where(asked)) : [];
  const uploads = upload ? await idsIn(db, table, upload, where(asked)) : [];
  const values = typeof set === 'function' ? set(asked, now) : set;
  if (values) await db.update(table).set(values).where(where(asked));
  else await db.delete(table).where(where(asked));
  await deleteUnusedFiles(db, files);
  await deleteUnusedUploads(db, uploads);
}

async function idsIn(db: Database, table: PgTable, column: AnyPgColumn, where: SQL): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string | null>`${column}` })
    .from(table)
    .where(where);
  return rows.flatMap(({ id }) => id ?? []);
}

/** Whether any of some conditions holds; false without any. */
export const anyOf = (...conditions: readonly SQL[]): SQL => or(...conditions) ?? sql`false`;

const isPlain = (sign: string | undefined) => sign !== undefined && /[a-z0-9]/i.test(sign);

/** Finds words that are no part of longer ones: E1001, not E10012. The database reads it as JavaScript does. */
export function patternOf(words: readonly string[]): string {
  const patterns = words.map((word) => {
    const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return `${isPlain(word[0]) ? '(?<![a-z0-9])' : ''}${escaped}${isPlain(word.at(-1)) ? '(?![a-z0-9])' : ''}`;
  });
  return patterns.join('|');
}

/** Whether a text, or the text of a JSON value, has any of some words, in capital letters or not. */
export const mentions = (text: AnyPgColumn | SQL, words: readonly string[]): SQL =>
  words.length === 0 ? sql`false` : sql`coalesce((${text})::text ~* ${patternOf(words)}, false)`;

/** A text, or the text of a JSON value, with a dash for each of some words. */
export const withoutWords = (text: AnyPgColumn | SQL, words: readonly string[]): SQL =>
  words.length === 0
    ? sql`(${text})::text`
    : sql`regexp_replace((${text})::text, ${patternOf(words)}, ${ERASED_TEXT}, 'gi')`;
