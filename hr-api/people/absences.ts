import type { DayPortion } from '../../lib/contract/platform/calendar-rules';
import type { AwayNow } from '../../lib/contract/people/absence-shape';
import type { CallContext } from '../platform/calls/call';
import { wireDate, type CalendarDate } from '../platform/dates';

/** That somebody is away on the day on which they are now. */
export interface Absence {
  /** What of that day. */
  readonly portion: DayPortion;
  readonly lastDay: CalendarDate;
  /** On which they work again; null where nobody knows it yet. */
  readonly backOn: CalendarDate | null;
}

export type AbsenceContext = Pick<CallContext, 'db' | 'now' | 'services'>;

/**
 * Who of some employments is away now, by the employment: what their colleagues may know, and nothing of why. Whoever asks has made
 * sure that the reader may know the person by name.
 */
export type AbsenceSource = (
  context: AbsenceContext,
  employmentIds: readonly string[],
) => Promise<ReadonlyMap<string, Absence>>;

declare module '../platform/offers' {
  interface Offers {
    /** Who is away, as it knows it. */
    readonly absences?: AbsenceSource;
  }
}

/** Who of some employments is away now, as the capabilities know it. */
export async function findAbsences(
  context: AbsenceContext,
  employmentIds: readonly string[],
): Promise<ReadonlyMap<string, Absence>> {
  const found = new Map<string, Absence>();
  if (employmentIds.length === 0) return found;
  for (const { absences } of context.services.capabilities)
    for (const [id, absence] of (await absences?.(context, employmentIds)) ?? []) found.set(id, absence);
  return found;
}

export const wireAbsence = ({ portion, lastDay, backOn }: Absence): AwayNow => ({
  Portion: portion,
  Until: wireDate(lastDay),
  BackOn: backOn === null ? '' : wireDate(backOn),
});
