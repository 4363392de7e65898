import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { ChangeContext } from '../../../people/changes/make/change-request';
import { makeChanges } from '../../../people/changes/make/make-changes';
import { assignments } from '../../../people/tables';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';

interface Way {
  readonly from: string;
  readonly to: string;
  readonly on: CalendarDate;
  readonly justification: string;
}

/** Those who are in a unit on a day or later, each with the first day of it. */
export async function peopleFrom(db: Database, unitCode: string, on: CalendarDate) {
  const rows = await db
    .selectDistinctOn([assignments.employmentId], {
      employmentId: assignments.employmentId,
      validFrom: assignments.validFrom,
    })
    .from(assignments)
    .where(and(eq(assignments.unitCode, unitCode), or(isNull(assignments.validTo), gt(assignments.validTo, on))))
    .orderBy(assignments.employmentId, asc(assignments.validFrom));
  return rows.map(({ employmentId, validFrom }) => ({ employmentId, from: validFrom > on ? validFrom : on }));
}

/**
 * Assigns all who are in a unit on a day or later to another one, and answers how many, and the batches of their changes. Whoever comes
 * back to the unit later still is moved in a further turn.
 */
export async function movePeople(context: ChangeContext, { from, to, on, justification }: Way) {
  const batches: string[] = [];
  const moved = new Set<string>();
  for (;;) {
    const people = await peopleFrom(context.db, from, on);
    if (people.length === 0) return { batches, people: moved.size };
    const { batch } = await makeChanges(
      { ...context, rights: 'granted' },
      people.map((person) => ({
        ...{ kind: 'assignment', employmentId: person.employmentId, from: person.from, rowId: null, justification },
        values: { unit_code: to },
        modes: { UnitCode: 'carry' },
      })),
    );
    batches.push(batch);
    for (const { employmentId } of people) moved.add(employmentId);
  }
}
