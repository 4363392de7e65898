import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { namedPeople } from '../../named-people';
import { employments } from '../../tables';
import { seesEveryone, visibleTo } from '../../visibility';

/** The lists of everyone whom one may name; what any other shows is of those whose record is open. */
const NAMED_LISTS = new Set(['employeesearch', 'orgchart']);

/**
 * Whom a list may show to the reader, as a condition on people and their places of a day; undefined where that is everyone. What is to
 * come of oneself is told by no list.
 */
export async function peopleOfList(
  { actor, db, now }: Pick<CallContext, 'actor' | 'db' | 'now'>,
  urlName: string,
  on: CalendarDate,
): Promise<SQL | undefined> {
  const today = dayOf(now);
  if (NAMED_LISTS.has(urlName)) return namedPeople({ actor, db, today, on });
  // A role that sees nobody else is not asked of each.
  const seesOthers = actor.scopes.some((scope) => scope !== 'self');
  const isSeen = seesOthers ? visibleTo(actor, today) : eq(employments.personId, actor.personId);
  return and(
    (await seesEveryone(db, actor, today)) ? undefined : isSeen,
    on > today ? ne(employments.personId, actor.personId) : undefined,
  );
}
