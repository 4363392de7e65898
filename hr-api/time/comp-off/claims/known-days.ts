import { and, between, eq } from 'drizzle-orm';
import type { Language } from '../../../../lib/contract/platform/languages';
import type { Span } from '../../../people/effective-dates';
import { personCalendars } from '../../../people/organisation/calendars/person-calendar';
import type { WorkedHalves } from '../../../platform/calendar/calendar-rules';
import { amongIds } from '../../../platform/db/among-ids';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import type { LeaveHolder } from '../../leave/holder';
import { leaveDays } from '../../leave/tables';
import { compOffDays } from '../tables';
import { countDays, type ClaimedDay, type DaysKnown, type WorkedSpan } from './count-days';

type Holder = Span & Pick<LeaveHolder, 'id'>;

interface Counting {
  readonly today: CalendarDate;
  readonly earliest: CalendarDate | null;
  /** The claim itself, where it is stored already. */
  readonly except?: string;
}

/** What is known of the days of some employments in a span, each as their claim is counted. */
export async function readKnownDays(
  db: Database,
  employmentIds: readonly string[],
  { from, to }: Pick<WorkedSpan, 'from' | 'to'>,
  language?: Language,
): Promise<(holder: Holder, counting: Counting) => DaysKnown> {
  const { employmentId, day, claimId, isHeld } = compOffDays;
  const claimed = await db
    .select({ employmentId, day, claimId })
    .from(compOffDays)
    .where(and(amongIds(employmentId, employmentIds), eq(isHeld, true), between(day, from, to)));
  const away = await db
    .select({
      ...{ employmentId: leaveDays.employmentId, day: leaveDays.day },
      ...{ first: leaveDays.first, second: leaveDays.second },
    })
    .from(leaveDays)
    .where(
      and(
        amongIds(leaveDays.employmentId, employmentIds),
        eq(leaveDays.isHeld, true),
        between(leaveDays.day, from, to),
      ),
    );
  const calendarOf = await personCalendars(db, employmentIds, { from, to }, language);
  return (holder, { today, earliest, except }) => {
    const others = claimed.filter((one) => one.employmentId === holder.id && one.claimId !== except);
    return {
      ...{ employed: holder, today, earliest, calendarOn: calendarOf(holder.id) },
      claimed: new Set(others.map((one) => one.day)),
      onLeave: halvesByDay(away.filter((one) => one.employmentId === holder.id)),
    };
  };
}

/** The days of a claim with what of each is credited now. */
export const countClaimed = async (
  db: Database,
  holder: Holder,
  span: WorkedSpan,
  { language, ...counting }: Counting & { readonly language?: Language },
): Promise<ClaimedDay[]> => countDays(span, (await readKnownDays(db, [holder.id], span, language))(holder, counting));

function halvesByDay(away: readonly (WorkedHalves & { readonly day: CalendarDate })[]): DaysKnown['onLeave'] {
  const halves = new Map<CalendarDate, WorkedHalves>();
  for (const { day, first, second } of away) {
    const before = halves.get(day);
    halves.set(day, { first: first || (before?.first ?? false), second: second || (before?.second ?? false) });
  }
  return halves;
}
