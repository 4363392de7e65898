import { and, asc, desc, eq, gt, inArray, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { LINES } from '../../people/changes/kinds';
import { changes } from '../../people/changes/tables';
import { canCorrectHistory, keepsPeople } from '../../people/policy';
import { employments } from '../../people/tables';
import { visibleTo } from '../../people/visibility';
import { openPerson } from '../open-person';
import { wireChanges } from './wire-changes';

const PAGE = 50;

/**
 * What is to come of others, the nearest day first; what waits for its approval among it. Whom people will report to is told to those
 * who keep them.
 */
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
        ne(employments.personId, actor.personId),
        keepsPeople(actor) ? undefined : notInArray(changes.kind, [...LINES]),
        Kind === '' ? undefined : eq(changes.kind, Kind),
        person ? eq(changes.employmentId, person.id) : visibleTo(actor, today),
        After === '' ? undefined : isFurther,
      ),
    )
    .orderBy(asc(changes.effectiveFrom), asc(changes.number))
    .limit(PAGE);
  return wireChanges(context, found);
};

/** Everything that was changed of somebody, the latest made first; what only was planned, to those who may hear of it. */
export const listPersonChanges: Handler<'listPersonChanges'> = async ({ ChillCode, Kind, After }, context) => {
  const person = await openPerson(context, ChillCode);
  const { effectiveFrom, state, undoneAt, kind } = changes;
  const isOwn = person.personId === context.actor.personId;
  const wasInForce = and(
    lte(effectiveFrom, dayOf(context.now)),
    or(eq(state, 'made'), sql`${undoneAt} >= ${effectiveFrom}`),
  );
  const isTold = isOwn ? wasInForce : or(notInArray(kind, [...LINES]), wasInForce);
  const last = sql<number>`(select last.number from ${changes} last where last.code = ${After})`;
  const rows = await context.db
    .select()
    .from(changes)
    .where(
      and(
        eq(changes.employmentId, person.id),
        canCorrectHistory(context.actor, person) ? undefined : isTold,
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
