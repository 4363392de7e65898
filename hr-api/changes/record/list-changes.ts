import { and, asc, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { changes } from '../../people/changes/tables';
import { employments } from '../../people/tables';
import { visibleTo } from '../../people/visibility';
import { openPerson } from '../open-person';
import { wireChanges } from './wire-changes';

const PAGE = 50;

/** What is to come, the nearest day first; what waits for its approval among it. */
export const listChangesToCome: Handler<'listChangesToCome'> = async ({ ChillCode, Kind, After }, context) => {
  const { db, actor, now } = context;
  const today = dayOf(now);
  const person = ChillCode === '' ? null : await openPerson(context, ChillCode);
  const isFurther = sql`(${changes.effectiveFrom}, ${changes.number}) >
    (select last.effective_from, last.number from ${changes} last where last.code = ${After})`;
  const found = await db
    .select({ change: changes, personId: employments.personId })
    .from(changes)
    .innerJoin(employments, eq(employments.id, changes.employmentId))
    .where(
      and(
        inArray(changes.state, ['made', 'waiting']),
        or(eq(changes.state, 'waiting'), gt(changes.effectiveFrom, today)),
        Kind === '' ? undefined : eq(changes.kind, Kind),
        person ? eq(changes.employmentId, person.id) : visibleTo(actor, today),
        After === '' ? undefined : isFurther,
      ),
    )
    .orderBy(asc(changes.effectiveFrom), asc(changes.number))
    .limit(PAGE);
  return wireChanges(context, found);
};

/** Everything that was changed of somebody, the latest made first. */
export const listPersonChanges: Handler<'listPersonChanges'> = async ({ ChillCode, Kind, After }, context) => {
  const person = await openPerson(context, ChillCode);
  const last = sql<number>`(select last.number from ${changes} last where last.code = ${After})`;
  const rows = await context.db
    .select()
    .from(changes)
    .where(
      and(
        eq(changes.employmentId, person.id),
        Kind === '' ? undefined : eq(changes.kind, Kind),
        After === '' ? undefined : lt(changes.number, last),
      ),
    )
    .orderBy(desc(changes.number))
    .limit(PAGE);
  return wireChanges(
    context,
    rows.map((change) => ({ change, personId: person.personId })),
  );
};
