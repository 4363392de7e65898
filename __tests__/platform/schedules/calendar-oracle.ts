import { formatInTimeZone } from 'date-fns-tz';
import type { Timetable } from '@/lib/contract/platform/schedules/timetable';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const WEEK_DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A day as the zone's own tables name it. */
interface NamedDay {
  readonly on: string;
  readonly month: string;
  readonly dayOfMonth: number;
  readonly weekDay: number;
  readonly isLastOfMonth: boolean;
}

function nameDay(noon: number): NamedDay {
  const inZone = (instant: number, pattern: string) => formatInTimeZone(instant, 'Asia/Kolkata', pattern);
  return {
    on: inZone(noon, 'yyyy-MM-dd'),
    month: inZone(noon, 'yyyy-MM'),
    dayOfMonth: Number(inZone(noon, 'd')),
    weekDay: WEEK_DAY_NAMES.indexOf(inZone(noon, 'EEEE')) + 1,
    isLastOfMonth: inZone(noon, 'MM') !== inZone(noon + DAY_MS, 'MM'),
  };
}

/** Days one after another: what the calendar computes, this walks through. */
export function daysFrom(from: Date, count: number): NamedDay[] {
  const noon = Date.parse(`${formatInTimeZone(from, 'Asia/Kolkata', 'yyyy-MM-dd')}T12:00:00+05:30`);
  return Array.from({ length: count }, (_, at) => nameDay(noon + at * DAY_MS));
}

function matches({ frequency }: Timetable, day: NamedDay): boolean {
  if (frequency.kind === 'weekly') return frequency.weekDays.includes(day.weekDay);
  if (frequency.kind !== 'monthly') return true;
  const { days } = frequency;
  return days.includes(day.dayOfMonth) || (day.isLastOfMonth && days.some((wanted) => wanted > day.dayOfMonth));
}

/** Which turn a day belongs to: each day, each week from Sunday on, each month is one more than the one before. */
function countTurns({ frequency }: Timetable, days: readonly NamedDay[]): number[] {
  let turn = 0;
  return days.map((day, at) => {
    const before = days[at - 1];
    const isNew = {
      daily: true,
      weekly: day.weekDay === 1,
      monthly: before?.month !== day.month,
      hourly: false,
      minutes: false,
    }[frequency.kind];
    if (before && isNew) turn += 1;
    return turn;
  });
}

/** Every instant that is due on the given days, found by looking at each day, or by adding up the minutes. */
export function expectedInstants(timetable: Timetable, days: readonly NamedDay[]): string[] {
  const { frequency, time, from, times = Infinity, until = '9999-12-31' } = timetable;
  const isoOf = (instant: number) => new Date(instant).toISOString();
  const all: string[] = [];
  if (frequency.kind === 'minutes' || frequency.kind === 'hourly') {
    const minutes = frequency.every * (frequency.kind === 'hourly' ? frequency.hours * 60 : 1);
    const start = frequency.kind === 'hourly' ? Date.parse(`${days[0]!.on}T${time}:00+05:30`) : Date.parse(from);
    const end = Date.parse(`${days.at(-1)!.on}T23:59:59+05:30`);
    for (let at = start; at <= end; at += minutes * MINUTE_MS) if (at >= Date.parse(from)) all.push(isoOf(at));
  } else {
    const turns = countTurns(timetable, days);
    let firstTurn: number | null = null;
    days.forEach((day, at) => {
      const instant = Date.parse(`${day.on}T${time}:00+05:30`);
      if (instant < Date.parse(from) || !matches(timetable, day)) return;
      firstTurn ??= turns[at]!;
      if ((turns[at]! - firstTurn) % frequency.every === 0) all.push(isoOf(instant));
    });
  }
  return all.filter((iso) => formatInTimeZone(iso, 'Asia/Kolkata', 'yyyy-MM-dd') <= until).slice(0, times);
}
