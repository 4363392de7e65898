import { STANDARD_CALENDAR } from '../../../hr-api/platform/calendar/reference';
import type { RequestFor } from '../../../lib/contract/all';
import type { HelpdeskSettings } from '../../../lib/contract/helpdesk/settings';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

let hr: TestApp;
let ananya: string;
let rohan: string;
let thomas: string;
let settings: HelpdeskSettings;
beforeAll(async () => {
  hr = await startApp();
  [ananya, rohan, thomas] = (await Promise.all(['E1001', 'E1005', 'E1006'].map((empid) => hr.tokenOf(empid)))) as [
    string,
    string,
    string,
  ];
  settings = (await hr.call('getHelpdeskSettings', {}, { token: thomas })).reply();
});
afterAll(() => hr.stop());

/** Asks on Wednesday, 18 March, at noon in Kolkata. */
const ask = async (PriorityCode = 2) => {
  const question = { ProcessCode: 1, CategoryCode: 11, PriorityCode, Subject: 'Late?', Message: 'Please help.' };
  return (await hr.call('createTicket', question, { token: ananya })).reply().QueryCode;
};
const targetsOf = async (QueryCode: string, token = rohan) =>
  (await hr.call('getTicket', { QueryCode }, { token }))
    .reply()
    .Targets.map(({ Kind, State, DueAt, LeftMinutes }) => `${Kind} ${State} ${LeftMinutes} ${DueAt}`.trim());
const Names = { de: '', en: 'Between', es: '', fr: '', ja: '', zh: '' };
type Holiday = RequestFor<'saveCalendarDays'>['Put'][number];
let added: string[] = [];
/** Has these free beside those of the sample, and no others any more. */
const free = (...Put: Holiday[]) => {
  const Remove = added;
  added = Put.map(({ On }) => On);
  return hr.call('saveCalendarDays', { CalendarCode: STANDARD_CALENDAR, Put, Remove }, { token: thomas });
};
const holidays = (...days: string[]) =>
  free(...days.map((On) => ({ On, Names, Kind: 'public', Portion: 'whole' }) as const));

test('both sides see what was promised for a ticket, in hours of work', async () => {
  const QueryCode = await ask();
  const promised = [
    'response running 240 2026-03-18T10:30:00.000Z',
    'resolution running 1080 2026-03-20T06:30:00.000Z',
  ];
  expect(await targetsOf(QueryCode)).toEqual(promised);
  expect(await targetsOf(QueryCode, ananya)).toEqual(promised);
});

test('an answer meets the response, a wait stops the clock, and the reply starts it again', async () => {
  const QueryCode = await ask();
  await hr.call('replyToTicket', { QueryCode, Message: 'Which?', StatusCode: 3 }, { token: rohan });
  expect(await targetsOf(QueryCode)).toEqual(['response met 239 2026-03-18T10:30:00.000Z', 'resolution paused 1080']);
  await hr.call('replyToTicket', { QueryCode, Message: 'This.', StatusCode: 5 }, { token: ananya });
  expect((await targetsOf(QueryCode))[1]).toMatch(/^resolution running 1080 2026-03-20T06:30/);
});

test('another priority promises anew from the beginning', async () => {
  const QueryCode = await ask(3);
  expect((await targetsOf(QueryCode))[0]).toBe('response running 60 2026-03-18T07:30:00.000Z');
  await hr.call('changeTicket', { QueryCode, PriorityCode: 1 }, { token: rohan });
  expect((await targetsOf(QueryCode))[0]).toMatch(/^response running 540 2026-03-19T06:30/);
});

test('a holiday moves what is still to come by a day, and back when it is taken away', async () => {
  const QueryCode = await ask();
  await holidays('2026-03-19');
  expect(await targetsOf(QueryCode)).toEqual([
    'response running 240 2026-03-18T10:30:00.000Z',
    'resolution running 1080 2026-03-23T06:30:00.000Z',
  ]);
  await holidays();
  expect((await targetsOf(QueryCode))[1]).toBe('resolution running 1080 2026-03-20T06:30:00.000Z');
});

test('shorter hours leave as much time as there was', async () => {
  const QueryCode = await ask();
  const all = (await hr.call('listCalendars', {}, { token: thomas })).reply();
  const standard = all.find(({ CalendarCode }) => CalendarCode === STANDARD_CALENDAR)!;
  const Week = standard.Week.map((day) => ({ ...day, To: 900 }));
  await hr.call('saveCalendarWeek', { CalendarCode: STANDARD_CALENDAR, Week }, { token: thomas });
  // Three of the four hours are left on the first day.
  expect((await targetsOf(QueryCode))[0]).toBe('response running 240 2026-03-19T04:30:00.000Z');
  const before = { CalendarCode: STANDARD_CALENDAR, Week: standard.Week };
  await hr.call('saveCalendarWeek', before, { token: thomas });
});

test('half a day that is free moves what is still to come by half a day', async () => {
  const QueryCode = await ask();
  await free({ On: '2026-03-19', Names, Kind: 'public', Portion: 'second' });
  expect((await targetsOf(QueryCode))[1]).toBe('resolution running 1080 2026-03-20T11:00:00.000Z');
  await holidays();
});

test('another calendar moves what is still to come to its hours and zone', async () => {
  const QueryCode = await ask();
  const osaka = settings.Calendars.find(({ Name }) => Name === 'Osaka')!;
  await hr.call('saveHelpdeskCalendar', { CalendarCode: osaka.CalendarCode }, { token: thomas });
  // Noon in Kolkata is half past three in Osaka: two and a half hours are left there on that day, and the next is a Thursday.
  expect((await targetsOf(QueryCode))[0]).toBe('response running 240 2026-03-19T01:30:00.000Z');
  await hr.call('saveHelpdeskCalendar', { CalendarCode: 0 }, { token: thomas });
  expect((await targetsOf(QueryCode))[0]).toBe('response running 240 2026-03-18T10:30:00.000Z');
});

test('changing whether a status pauses stops and restarts its tickets’ clocks', async () => {
  const QueryCode = await ask();
  await hr.call('changeTicket', { QueryCode, StatusCode: 2 }, { token: rohan });
  const working = settings.Statuses.find(({ StatusCode }) => StatusCode === 2)!;
  await hr.call('saveHelpdeskStatus', { ...working, IsPaused: true }, { token: thomas });
  expect(await targetsOf(QueryCode)).toEqual(['response paused 240', 'resolution paused 1080']);
  await hr.call('saveHelpdeskStatus', working, { token: thomas });
  expect(await targetsOf(QueryCode)).toEqual([
    'response running 240 2026-03-18T10:30:00.000Z',
    'resolution running 1080 2026-03-20T06:30:00.000Z',
  ]);
  const closing = { ...working, IsClosed: true };
  const refused = (await hr.call('saveHelpdeskStatus', closing, { token: thomas })).error();
  expect(refused.issues).toEqual([{ path: 'IsClosed', message: 'in_use' }]);
});

test('another promise of a priority is made to tickets that are asked from then on', async () => {
  const QueryCode = await ask(1);
  const before = await targetsOf(QueryCode);
  const low = settings.Priorities.find(({ PriorityCode }) => PriorityCode === 1)!;
  await hr.call('saveHelpdeskPriority', { ...low, ResponseMinutes: 30 }, { token: thomas });
  expect(await targetsOf(QueryCode)).toEqual(before);
  expect((await targetsOf(await ask(1)))[0]).toBe('response running 30 2026-03-18T07:00:00.000Z');
  await hr.call('saveHelpdeskPriority', low, { token: thomas });
});
