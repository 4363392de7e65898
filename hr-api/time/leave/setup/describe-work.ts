import { sql } from 'drizzle-orm';
import { MAX_DIFFERING, type EntryKind } from '../../../../lib/contract/time/leave/leave-rules';
import { NOBODY, personsByEmployment } from '../../../people/persons-named';
import { employments, persons } from '../../../people/tables';
import type { CallContext } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';
import { wireDate, type CalendarDate } from '../../../platform/dates';
import { leaveEntries, leaveTypes } from '../tables';

/** Who looks at what leave will be granted, carried over and ended. */
export type WorkReader = Pick<CallContext, 'actor' | 'db' | 'now'>;

interface Sum extends Record<string, unknown> {
  readonly type_code: number;
  readonly kind: EntryKind;
  readonly people: number;
  readonly amount: number;
}

interface Differing extends Record<string, unknown> {
  readonly employment_id: string;
  readonly type_code: number;
  readonly before: number;
  readonly after: number;
}

interface Written {
  /** The number of the entry before. */
  readonly since: number;
  readonly on: CalendarDate;
  /** Whether it is told whose leave of a private type it is. */
  readonly tellsPrivate: boolean;
}

/** What was written since an entry, by type and kind, and whose balance as on a day differs the most by it, then by number. */
async function writtenSince(db: Database, { since, on, tellsPrivate }: Written) {
  const isTold = tellsPrivate
    ? sql``
    : sql`and type_code not in (select code from ${leaveTypes} where ${leaveTypes.isPrivate})`;
  const sums = await db.execute<Sum>(sql`
    select type_code, kind, count(distinct employment_id)::int as people, sum(amount)::float8 as amount
    from ${leaveEntries} where id > ${since} group by 1, 2 order by 1, 2`);
  const differing = await db.execute<Differing>(sql`
    with differing as (
      select employment_id, type_code, empid, sum(amount) as difference
      from ${leaveEntries} join ${employments} on ${employments.id} = employment_id
      join ${persons} on ${persons.id} = person_id
      where ${leaveEntries.id} > ${since} and day <= ${on} ${isTold} group by 1, 2, 3 having sum(amount) <> 0
      order by abs(sum(amount)) desc, empid, employment_id, type_code limit ${MAX_DIFFERING}
    )
    select employment_id, type_code, (sum(amount) - difference)::float8 as before, sum(amount)::float8 as after
    from differing join ${leaveEntries} using (employment_id, type_code) where day <= ${on}
    group by employment_id, type_code, empid, difference
    order by abs(difference) desc, empid, employment_id, type_code`);
  return { on, sums: sums.rows, differing: differing.rows };
}

/** As the page shows it. */
async function wireWork(reader: WorkReader, { on, sums, differing }: Awaited<ReturnType<typeof writtenSince>>) {
  const people = await personsByEmployment(
    reader,
    differing.map(({ employment_id: id }) => id),
  );
  return {
    On: wireDate(on),
    Entries: sums.map(({ type_code: TypeCode, kind, people: count, amount }) => ({
      ...{ TypeCode, Kind: kind, People: count, Amount: amount },
    })),
    People: differing.map(({ employment_id: id, type_code: TypeCode, before, after }) => ({
      ...{ Person: people.get(id) ?? NOBODY, TypeCode, Before: before, After: after },
    })),
  };
}

/** Tells what was written since an entry, and whose balance differs the most by it. */
export async function describeWork(reader: WorkReader, written: Pick<Written, 'since' | 'on'>) {
  const tellsPrivate = reader.actor.permissions.has('leave.keep');
  return wireWork(reader, await writtenSince(reader.db, { ...written, tellsPrivate }));
}
