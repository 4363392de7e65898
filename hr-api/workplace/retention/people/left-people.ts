import { and, eq, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { LeftView } from '../../../../lib/contract/workplace/retention/retention-rules';
import { accounts } from '../../../people/accounts/tables';
import { knownEmployments } from '../../../people/changes/known-employments';
import { employments } from '../../../people/tables';
import type { CalendarDate } from '../../../platform/dates';
import type { Database } from '../../../platform/db/database';
import { erasurePeople, legalHolds } from '../tables';

interface Question {
  readonly today: CalendarDate;
  /** Null while nothing is set. */
  readonly keepMonths: number | null;
}

type Known = ReturnType<typeof knownEmployments>;

/** Whether it is somebody's last employment, and over. One that was removed is the last of those alone who have no other. */
const isOver = ({ id, personId, validFrom, validTo, isRemoved }: Known, today: CalendarDate) =>
  and(
    lte(validTo, today),
    sql`not exists (select from ${employments} later where later.person_id = ${personId} and (${isRemoved}
      or later.valid_to is null or (later.valid_to, later.valid_from, later.id) > (${validTo}, ${validFrom}, ${id})))`,
  );

/** As `lastDayOf` says it of what was read. */
const lastDay = ({ validFrom, validTo }: Known) => sql<CalendarDate>`greatest(${validTo} - 1, ${validFrom})`;

/** Who signs in for a client, or applied again, is not done with; of who is erased nothing is left to go. */
const isNobodyElse = ({
  personId,
}: Known) => sql`not exists (select from ${accounts} where ${accounts.personId} = ${personId}
    and ${accounts.kind} <> 'employee')
  and not exists (select from ${erasurePeople} gone where gone.person_id = ${personId} and gone.state = 'erased')`;

/** The same day so many months later, the last of the month where that has no such day. */
const dueOn = (known: Known, keepMonths: number | null): SQL<CalendarDate | null> =>
  keepMonths === null
    ? sql<CalendarDate | null>`null::date`
    : sql<CalendarDate | null>`(${lastDay(known)} + make_interval(months => ${keepMonths}::int))::date`;

/** Those whose employments are all over or removed and who are not erased, each by the last one, as a table. */
export function leftPeople(db: Database, { today, keepMonths }: Question) {
  const known = knownEmployments(db);
  const due = dueOn(known, keepMonths);
  return db
    .select({
      personId: known.personId,
      code: known.code,
      lastDay: lastDay(known).as('last_day'),
      dueOn: due.as('due_on'),
      holdId: sql<string | null>`${legalHolds.id}`.as('hold_id'),
      erasureId: sql<string | null>`${erasurePeople.erasureId}`.as('open_erasure_id'),
      view: sql<LeftView>`case when ${erasurePeople.erasureId} is not null then 'asked' when ${legalHolds.id} is not null then 'held'
        when ${due} <= ${today}::date then 'due' else 'later' end`.as('view'),
    })
    .from(known)
    .leftJoin(legalHolds, and(eq(legalHolds.personId, known.personId), isNull(legalHolds.endedAt)))
    .leftJoin(erasurePeople, and(eq(erasurePeople.personId, known.personId), eq(erasurePeople.state, 'open')))
    .where(and(isOver(known, today), isNobodyElse(known)))
    .as('left_people');
}
