import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { readRules } from '../ledger/read-rules';
import { amongEmployments, settleBy } from '../ledger/settle';
import { leaveEntries } from '../tables';

/** An account as on a day. */
export interface AccountOn {
  readonly employmentId: string;
  readonly typeCode: number;
  readonly day: CalendarDate;
}

export interface FoundBalance {
  readonly balance: number;
  /** Whether the ledger has anything of the account at all. */
  readonly isBegun: boolean;
}

/** Writes what the next night would write of some employments, so that no balance that a file says is added to by it. */
export async function settleAmong(db: Database, employmentIds: readonly string[], now: Date): Promise<void> {
  if (employmentIds.length === 0) return;
  const among = amongEmployments([...new Set(employmentIds)]);
  await settleBy(db, await readRules(db), { today: dayOf(now), now, among });
}

interface Found extends Record<string, unknown>, FoundBalance {
  readonly at: number;
}

/** What accounts come to as on days, in the order in which they are asked for. */
export async function balancesOnDays(db: Database, asked: readonly AccountOn[]): Promise<FoundBalance[]> {
  if (asked.length === 0) return [];
  const wanted = asked.map(({ employmentId, typeCode, day }, at) => ({
    at,
    employment: employmentId,
    type: typeCode,
    day,
  }));
  const { rows } = await db.execute<Found>(sql`
    select asked.at, coalesce(sum(amount) filter (where ${leaveEntries.day} <= asked.day), 0)::int as balance,
      count(${leaveEntries.id}) > 0 as "isBegun"
    from json_to_recordset(${JSON.stringify(wanted)}::json) as asked(at int, employment uuid, type int, day date)
    left join ${leaveEntries}
      on ${leaveEntries.employmentId} = asked.employment and ${leaveEntries.typeCode} = asked.type
    group by asked.at order by asked.at`);
  return rows;
}
