import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { daysAfter, type CalendarDate } from '../../../platform/dates';
import type { DatedRule } from '../rules/entitlement';
import { leaveEntries, leaveSettlements } from '../tables';
import { lastEntry } from './last-entry';
import type { RulesByType } from './read-rules';
import type { Settling } from './settle-grants';

/** What was compared with the ledgers of a part of the people before. */
export interface Settled {
  readonly lastEntry: number;
  /** Whether all that ended on a day was compared, by the rules as they are. */
  readonly isCompared: (typeCode: number, lastDay: CalendarDate) => boolean;
  /** The first day that was written of since, by the type. */
  readonly lateFrom: ReadonlyMap<number, CalendarDate>;
}

/** What is kept of a part that is not settled any more, as where people became more, goes after so many days. */
const KEPT_DAYS = 400;

/** Another one whenever ends are weighed in another way, so that all of them are compared once. */
const WEIGHING = 1;

const digestOf = (dated: readonly DatedRule[]): string =>
  createHash('sha256')
    .update(JSON.stringify([WEIGHING, dated]))
    .digest('base64url');

const digestsOf = (rules: RulesByType): Record<string, string> =>
  Object.fromEntries([...rules].map(([type, dated]) => [type, digestOf(dated)]));

/** The first day that was written of after an entry, by the type. */
async function readLate(db: Database, after: number, { among }: Settling): Promise<Settled['lateFrom']> {
  const { rows } = await db.execute<{ type_code: number; day: string }>(sql`
    select type_code, min(day)::text as day from ${leaveEntries}
    where id > ${after}::bigint ${among ? sql`and ${among.isOf(sql`employment_id`)}` : sql``} group by 1`);
  return new Map(rows.map(({ type_code: typeCode, day }) => [typeCode, day]));
}

/** What was compared the last time; null where nothing was, or no part is named. */
export async function readSettled(db: Database, settling: Settling): Promise<Settled | null> {
  const part = settling.among?.part;
  if (!part) return null;
  const [found] = await db.select().from(leaveSettlements).where(eq(leaveSettlements.part, part));
  if (!found) return null;
  const digests = digestsOf(settling.rules);
  return {
    lastEntry: found.lastEntry,
    isCompared: (typeCode, lastDay) =>
      found.rules[typeCode] === digests[typeCode] && found.since <= lastDay && lastDay < found.until,
    lateFrom: await readLate(db, found.lastEntry, settling),
  };
}

/** Keeps that a part was settled. Nobody else writes to a ledger meanwhile, so no entry of those who do has a lower number. */
export async function storeSettled(db: Database, { rules, today: until, since, among }: Settling): Promise<void> {
  if (!among?.part) return;
  const settled = { since, until, lastEntry: await lastEntry(db), rules: digestsOf(rules) };
  await db
    .insert(leaveSettlements)
    .values({ part: among.part, ...settled })
    .onConflictDoUpdate({ target: leaveSettlements.part, set: settled });
  await db.delete(leaveSettlements).where(lt(leaveSettlements.until, daysAfter(until, -KEPT_DAYS)));
}
