import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SensitiveTile } from '../../../lib/contract/dashboards/sensitive-rules';
import { asOn } from '../../people/effective-dates';
import { assignments } from '../../people/tables';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { peopleOn } from '../population/population';
import type { PeopleOfCrossing } from '../small-groups/cut-table';
import { publishCuts } from '../small-groups/publish-cuts';
import { readSettings } from './settings';
import { sensitiveMonths } from './tables';
import { findSource, valueOf, type FoundSource } from './tile-values';

export type CountedMonth = typeof sensitiveMonths.$inferSelect;

interface Month {
  readonly tile: SensitiveTile;
  readonly monthEnd: CalendarDate;
}

/**
 * Everybody who works there on a day, whoever asks, by the unit directly below the top, location, level and value. It is read in one order,
 * so that the same records have one fingerprint.
 */
async function readPeople(db: Database, { tile, monthEnd }: Month, source: FoundSource | null) {
  if (!source) return [];
  const everybody = await peopleOn(db, { among: undefined, chosen: {}, by: 'unit' }, monthEnd);
  const isPlace = and(sql`${assignments.employmentId} = one.employment_id`, asOn(assignments, monthEnd));
  const { rows } = await db.execute<PeopleOfCrossing & Record<string, unknown>>(sql`
    select unit, location, level, value, count(*)::int as people from (
      select one.g as unit, ${assignments.locationCode} as location, ${assignments.levelCode} as level,
        ${valueOf(sql`one.person_id`, tile, source, monthEnd)} as value
      from ${everybody} one join ${assignments} on ${isPlace}
    ) person group by 1, 2, 3, 4 order by 1, 2, 3, 4`);
  return rows;
}

const fingerprintOf = (people: readonly PeopleOfCrossing[]) =>
  createHash('sha256')
    .update(JSON.stringify(people.map((one) => [one.unit, one.location, one.level, one.value, one.people])))
    .digest('base64url');

/** To look through all records again takes long in a large organisation, so it is done no more often. */
const COMPARED_EVERY_MS = 3_600_000;

/**
 * A month as it was counted first. Whoever asks first counts it; figures of a month are told by one count alone, since two would tell of
 * who was corrected in between. So of two who count at once the one that is kept first counts. Where the records say otherwise by now the
 * month is marked.
 */
export async function readMonth(db: Database, month: Month, now: Date): Promise<CountedMonth> {
  const { tile, monthEnd } = month;
  const isMonth = and(eq(sensitiveMonths.tile, tile), eq(sensitiveMonths.monthEnd, monthEnd));
  const [kept] = await db.select().from(sensitiveMonths).where(isMonth);
  const isSettled =
    kept && (kept.supersededAt !== null || now.getTime() - kept.comparedAt.getTime() < COMPARED_EVERY_MS);
  if (isSettled) return kept;
  const people = await readPeople(db, month, await findSource(db, tile, monthEnd));
  const fingerprint = fingerprintOf(people);
  if (kept) {
    const supersededAt = kept.fingerprint === fingerprint ? null : now;
    const isUnmarked = and(isMonth, isNull(sensitiveMonths.supersededAt));
    await db.update(sensitiveMonths).set({ comparedAt: now, supersededAt }).where(isUnmarked);
  } else {
    const { threshold } = await readSettings(db);
    const views = await publishCuts(people, threshold);
    const counted = { ...{ tile, monthEnd, threshold, views, fingerprint }, countedAt: now, comparedAt: now };
    await db.insert(sensitiveMonths).values(counted).onConflictDoNothing();
  }
  const [row] = await db.select().from(sensitiveMonths).where(isMonth);
  return row!;
}
