import { or, sql, type Column, type SQL } from 'drizzle-orm';
import { closestWords } from '../../../lib/contract/platform/closeness';
import { foldText } from '../../../lib/contract/platform/fold-text';
import type { Database } from '../../platform/db/database';
import { persons } from '../../people/tables';
import { likeContains, likeStartsWith } from '../../platform/db/like';

/** Of so many people words are compared with what was typed. */
const CANDIDATES = 5_000;
/** So many words may be what one typed word was meant to be. */
const MEANT = 5;
const MAX_WORDS = 4;

/**
 * The condition by which a person has, in whatever order, for each typed word one of the names that it may have been meant to be;
 * null where a word is nobody's. The names are those of anybody: who is found by them is decided by the search.
 */
export async function holdsMistyped(db: Database, text: string): Promise<SQL | null> {
  const typed = foldText(text).split(' ').slice(0, MAX_WORDS);
  const meant = await Promise.all(typed.map((word) => wordsMeant(db, word)));
  if (typed.length === 1 && meant[0]?.[0] === typed[0]) return null;
  const held = meant.map((words) =>
    or(...words.map((word) => sql`${persons.searchText} like ${likeContains(` ${word}`)}`)),
  );
  return held.includes(undefined) ? null : sql.join(held, sql` and `);
}

async function wordsMeant(db: Database, word: string): Promise<string[]> {
  return /\d/.test(word) ? [word] : closestWords(word, await namesLike(db, word), MEANT);
}

/**
 * Words of names that a word may have been meant to be: a mistake behind its first two letters leaves those, one in them leaves
 * what follows. Both are found by the index of trigrams.
 */
async function namesLike(db: Database, word: string): Promise<string[]> {
  const [start, rest] = [[...word].slice(0, 2).join(''), [...word].slice(2).join('')];
  const hasRest = (text: SQL | Column) => ([...rest].length < 3 ? sql`false` : sql`${text} like ${likeContains(rest)}`);
  const { rows } = await db.execute<{ word: string }>(sql`
    select distinct word from (
      select ${persons.searchText} as names from ${persons}
      where ${persons.searchText} like ${likeContains(` ${start}`)} or ${hasRest(persons.searchText)} limit ${CANDIDATES}
    ) candidates, string_to_table(names, ' ') word
    where word like ${likeStartsWith(start)} or ${hasRest(sql`word`)}`);
  return rows.map((row) => row.word);
}
