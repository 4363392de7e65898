import type { Frequency } from './frequency';

export const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Asia/Kolkata, the organisation's zone, has no summer time: its offset needs no tables of zones. */
const OFFSET_MS = 330 * MINUTE_MS;

/** A stretch of the calendar that repeats: the day, the week that begins on Sunday, the month. */
export interface Cycle {
  /** Counts on by one from each to the next. */
  readonly indexOf: (day: number) => number;
  /** The days of one on which something is due, in order. */
  readonly daysOf: (index: number) => readonly number[];
}

/** The day of an instant on the organisation's clock; days count from 1 January 1970. */
export const dayNumber = (instant: number) => Math.floor((instant + OFFSET_MS) / DAY_MS);

/** The instant of a day and its minute. */
export const instantOn = (day: number, minutes: number) => day * DAY_MS - OFFSET_MS + minutes * MINUTE_MS;

/** `HH:MM` as minutes of the day. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export const instantsOf = (cycle: Cycle, index: number, minutes: number) =>
  cycle.daysOf(index).map((day) => instantOn(day, minutes));

/** The first instant not before another. */
export function firstInstant(cycle: Cycle, from: number, minutes: number): number {
  const index = cycle.indexOf(dayNumber(from));
  const near = [index, index + 1].flatMap((at) => instantsOf(cycle, at, minutes));
  return near.find((instant) => instant >= from)!;
}

/** 1 January 1970 was a Thursday: week 1 begins three days later. */
const week = (weekDays: readonly number[]): Cycle => ({
  indexOf: (day) => Math.floor((day + 4) / 7),
  daysOf: (index) => inOrder(weekDays.map((weekDay) => index * 7 - 4 + weekDay - 1)),
});

const month = (days: readonly number[]): Cycle => ({
  indexOf: (day) => {
    const date = new Date(day * DAY_MS);
    return date.getUTCFullYear() * 12 + date.getUTCMonth();
  },
  daysOf: (index) => {
    const before = Date.UTC(Math.floor(index / 12), index % 12, 0) / DAY_MS;
    const last = Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0) / DAY_MS;
    return inOrder(days.map((day) => Math.min(before + day, last)));
  },
});

const everyDay: Cycle = { indexOf: (day) => day, daysOf: (index) => [index] };

export function cycleOf(frequency: Frequency): Cycle {
  if (frequency.kind === 'weekly') return week(frequency.weekDays);
  return frequency.kind === 'monthly' ? month(frequency.days) : everyDay;
}

const inOrder = (days: readonly number[]) => [...new Set(days)].sort((one, other) => one - other);
