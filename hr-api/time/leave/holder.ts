import { and, eq } from 'drizzle-orm';
import { nearestEmployment } from '../../people/data';
import type { Span } from '../../people/effective-dates';
import { employments } from '../../people/tables';
import { visibleTo } from '../../people/visibility';
import type { CallContext } from '../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../platform/dates';
import { ApiError } from '../../platform/errors';

export type LeaveReader = Pick<CallContext, 'actor' | 'db' | 'now' | 'language'>;

/** Whose leave it is. */
export interface LeaveHolder extends Span {
  readonly id: string;
  readonly personId: string;
  readonly isOwn: boolean;
}

/**
 * The day of whoever reads their own leave: they are told of no move and no leaving that is to come. Null for who keeps it, and for a
 * joiner, of whom nothing has begun.
 */
export const toldOn = ({ isOwn, validFrom }: Pick<LeaveHolder, 'isOwn' | 'validFrom'>, today: CalendarDate) =>
  isOwn && validFrom <= today ? today : null;

const { id, code, personId, validFrom, validTo } = employments;
const columns = { id, personId, validFrom, validTo };

/** Whether a row of employments is the caller's own, or of somebody whose leave they keep. */
const isOpen = ({ actor, now }: LeaveReader) =>
  actor.permissions.has('leave.keep') ? visibleTo(actor, dayOf(now), 'one') : eq(personId, actor.personId);

/** The caller without a code; else whose leave they keep. Anybody else is unknown. */
export async function openHolder(reader: LeaveReader, wanted: string): Promise<LeaveHolder> {
  const { actor, db, now } = reader;
  if (wanted === '') {
    const own = await nearestEmployment(db, actor.personId, dayOf(now));
    if (!own) throw new ApiError('not_found');
    return { ...own, personId: actor.personId, isOwn: true };
  }
  const [found] = await db
    .select(columns)
    .from(employments)
    .where(and(eq(code, wanted), isOpen(reader)));
  if (!found) throw new ApiError('not_found');
  return { ...found, isOwn: found.personId === actor.personId };
}

/** The same of an employment that something open names: one's own in every role. */
export async function holderOf(reader: LeaveReader, employmentId: string): Promise<LeaveHolder | null> {
  const { actor, db } = reader;
  const [own] = await db
    .select(columns)
    .from(employments)
    .where(and(eq(id, employmentId), eq(personId, actor.personId)));
  if (own) return { ...own, isOwn: true };
  const [kept] = await db
    .select(columns)
    .from(employments)
    .where(and(eq(id, employmentId), isOpen(reader)));
  return kept ? { ...kept, isOwn: false } : null;
}
