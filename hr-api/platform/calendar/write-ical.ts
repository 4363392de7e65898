import type { CalendarDate } from '../dates';
import { daysAfter } from '../dates';

/** Whole days, the last one included; or from one instant to another. */
export type IcalSpan =
  { readonly firstDay: CalendarDate; readonly lastDay: CalendarDate } | { readonly from: Date; readonly to: Date };

export interface IcalEvent {
  /** The same for the same event, whatever becomes of it, and of no other event anywhere. */
  readonly uid: string;
  readonly summary: string;
  readonly span: IcalSpan;
  /** Whether it is not settled yet. */
  readonly isTentative: boolean;
  /** Whether somebody is away meanwhile; else it only stands there. */
  readonly isAway: boolean;
}

export interface IcalCalendar {
  readonly name: string;
  /** Whether all of it is for its reader's eyes alone. */
  readonly isPrivate: boolean;
  /** Since when it is as it is, and how many other states it had before. */
  readonly changedAt: Date;
  readonly revision: number;
  readonly events: readonly IcalEvent[];
}

/** How often programs are asked to look for news. */
const REFRESH = 'PT1H';

const PRODUCT = '-//Humming bird//Calendar//EN';

/** RFC 5545, 3.1: octets of a line without its end. */
const MAX_OCTETS = 75;

/** A calendar as iCalendar (RFC 5545). The same calendar is the same text, byte for byte. */
export function writeIcal({ name, isPrivate, changedAt, revision, events }: IcalCalendar): string {
  const stamp = utcText(changedAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${textValue(name)}`,
    `X-WR-CALNAME:${textValue(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${textValue(event.uid)}`,
      `DTSTAMP:${stamp}`,
      `LAST-MODIFIED:${stamp}`,
      `SEQUENCE:${revision}`,
      ...spanLines(event.span),
      `SUMMARY:${textValue(event.summary)}`,
      `STATUS:${event.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
      `TRANSP:${event.isAway ? 'OPAQUE' : 'TRANSPARENT'}`,
      `CLASS:${isPrivate ? 'PRIVATE' : 'PUBLIC'}`,
      `X-MICROSOFT-CDO-BUSYSTATUS:${busyStatus(event)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** What Outlook shows, which knows one word more than the standard. */
const busyStatus = ({ isTentative, isAway }: IcalEvent) => (!isAway ? 'FREE' : isTentative ? 'TENTATIVE' : 'OOF');

/** The end is the first day, or instant, that does not belong to it. */
const spanLines = (span: IcalSpan): string[] =>
  'from' in span
    ? [`DTSTART:${utcText(span.from)}`, `DTEND:${utcText(span.to)}`]
    : [`DTSTART;VALUE=DATE:${dayText(span.firstDay)}`, `DTEND;VALUE=DATE:${dayText(daysAfter(span.lastDay, 1))}`];

const dayText = (day: CalendarDate) => day.replaceAll('-', '');

const utcText = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** RFC 5545, 3.3.11. No other control character may stand in a text. */
const textValue = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** A long line goes on in the next one behind a blank. No character is cut, though it is of several octets. */
function folded(line: string): string {
  let [text, octets] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) [text, octets] = [`${text}\r\n `, 1];
    text += character;
    octets += size;
  }
  return text;
}
