import { getTimezoneOffset } from 'date-fns-tz';
import { workedHalves, type WorkHours } from './calendar-rules';
import { calendarOf, hoursOf, weekOfMonth, type CalendarFacts, type WorkWeekday } from './work-week';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Days from a Monday to 1 January 1970, from which days are counted. */
const MONDAY_TO_EPOCH = 3;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/**
 * The working hours of a calendar as one run of time. A day is as long as the clock on the wall says: hours that a change of clocks
 * leaves out end with the day.
 */
export class WorkingTime {
  /** By weekday, 0 being Monday. */
  private readonly week: readonly (WorkWeekday | undefined)[];
  /** The hours of days that are not as their week has them. */
  private readonly exceptions: ReadonlyMap<number, WorkHours | null>;
  /** Those days, with the milliseconds of work that they and all before them lack. */
  private readonly lost: readonly { readonly day: number; readonly lost: number }[];
  /** The zone's offset on days of the universal clock on which it does not change; null on the others. */
  private readonly offsets = new Map<number, number | null>();

  constructor(private readonly facts: Pick<CalendarFacts, 'zone' | 'week' | 'days'>) {
    this.week = WEEKDAYS.map((weekday) => facts.week.find((day) => day.weekday === weekday + 1));
    const calendar = calendarOf({ ...facts, code: '' });
    const days = [...new Set(facts.days.map(({ day }) => day))].sort();
    const exceptions = days.flatMap((on) => {
      const day = Date.parse(`${on}T00:00:00Z`) / DAY;
      const weekday = this.ordinarily(day);
      if (!weekday) return [];
      const hours = hoursOf(weekday, workedHalves(calendar, on));
      return [{ day, hours, lost: lengthOf(weekday) - lengthOf(hours) }];
    });
    this.exceptions = new Map(exceptions.map(({ day, hours }) => [day, hours]));
    let sum = 0;
    this.lost = exceptions.map(({ day, lost }) => ({ day, lost: (sum += lost) }));
  }

  /** The minutes of working time from one instant to another; negative where the other is earlier. */
  minutesBetween(from: Date, to: Date): number {
    return (this.workedUntil(to) - this.workedUntil(from)) / MINUTE;
  }

  /**
   * The instant by which so many minutes of working time have passed, at the end of a day rather than at the beginning of the
   * next; before `from` for negative minutes. Null where nobody ever works.
   */
  after(from: Date, minutes: number): Date | null {
    if (minutes === 0) return from;
    if (!this.week.some((day) => day && !WEEKS.every((week) => day.offWeeks.includes(week)))) return null;
    const goal = this.workedUntil(from) + minutes * MINUTE;
    const day = this.dayThatReaches(goal, this.dayOf(from));
    const hours = this.worksOn(day) ?? { from: 0, to: 0 };
    const due = this.instantOf(day, hours.from) + goal - this.workedBefore(day);
    return new Date(Math.min(due, this.instantOf(day, hours.to)));
  }

  /** The first day at whose end the goal is reached, found in steps that double and then by halves. */
  private dayThatReaches(goal: number, start: number): number {
    const isReachedOn = (day: number) => this.workedBefore(day + 1) >= goal;
    let [low, high, step] = [start - 1, start, 1];
    while (!isReachedOn(high)) [low, high, step] = [high, high + step, step * 2];
    while (isReachedOn(low)) [low, high, step] = [low - step, low, step * 2];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (isReachedOn(middle)) high = middle;
      else low = middle;
    }
    return high;
  }

  private workedUntil(instant: Date): number {
    const day = this.dayOf(instant);
    const hours = this.worksOn(day);
    if (!hours) return this.workedBefore(day);
    const sinceOpening = instant.getTime() - this.instantOf(day, hours.from);
    return this.workedBefore(day) + Math.min(Math.max(sinceOpening, 0), lengthOf(hours));
  }

  private workedBefore(day: number): number {
    const month = monthOf(day);
    const worked = this.week.reduce(
      (sum, weekday, at) => (weekday ? sum + lengthOf(weekday) * workedDaysBefore(day, month, at, weekday) : sum),
      0,
    );
    return worked - this.lostBefore(day);
  }

  private lostBefore(day: number): number {
    let [low, high] = [0, this.lost.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.lost[middle]!.day < day) low = middle + 1;
      else high = middle;
    }
    return this.lost[low - 1]?.lost ?? 0;
  }

  private ordinarily(day: number): WorkWeekday | undefined {
    const weekday = this.week[weekdayOf(day)];
    return weekday?.offWeeks.includes(weekOfMonth(new Date(day * DAY).getUTCDate())) ? undefined : weekday;
  }

  private worksOn(day: number): WorkHours | null {
    return this.exceptions.has(day) ? (this.exceptions.get(day) ?? null) : (this.ordinarily(day) ?? null);
  }

  /** The day of an instant where the calendar is, counted from 1 January 1970. */
  private dayOf(instant: Date): number {
    return Math.floor((instant.getTime() + this.offsetAt(instant.getTime())) / DAY);
  }

  /** The instant at which the clock on the wall shows a minute of a day. */
  private instantOf(day: number, minute: number): number {
    const wall = day * DAY + minute * MINUTE;
    return wall - this.offsetAt(wall - this.offsetAt(wall));
  }

  private offsetAt(instant: number): number {
    const { zone } = this.facts;
    const day = Math.floor(instant / DAY);
    let offset = this.offsets.get(day);
    if (offset === undefined) {
      const atStart = getTimezoneOffset(zone, new Date(day * DAY));
      offset = atStart === getTimezoneOffset(zone, new Date((day + 1) * DAY)) ? atStart : null;
      this.offsets.set(day, offset);
    }
    return offset ?? getTimezoneOffset(zone, new Date(instant));
  }
}

const WEEKS = [1, 2, 3, 4, 5];

const lengthOf = (hours: WorkHours | null) => (hours ? (hours.to - hours.from) * MINUTE : 0);

/** 0 is Monday. */
const weekdayOf = (day: number) => (((day + MONDAY_TO_EPOCH) % 7) + 7) % 7;

interface Month {
  /** Counted from January 1970. */
  readonly number: number;
  readonly firstDay: number;
}

function monthOf(day: number): Month {
  const date = new Date(day * DAY);
  const number = (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
  return { number, firstDay: day - date.getUTCDate() + 1 };
}

/** How many of a weekday lie before a day, counted from the first Monday's week of 1970. */
const weekdaysBefore = (day: number, weekday: number) => Math.floor((day + MONDAY_TO_EPOCH - weekday + 6) / 7);

/** How many of a weekday before a day are worked: each month has one first to fourth of it, and the rest of all are fifths. */
function workedDaysBefore(day: number, month: Month, weekday: number, { offWeeks }: WorkWeekday): number {
  const all = weekdaysBefore(day, weekday);
  const beforeMonth = weekdaysBefore(month.firstDay, weekday);
  const inMonth = all - beforeMonth;
  const off = (week: number) =>
    week === 5 ? beforeMonth - 4 * month.number + (inMonth === 5 ? 1 : 0) : month.number + (inMonth >= week ? 1 : 0);
  return offWeeks.reduce((worked, week) => worked - off(week), all);
}
