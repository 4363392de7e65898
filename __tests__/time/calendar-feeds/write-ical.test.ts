import fc from 'fast-check';
import { writeIcal, type IcalEvent } from '../../../hr-api/platform/calendar/write-ical';
import { readIcal } from '@/components/structure/calendars/read-ical';
import { lineOf, readEvents } from './read-events';

const CHANGED = new Date('2026-03-18T06:30:00Z');
const event = (summary: string, at = 0): IcalEvent => ({
  ...{ uid: `event-${at}`, summary, isTentative: false, isAway: true },
  span: { firstDay: '2026-12-31', lastDay: '2026-12-31' },
});
const written = (name: string, events: readonly IcalEvent[]) =>
  readEvents(writeIcal({ name, isPrivate: true, changedAt: CHANGED, revision: 7, events }));

test('whatever names are, a strict reader gets them back, no line too long and no character cut', () => {
  // Control characters but line breaks and tabs stand in no text; a carriage return is a line break.
  const name = fc.string({ unit: 'binary', maxLength: 120 }).map((text) => text.replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, ''));
  fc.assert(
    fc.property(name, fc.array(name, { maxLength: 3 }), (title, summaries) => {
      const { calendar, events } = written(title, summaries.map(event));
      expect(calendar['X-WR-CALNAME']).toBe(title);
      expect(events.map(({ SUMMARY }) => SUMMARY)).toEqual(summaries);
    }),
  );
});

test('what the portal reads of calendars of holidays reads the days of what it writes', () => {
  const days = { ...event('Paid leave, all of it'), span: { firstDay: '2026-12-30', lastDay: '2027-01-01' } };
  const text = writeIcal({ name: 'Mine', isPrivate: false, changedAt: CHANGED, revision: 1, events: [days] });
  const read = ['2026-12-30', '2026-12-31', '2027-01-01'].map((On) => ({ On, Name: 'Paid leave, all of it' }));
  expect(readIcal(text)).toEqual({ days: read, issue: null });
});

test('a whole day ends before the next one, hours are in UTC, and who reads it is told all of it', () => {
  const hours = { from: new Date('2026-06-15T08:00:00Z'), to: new Date('2026-06-15T12:30:00Z') };
  const { calendar, events } = written('Mine; all, of it\nand more', [
    event('Paid leave'),
    { ...event('Sick, asked for', 1), span: hours, isTentative: true },
    { ...event('Two hours', 2), isAway: false },
  ]);
  expect(calendar).toMatchObject({ VERSION: '2.0', 'REFRESH-INTERVAL;VALUE=DURATION': 'PT1H' });
  expect(events.map(lineOf)).toEqual([
    '20261231 20270101 Paid leave',
    '20260615T080000Z 20260615T123000Z Sick, asked for',
    '20261231 20270101 Two hours',
  ]);
  expect(events.map(({ STATUS, TRANSP, CLASS }) => [STATUS, TRANSP, CLASS])).toEqual([
    ['CONFIRMED', 'OPAQUE', 'PRIVATE'],
    ['TENTATIVE', 'OPAQUE', 'PRIVATE'],
    ['CONFIRMED', 'TRANSPARENT', 'PRIVATE'],
  ]);
  expect(events[0]).toMatchObject({ DTSTAMP: '20260318T063000Z', SEQUENCE: '7' });
});
