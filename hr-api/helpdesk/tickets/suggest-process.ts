import { and, countDistinct, desc, sql, type SQL } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/call';
import { containsFolded, foldText } from '../../../lib/contract/platform/fold-text';
import { processesIn, subProcessesIn } from '../settings/catalogue';
import { tickets } from '../tables';
import { canAsk } from './policy';
import { keywordsOf } from './suggest-articles';

/** As many of the newest tickets with a word of the subject are looked at. */
const MAX_TICKETS = 300;
/** What fewer people asked says nothing about anybody else, and of one of them too much. */
const MIN_ASKERS = 3;
/** A word in the name of a process counts as much as so many people. */
const NAME_WEIGHT = 5;

const NONE = { ProcessCode: 0, CategoryCode: 0 };

/**
 * Where a subject most likely belongs: each sub process scores the people who asked with words of it before, and words of it in
 * its own name or that of its process. One that is not clearly ahead of the next is not suggested.
 */
export const suggestProcess: Handler<'suggestProcess'> = async ({ Subject }, { actor, db, language }) => {
  const words = keywordsOf(Subject);
  if (words.length === 0) return NONE;
  const processes = await processesIn(db, language);
  const offered = [...(await subProcessesIn(db, language)).values()].filter(({ isActive, processCode }) => {
    const process = processes.get(processCode);
    return isActive && process && canAsk(actor, process);
  });

  const found = sql<number>`(${sum(words.map((word) => sql`(searchable(${tickets.subject}) like ${containsFolded(word)})::int`))})`;
  const alike = db
    .select({ subProcessCode: tickets.subProcessCode, requesterId: tickets.requesterId, found: found.as('found') })
    .from(tickets)
    .where(
      sql`${tickets.searchText} like any (array[${sql.join(
        words.map((word) => sql`${containsFolded(word)}`),
        sql`, `,
      )}])`,
    )
    .orderBy(desc(tickets.number))
    .limit(MAX_TICKETS)
    .as('alike');
  const asked = await db
    .select({
      code: alike.subProcessCode,
      askers: countDistinct(alike.requesterId),
      found: sql<number>`sum(${alike.found})::float8 / count(*)`,
    })
    .from(alike)
    .where(and(sql`${alike.found} > 0`))
    .groupBy(alike.subProcessCode);

  const named = (name: string) => {
    const folded = foldText(name);
    return words.filter((word) => folded.includes(word)).length * NAME_WEIGHT;
  };
  const [first, second] = offered
    .map(({ code, name, processCode }) => {
      const like = asked.find((row) => row.code === code);
      const askers = like && Number(like.askers) >= MIN_ASKERS ? Number(like.askers) * like.found : 0;
      return { code, processCode, score: askers + 2 * named(name) + named(processes.get(processCode)?.name ?? '') };
    })
    .sort((one, other) => other.score - one.score);
  if (!first || first.score === 0) return NONE;
  if (!second || first.score >= 2 * second.score) return { ProcessCode: first.processCode, CategoryCode: first.code };
  return first.processCode === second.processCode ? { ProcessCode: first.processCode, CategoryCode: 0 } : NONE;
};

const sum = (parts: readonly SQL[]) => sql.join([...parts], sql` + `);
