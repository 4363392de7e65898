import { createHash } from 'node:crypto';
import type { CalendarOn } from '../../platform/calendar/calendar-rules';
import type { IcalEvent } from '../../platform/calendar/write-ical';
import type { AwayDay } from '../team-calendar/absences/read-days';
import { calendarOn, worksIn, type CalendarFrom } from '../team-calendar/absences/read-calendars';
import { joinAbsences } from '../team-calendar/absences/join-absences';
import { HALVES, type SpanDays } from '../team-calendar/absences/span-days';
import { halvesOf, hoursOf } from '../team-calendar/absences/wire-absences';
import { piecesOf } from './feed-pieces';

/** What is told of a day. */
export interface Told {
  /** Days in a row that say the same are one absence. */
  readonly group: string;
  readonly summary: string;
  /** Of a day of which only hours are away; 0 for days and halves. Nobody knows which hours. */
  readonly hours: number;
  readonly isTentative: boolean;
}

interface Absences {
  readonly days: readonly AwayDay[];
  readonly calendars: readonly CalendarFrom[];
  readonly tellOf: (day: AwayDay, hours: number) => Told;
  /** By what an absence is known again: as the how-manieth of its group it is, or as the one that begins so. */
  readonly knownBy: 'number' | 'beginning';
}

interface Window {
  /** What was read. */
  readonly span: SpanDays;
  /** The part of it that is told. */
  readonly shown: Pick<SpanDays, 'from' | 'to'>;
  /** Other for each subscription, so that nobody recognises an event of one in another. */
  readonly feedId: string;
}

const isSame = (one: Told, other: Told) =>
  one === other || (one.group === other.group && one.hours + other.hours === 0);

const uidOf = (feedId: string, key: string) => createHash('sha256').update(`${feedId} ${key}`).digest('base64url');

/** The absences of one person as events: whole ones of all that touch what is shown. */
export function eventsOf({ days, calendars, tellOf, knownBy }: Absences, { span, shown, feedId }: Window): IcalEvent[] {
  const halves = days.flatMap((day) => {
    const told = tellOf(day, hoursOf(day));
    return halvesOf(day, span).map((half) => ({ half, told }));
  });
  const [begin, end] = [span.morningOf(shown.from), span.morningOf(shown.to) + 1];
  const on: CalendarOn = (day) => calendarOn(calendars, day);
  const numbers = new Map<string, number>();
  return joinAbsences(halves, { isWorked: worksIn(calendars, span), isSame }).flatMap((run) => {
    const { told } = run;
    const number = numbers.get(told.group) ?? 0;
    numbers.set(told.group, number + 1);
    if (run.first > end || run.last < begin) return [];
    const beginning = `${span.dayAt(run.first)} ${run.first % HALVES}`;
    const key = knownBy === 'number' ? number : beginning;
    return piecesOf(run, span, on).map((piece, at) => ({
      uid: uidOf(feedId, `${told.group} ${key} ${at}`),
      summary: told.summary,
      span: piece,
      isTentative: told.isTentative,
      isAway: told.hours === 0,
    }));
  });
}
