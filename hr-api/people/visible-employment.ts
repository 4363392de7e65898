import { and, eq, inArray, sql, type Placeholder } from 'drizzle-orm';
import type { Actor } from '../platform/calls/call';
import type { Database } from '../platform/db/database';
import { namedTo } from './colleagues';
import { nearestEmployment } from './data';
import type { CalendarDate } from '../platform/dates';
import type { Span } from './effective-dates';
import { employments } from './tables';
import { seesEveryone, visibleTo, type Viewer } from './visibility';

/** An employment that an actor asked for, and how much of it is open to them: the record, or what `namedTo` tells alone. */
export interface VisibleEmployment extends Span {
  readonly id: string;
  readonly code: string;
  readonly personId: string;
  readonly isWhole: boolean;
}

/** The employments whose record is open to an actor, their own among them in every role, as a condition on `employments`. */
export const openTo = (actor: Viewer, today: CalendarDate | Placeholder) =>
  sql<boolean>`(${employments.personId} = ${actor.personId} or ${visibleTo(actor, today, 'one')})`;

/** The employment with a code, or the actor's own without one; null where there is none or the actor may not know of it. */
export async function getVisibleEmployment(
  db: Database,
  actor: Actor,
  { code, today }: { code: string | undefined; today: CalendarDate },
): Promise<VisibleEmployment | null> {
  const { personId } = actor;
  if (code === undefined) {
    const own = await nearestEmployment(db, personId, today);
    return own && { ...own, personId, isWhole: true };
  }
  const [found] = await db
    .select({
      id: employments.id,
      code: employments.code,
      personId: employments.personId,
      validFrom: employments.validFrom,
      validTo: employments.validTo,
      isWhole: openTo(actor, today),
    })
    .from(employments)
    .where(and(eq(employments.code, code), sql`(${employments.personId} = ${personId} or ${namedTo(actor, today)})`));
  return found ?? null;
}

/** Which of some employments the actor may know by name, as their codes. */
export async function listNameable(
  db: Database,
  actor: Actor,
  { codes, today }: { codes: readonly string[]; today: CalendarDate },
): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  // Asking of each what is true of all costs more than one look beforehand.
  const isNamed = (await seesEveryone(db, actor, today)) ? undefined : namedTo(actor, today);
  const rows = await db
    .select({ code: employments.code })
    .from(employments)
    .where(and(inArray(employments.code, [...codes]), isNamed));
  return new Set(rows.map(({ code }) => code));
}
