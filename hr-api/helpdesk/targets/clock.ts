import { differenceInCalendarDays, parseISO } from 'date-fns';
import type { CalendarDate } from '../../platform/dates';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Asia/Kolkata has had this offset, and no summer time, since 1945. */
const OFFSET = 330 * MINUTE;
/** Days from a Monday to 1 January 1970. */
const MONDAY_TO_EPOCH = 3;

/** From when to when clocks run on a weekday, in minutes since midnight; 1 is Monday. */
export interface WorkingDay {
  readonly weekday: number;
  readonly from: number;
  readonly to: number;
}

/** The time in which clocks run, by the week and without holidays, in Asia/Kolkata. */
export class WorkingTime {
  /** Milliseconds of work before each day of a week, and of the whole week at the end. */
  private readonly before: readonly number[];
  private readonly week: readonly (WorkingDay | undefined)[];
  /** Holidays that take working time away, as numbers of days, with the milliseconds that they and all before them take. */
  private readonly free: readonly { readonly day: number; readonly lost: number }[];

  constructor(days: readonly WorkingDay[], holidays: readonly CalendarDate[]) {
    this.week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => days.find((day) => day.weekday === weekday));
    this.before = this.week.reduce<number[]>((sums, day) => [...sums, sums.at(-1)! + lengthOf(day)], [0]);
    let lost = 0;
    this.free = [...new Set(holidays)]
      .map((on) => differenceInCalendarDays(parseISO(on), parseISO('1970-01-01')))
      .sort((one, other) => one - other)
      .filter((day) => lengthOf(this.ordinarily(day)) > 0)
      .map((day) => ({ day, lost: (lost += lengthOf(this.ordinarily(day))) }));
  }

  /** The minutes of working time from one instant to another; negative where the other is earlier. */
  minutesBetween(from: Date, to: Date): number {
    return (this.workedUntil(to) - this.workedUntil(from)) / MINUTE;
  }

  /**
   * The instant by which so many minutes of working time have passed, at the end of a day rather than at the beginning of the
   * next; before `from` for negative minutes. Null where no clock ever runs.
   */
  after(from: Date, minutes: number): Date | null {
    if (minutes === 0) return from;
    if (this.before.at(-1) === 0) return null;
    const goal = this.workedUntil(from) + minutes * MINUTE;
    const day = this.dayThatReaches(goal, dayOf(from));
    const opening = day * DAY + (this.worksOn(day)?.from ?? 0) * MINUTE;
    return new Date(opening + goal - this.workedBefore(day) - OFFSET);
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
    const day = dayOf(instant);
    const hours = this.worksOn(day);
    if (!hours) return this.workedBefore(day);
    const sinceOpening = instant.getTime() + OFFSET - day * DAY - hours.from * MINUTE;
    return this.workedBefore(day) + Math.min(Math.max(sinceOpening, 0), lengthOf(hours));
  }

  private workedBefore(day: number): number {
    const weeks = Math.floor((day + MONDAY_TO_EPOCH) / 7);
    return weeks * this.before.at(-1)! + this.before[weekdayOf(day)]! - this.lostBefore(day);
  }

  private lostBefore(day: number): number {
    let [low, high] = [0, this.free.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.free[middle]!.day < day) low = middle + 1;
      else high = middle;
    }
    return this.free[low - 1]?.lost ?? 0;
  }

  private ordinarily(day: number): WorkingDay | undefined {
    return this.week[weekdayOf(day)];
  }

  private worksOn(day: number): WorkingDay | undefined {
    return this.lostBefore(day) === this.lostBefore(day + 1) ? this.ordinarily(day) : undefined;
  }
}

const lengthOf = (day: WorkingDay | undefined) => (day ? (day.to - day.from) * MINUTE : 0);

/** 0 is Monday. */
const weekdayOf = (day: number) => (((day + MONDAY_TO_EPOCH) % 7) + 7) % 7;

/** The day in Asia/Kolkata, counted from 1 January 1970. */
const dayOf = (instant: Date) => Math.floor((instant.getTime() + OFFSET) / DAY);
