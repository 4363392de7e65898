import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { asOn } from '../../../people/effective-dates';
import { employments, reportingLines } from '../../../people/tables';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { isOwn, type About } from '../resolve/approver';
import { delegations } from '../tables';

/** In whose place somebody decides today. */
export interface Stand {
  readonly personId: string;
  /** Only what this person asked for or what concerns them: they cannot decide it as the delegate. */
  readonly only: string | null;
}

export const isActive = (today: CalendarDate): SQL =>
  and(asOn(delegations, today), isNull(delegations.stoppedAt)) as SQL;

const leaders = alias(employments, 'leaders');

/** Delegations of today with the manager of who gave them. */
const withManager = (db: Database, today: CalendarDate) =>
  db
    .selectDistinct({ fromId: delegations.fromId, toId: delegations.toId, managerId: leaders.personId })
    .from(delegations)
    .innerJoin(employments, and(eq(employments.personId, delegations.fromId), asOn(employments, today)))
    .innerJoin(
      reportingLines,
      and(
        eq(reportingLines.employmentId, employments.id),
        eq(reportingLines.kind, 'manager'),
        asOn(reportingLines, today),
      ),
    )
    .innerJoin(leaders, and(eq(leaders.id, reportingLines.leaderId), asOn(leaders, today)));

/**
 * Whom a person stands for today: those who delegated to them, and, as the manager of a delegator, only for what concerns their
 * delegate. Nothing is delegated on.
 */
export async function standsOf(db: Database, personId: string, today: CalendarDate): Promise<Stand[]> {
  const given = await db
    .select({ personId: delegations.fromId })
    .from(delegations)
    .where(and(eq(delegations.toId, personId), isActive(today)));
  const managed = await withManager(db, today).where(and(eq(leaders.personId, personId), isActive(today)));
  return [
    ...given.map((one) => ({ ...one, only: null })),
    ...managed.map(({ fromId, toId }) => ({ personId: fromId, only: toId })),
  ];
}

/** The same with themself first. */
export const ownStands = async (db: Database, personId: string, today: CalendarDate): Promise<Stand[]> => [
  { personId, only: null },
  ...(await standsOf(db, personId, today)),
];

/** Who stands for approvers today in what is asked: their delegate, or their manager where the delegate asks. */
export async function standInsFor(
  db: Database,
  approverIds: readonly string[],
  { about, today }: { about: About; today: CalendarDate },
): Promise<string[]> {
  if (approverIds.length === 0) return [];
  const given = await db
    .select({ fromId: delegations.fromId, toId: delegations.toId })
    .from(delegations)
    .where(and(inArray(delegations.fromId, [...approverIds]), isActive(today)));
  const own = given.filter(({ toId }) => isOwn(about, toId)).map(({ fromId }) => fromId);
  const managed =
    own.length === 0 ? [] : await withManager(db, today).where(and(inArray(delegations.fromId, own), isActive(today)));
  return [...given.map(({ toId }) => toId), ...managed.map(({ managerId }) => managerId)].filter(
    (id) => !isOwn(about, id) && !approverIds.includes(id),
  );
}
