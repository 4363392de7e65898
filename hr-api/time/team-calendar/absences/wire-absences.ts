import { HALF_DAY, HOUR } from '../../../../lib/contract/time/leave/leave-rules';
import type { CalendarAbsence } from '../../../../lib/contract/time/team-calendar/team-calendar';
import { joinAbsences, type AwayHalf, type AwayRun } from './join-absences';
import type { AwayDay } from './read-days';
import { HALVES, type SpanDays } from './span-days';

type Told = Pick<CalendarAbsence, 'State' | 'TypeName' | 'Hours'>;

/** The hours of a day of which only some are away, 0 for halves and days. */
export const hoursOf = ({ first, second, amount }: Pick<AwayDay, 'first' | 'second' | 'amount'>): number =>
  amount < (Number(first) + Number(second)) * HALF_DAY ? Math.ceil(amount / HOUR) : 0;

/** The halves of a span that a day away takes. */
export function halvesOf({ day, first, second }: Pick<AwayDay, 'day' | 'first' | 'second'>, span: SpanDays): number[] {
  const morning = span.morningOf(day);
  return [...(first ? [morning] : []), ...(second ? [morning + 1] : [])];
}

function wireRun({ first, last, told }: AwayRun<Told>, span: SpanDays): CalendarAbsence {
  const [From, To] = [span.wireAt(first), span.wireAt(last)];
  const FromPortion = first % HALVES === 1 ? 'second' : first === last ? 'first' : 'whole';
  const ToPortion = last % HALVES === 0 ? 'first' : From === To ? FromPortion : 'whole';
  return { From, To, FromPortion, ToPortion, ...told };
}

interface Wiring {
  /** What was read. */
  readonly span: SpanDays;
  /** The part of it that is asked for. */
  readonly shown: Pick<SpanDays, 'from' | 'to'>;
  readonly isWorked: (half: number) => boolean;
  readonly typeNameOf: (day: AwayDay) => string;
}

/** Days of which only hours are away stay apart. */
const isSame = (one: Told, other: Told) =>
  one === other || (one.State === other.State && one.TypeName === other.TypeName && one.Hours + other.Hours === 0);

/** The days away of one person as runs, those that are told alike joined: all that touch what is shown, from end to end. */
export function wireAbsences(days: readonly AwayDay[], wiring: Wiring): CalendarAbsence[] {
  const { span, shown, isWorked, typeNameOf } = wiring;
  const halves = days.flatMap((day): AwayHalf<Told>[] => {
    const State = day.state === 'pending' ? 'pending' : 'approved';
    const told: Told = { State, TypeName: typeNameOf(day), Hours: hoursOf(day) };
    return halvesOf(day, span).map((half) => ({ half, told }));
  });
  const [begin, end] = [span.morningOf(shown.from), span.morningOf(shown.to) + 1];
  return joinAbsences(halves, { isWorked, isSame })
    .filter(({ first, last }) => first <= end && last >= begin)
    .map((run) => wireRun(run, span));
}
