import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { CallContext } from '../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../platform/dates';
import { asOn } from '../../people/effective-dates';
import { hasPhoto } from '../../people/photo';
import { employments, persons, reportingLines } from '../../people/tables';
import { visibleTo } from '../../people/visibility';
import type { LineKind } from './list-lines';

interface Led {
  readonly leaderId: string;
  readonly kind: LineKind;
  readonly on: CalendarDate;
}

/** Who reports to somebody on a day, by name, with whether the caller could move them: whom they keep, and not themself. */
export async function reportsOn({ db, actor, now }: CallContext, { leaderId, kind, on }: Led) {
  const later = sql<boolean>`exists (select 1 from ${reportingLines} later where later.employment_id = ${employments.id}
    and later.kind = ${kind} and later.valid_from > ${on})`;
  return db
    .select({
      id: employments.id,
      code: employments.code,
      name: persons.name,
      empid: sql<string>`coalesce(${persons.empid}, '')`,
      hasPhoto,
      lineId: reportingLines.id,
      lineFrom: reportingLines.validFrom,
      hasLater: later,
      isMovable: sql<boolean>`(${visibleTo(actor, dayOf(now))} and ${ne(employments.personId, actor.personId)})`,
    })
    .from(reportingLines)
    .innerJoin(employments, eq(employments.id, reportingLines.employmentId))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(and(eq(reportingLines.leaderId, leaderId), eq(reportingLines.kind, kind), asOn(reportingLines, on)))
    .orderBy(asc(sql`lower(${persons.name})`), asc(persons.empid));
}
