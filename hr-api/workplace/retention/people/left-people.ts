import { and, eq, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { LeftView } from '../../../../lib/contract/workplace/retention/retention-rules';
import { accounts } from '../../../people/accounts/tables';
import { employments } from '../../../people/tables';
import type { CalendarDate } from '../../../platform/dates';
import type { Database } from '../../../platform/db/database';
import { erasurePeople, legalHolds } from '../tables';

interface Question {
  readonly today: CalendarDate;
  /** Null while nothing is set. */
  readonly keepMonths: number | null;
}

/** Whether it is somebody's last employment, and over. */
const isOver = (today: CalendarDate) =>
  and(
    lte(employments.validTo, today),
    sql`not exists (select from ${employments} later where later.person_id = ${employments.personId}
      and (later.valid_to is null or (later.valid_to, later.valid_from, later.id)
        > (${employments.validTo}, ${employments.validFrom}, ${employments.id})))`,
  );

/** As \`lastDayOf\` says it of what was read. */
const lastDay = sql<CalendarDate>`greatest(${employments.validTo} - 1, ${employments.validFrom})`;

/** Who signs in for a client, or applied again, is not done with; of who is erased nothing is left to go. */
const isNobodyElse = sql`not exists (select from ${accounts} where ${accounts.personId} = ${employments.personId}
    and ${accounts.kind} <> 'employee')
  and not exists (select from ${erasurePeople} gone where gone.person_id = ${employments.personId} and gone.state = 'erased')`;

/** The same day so many months later, the last of the month where that has no such day. */
const dueOn = (keepMonths: number | null): SQL<CalendarDate | null> =>
  keepMonths === null
    ? sql<CalendarDate | null>`null::date`
    : sql<CalendarDate | null>`(${lastDay} + make_interval(months => ${keepMonths}::int))::date`;

/** Those whose employments are all over and who are not erased, each by the last one, as a table. */
export function leftPeople(db: Database, { today, keepMonths }: Question) {
  const due = dueOn(keepMonths);
  return db
    .select({
      personId: employments.personId,
      code: employments.code,
      lastDay: lastDay.as('last_day'),
      dueOn: due.as('due_on'),
      holdId: sql<string | null>`${legalHolds.id}`.as('hold_id'),
      erasureId: sql<string | null>`${erasurePeople.erasureId}`.as('open_erasure_id'),
      view: sql<LeftView>`case when ${erasurePeople.erasureId} is not null then 'asked' when ${legalHolds.id} is not null then 'held'
        when ${due} <= ${today}::date then 'due' else 'later' end`.as('view'),
    })
    .from(employments)
    .leftJoin(legalHolds, and(eq(legalHolds.personId, employments.personId), isNull(legalHolds.endedAt)))
    .leftJoin(erasurePeople, and(eq(erasurePeople.personId, employments.personId), eq(erasurePeople.state, 'open')))
    .where(and(isOver(today), isNobodyElse))
    .as('left_people');
}
