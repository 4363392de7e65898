import { cycleOf, dayNumber, firstInstant, instantOn, instantsOf, MINUTE_MS, minutesOf } from './calendar-cycles';
import type { Frequency } from './frequency';

/** When something is due: what a schedule stores, and what a form has before it is saved. */
export interface Timetable {
  /** ISO 8601; nothing is due before. `every` counts from the first instant that is due. */
  readonly from: string;
  /** `HH:MM` in Asia/Kolkata. */
  readonly time: string;
  readonly frequency: Frequency;
  /** `YYYY-MM-DD`, the last day on which it may be due. */
  readonly until?: string;
  /** How often it is due at all; once is 1. */
  readonly times?: number;
}

/** The first instant after another at which it is due; null where it is due no more. */
export function nextDue(timetable: Timetable, after: Date): Date | null {
  const next = nextOf(timetable, after.getTime());
  return next <= endOf(timetable) ? new Date(next) : null;
}

/** The last instant up to another at which it was due; null where it was not yet. */
export function lastDue(timetable: Timetable, upTo: Date): Date | null {
  const last = lastOf(timetable, Math.min(upTo.getTime(), endOf(timetable)));
  return last === null ? null : new Date(last);
}

/** So many instants after another at which it is due; fewer where it ends. */
export function nextDues(timetable: Timetable, after: Date, count: number): Date[] {
  const all: Date[] = [];
  for (let next = nextDue(timetable, after); next && all.length < count; next = nextDue(timetable, next))
    all.push(next);
  return all;
}

/** The step of what recurs by the minute or hour; null for what recurs by the day. */
function stepOf({ frequency }: Timetable): number | null {
  if (frequency.kind === 'minutes') return frequency.every * MINUTE_MS;
  return frequency.kind === 'hourly' ? frequency.every * frequency.hours * 60 * MINUTE_MS : null;
}

function firstOf(timetable: Timetable): number {
  const from = Date.parse(timetable.from);
  const { frequency, time } = timetable;
  if (frequency.kind === 'minutes') return from;
  const step = stepOf(timetable);
  if (step === null) return firstInstant(cycleOf(frequency), from, minutesOf(time));
  const start = instantOn(dayNumber(from), minutesOf(time));
  return start + Math.max(0, Math.ceil((from - start) / step)) * step;
}

function nextOf(timetable: Timetable, after: number): number {
  const first = firstOf(timetable);
  if (after < first) return first;
  const step = stepOf(timetable);
  if (step !== null) return first + (Math.floor((after - first) / step) + 1) * step;
  const around = dueAround(timetable, first, after);
  return around.find((instant) => instant > after)!;
}

function lastOf(timetable: Timetable, upTo: number): number | null {
  const first = firstOf(timetable);
  if (upTo < first) return null;
  const step = stepOf(timetable);
  if (step !== null) return first + Math.floor((upTo - first) / step) * step;
  const around = dueAround(timetable, first, upTo);
  return around.findLast((instant) => instant <= upTo)!;
}

/** What is due in the weeks or months before, at and after an instant, in order. */
function dueAround({ frequency, time }: Timetable, first: number, instant: number): number[] {
  const cycle = cycleOf(frequency);
  const start = cycle.indexOf(dayNumber(first));
  const turn = Math.floor((cycle.indexOf(dayNumber(instant)) - start) / frequency.every);
  const indexes = [turn - 1, turn, turn + 1].map((at) => start + at * frequency.every);
  return indexes.flatMap((index) => instantsOf(cycle, index, minutesOf(time))).filter((due) => due >= first);
}

/** The last instant that may be due. */
function endOf(timetable: Timetable): number {
  const { until, times } = timetable;
  const lastOfDays = until === undefined ? Infinity : instantOn(Date.parse(until) / 86_400_000 + 1, 0) - 1;
  if (times === undefined) return lastOfDays;
  let last = firstOf(timetable);
  for (let count = 1; count < times && last <= lastOfDays; count += 1) last = nextOf(timetable, last);
  return Math.min(last, lastOfDays);
}
