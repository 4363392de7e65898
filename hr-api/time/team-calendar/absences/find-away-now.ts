import type { Absence, AbsenceSource } from '../../../people/absences';
import { dayIn, dayOf, daysAfter, type CalendarDate } from '../../../platform/dates';
import { joinAbsences, type AwayRun } from './join-absences';
import { byEmployment, readApprovedDays } from './read-days';
import { calendarOn, readCalendars, worksIn } from './read-calendars';
import { SpanDays } from './span-days';
import { halvesOf, hoursOf } from './wire-absences';

/** So far back that leave of which today is a free day in between is found. */
const DAYS_BACK = 31;
const DAYS_AHEAD = 366;

interface Now {
  readonly span: SpanDays;
  readonly today: CalendarDate;
  readonly isWorked: (half: number) => boolean;
}

/** That somebody is away in a run, on the day on which they are. */
function absenceIn({ first, last }: AwayRun<true>, { span, today, isWorked }: Now): Absence {
  const morning = span.morningOf(today);
  let back = last + 1;
  while (back < span.halves && !isWorked(back)) back++;
  return {
    portion: first > morning ? 'second' : last === morning ? 'first' : 'whole',
    lastDay: span.dayAt(last),
    backOn: back < span.halves ? span.dayAt(back) : null,
  };
}

/** Who of some employments has approved leave on the day on which they are now, halves of it included. */
export const findAwayNow: AbsenceSource = async ({ db, now }, employmentIds) => {
  const found = new Map<string, Absence>();
  const here = dayOf(now);
  const around = { from: daysAfter(here, -DAYS_BACK), to: daysAfter(here, DAYS_AHEAD) };
  const approved = await readApprovedDays(db, employmentIds, around);
  const days = byEmployment(approved.filter((day) => hoursOf(day) === 0));
  if (days.size === 0) return found;
  const calendars = await readCalendars(db, [...days.keys()], { span: around, today: here });
  const span = new SpanDays(around.from, around.to);
  for (const [id, own] of days) {
    const theirs = calendars.get(id) ?? [];
    const today = dayIn(calendarOn(theirs, here)?.zone ?? '', now);
    const isWorked = worksIn(theirs, span);
    const halves = own.flatMap((day) => halvesOf(day, span)).map((half) => ({ half, told: true as const }));
    const morning = span.morningOf(today);
    const runs = joinAbsences(halves, { isWorked, isSame: () => true });
    const run = runs.find(({ first, last }) => first <= morning + 1 && last >= morning);
    if (run) found.set(id, absenceIn(run, { span, today, isWorked }));
  }
  return found;
};
