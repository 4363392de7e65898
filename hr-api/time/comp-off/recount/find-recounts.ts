import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { HALF_DAY, MAX_RECOUNTS } from '../../../../lib/contract/time/leave/leave-rules';
import { clockAt, ownDay } from '../../../people/own-day';
import { assignments, employments } from '../../../people/tables';
import { amongIds } from '../../../platform/db/among-ids';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf, daysAfter, type CalendarDate } from '../../../platform/dates';
import { workedAt } from '../../leave/ledger/worked-at';
import type { RecountSpan } from '../../leave/recount/preview-span';
import { countDays } from '../claims/count-days';
import type { FoundClaim } from '../claims/find-claim';
import { readKnownDays } from '../claims/known-days';
import { compOffClaims, compOffDays } from '../tables';
import { recountDays, type RecountedDay } from './recount-days';

export interface ClaimRecount {
  readonly claim: FoundClaim;
  readonly personId: string;
  readonly days: readonly RecountedDay[];
}

/** Which approved claims are looked at: whose, as a condition on `employments`, and with days of which span. */
interface Looked extends RecountSpan {
  readonly among: SQL;
}

type Reading = Pick<CallContext, 'db' | 'now'>;

/**
 * Approved claims, by their ids, of which a day is free at its place otherwise than it was credited, while that can still be taken. To
 * count them anew says whether they differ.
 */
async function findCandidates({ db, now }: Reading, { from, to, among }: Looked): Promise<string[]> {
  const worked = await workedAt(db, { first: from, end: daysAfter(to, 1) });
  const free = sql`${HALF_DAY}::int * (2 - coalesce(worked.first, false)::int - coalesce(worked.second, false)::int)`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with worked as materialized (
      select * from json_to_recordset(${worked}::json) as worked(place text, day date, first bool, second bool)
    ),
    claimed as (
      select claim.id, claim.employment_id, claim.work_from, claim.half_day, each_day::date as day from ${compOffClaims} claim
      join ${employments} on ${employments.id} = claim.employment_id
      cross join generate_series(
        greatest(claim.work_from, ${from}::date)::timestamp, least(claim.work_to, ${to}::date), interval '1 day') each_day
      where claim.state = 'approved' and claim.entry_id is not null and claim.work_from <= ${to} and claim.work_to >= ${from}
        and coalesce(claim.credit_to, 'infinity') >= ${dayOf(now)}::date and ${among}
    )
    select claimed.id, min(claimed.work_from) as first_day from claimed
    join ${assignments} place on place.employment_id = claimed.employment_id
      and daterange(place.valid_from, place.valid_to) @> claimed.day
    left join worked on worked.place = place.location_code and worked.day = claimed.day
    left join ${compOffDays} held on held.claim_id = claimed.id and held.day = claimed.day
    where coalesce(held.amount, 0) <> case when claimed.half_day = claimed.day then least(${HALF_DAY}, ${free}) else ${free} end
    group by claimed.id order by first_day, claimed.id limit ${MAX_RECOUNTS + 1}`);
  return rows.map(({ id }) => id);
}

/** Counts claims anew, those of which nothing differs left out. */
async function recountEach({ db, now }: Reading, where: SQL | undefined): Promise<ClaimRecount[]> {
  const today = ownDay(employments.personId, await clockAt(db, now));
  const canBeTaken = sql`coalesce(${compOffClaims.creditTo}, 'infinity') >= ${today}`;
  const rows = await db
    .select({ claim: compOffClaims, holder: employments, today: sql<CalendarDate>`${today}::text` })
    .from(compOffClaims)
    .innerJoin(employments, eq(employments.id, compOffClaims.employmentId))
    .where(and(eq(compOffClaims.state, 'approved'), isNotNull(compOffClaims.entryId), canBeTaken, where))
    .orderBy(compOffClaims.workFrom, compOffClaims.id);
  if (rows.length === 0) return [];
  const claims = rows.map(({ claim }) => claim);
  const to = claims.reduce((last, { workTo }) => (workTo > last ? workTo : last), '');
  const span = { from: claims[0]?.workFrom ?? to, to };
  const employmentIds = [...new Set(claims.map(({ employmentId }) => employmentId))];
  const knownOf = await readKnownDays(db, employmentIds, span);
  const isOfClaims = amongIds(
    compOffDays.claimId,
    claims.map(({ id }) => id),
  );
  const stored = await db.select().from(compOffDays).where(isOfClaims);
  return rows.flatMap(({ claim, holder, today: onDay }) => {
    const { id, workFrom, workTo, halfDay } = claim;
    const known = knownOf(holder, { today: onDay, earliest: null, except: id });
    const counted = countDays({ from: workFrom, to: workTo, halfDay }, known);
    const before = stored.filter(({ claimId }) => claimId === id);
    const days = recountDays(counted, before);
    return days.length > 0 ? [{ claim, personId: holder.personId, days }] : [];
  });
}

/** Claims of which something would be credited differently now, the first days first, and whether there are or may be others. */
export async function findClaimRecounts(reading: Reading, looked: Looked) {
  const ids = await findCandidates(reading, looked);
  const recounts = await recountEach(reading, amongIds(compOffClaims.id, ids.slice(0, MAX_RECOUNTS)));
  return { recounts, isMore: ids.length > MAX_RECOUNTS };
}

/** The same of claims with these codes. */
export const recountClaims = (reading: Reading, codes: readonly string[], among: SQL): Promise<ClaimRecount[]> =>
  recountEach(reading, and(sql`${compOffClaims.code} = any(${sql.param([...codes])}::text[])`, among));
