import { eq, sql } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { STANDARD_CALENDAR } from '../../../hr-api/platform/calendar/reference';
import type { RequestFor } from '../../../lib/contract/all';
import { MAX_CALENDAR_DAYS } from '../../../lib/contract/structure/calendar-rules';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../../profile/a-record';

let hr: TestApp;
let human: { token: string };
beforeAll(async () => {
  hr = await startApp();
  human = await inRole(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());

const names = (en: string, other = {}) => ({ de: '', en, es: '', fr: '', ja: '', zh: '', ...other });
const monday = { Weekday: 1, From: 540, To: 1080, Portion: 'whole' as const, OffWeeks: [] as number[] };
const kobe: RequestFor<'saveCalendar'> = {
  CalendarCode: 0,
  Names: names('Kobe', { ja: '神戸' }),
  TimeZone: 'Asia/Tokyo',
  IsDefault: false,
  IsActive: true,
};
const weekOfKobe = [monday, { ...monday, Weekday: 6, To: 720, Portion: 'first' as const, OffWeeks: [2, 4] }];
const holiday = (On: string, en: string, other = {}) => ({
  ...{ On, Names: names(en), Kind: 'public' as const, Portion: 'whole' as const },
  ...other,
});

const list = async () => (await hr.call('listCalendars', {}, human)).reply();
const save = async (request: RequestFor<'saveCalendar'>) => (await hr.call('saveCalendar', request, human)).reply();
const issuesIn = ({ issues }: { issues?: readonly { path: string; message: string }[] | undefined }) =>
  (issues ?? []).map(({ path, message }) => `${path} ${message}`);

test('each location of the sample has its own calendar, and the organisation the standard one', async () => {
  const calendars = await list();
  expect(calendars.filter(({ IsDefault }) => IsDefault).map(({ CalendarCode }) => CalendarCode)).toEqual([
    STANDARD_CALENDAR,
  ]);
  const locations = (await hr.call('listLocations', {}, human)).reply();
  for (const { Names, CalendarCode } of locations)
    expect(calendars.find((each) => each.CalendarCode === CalendarCode)?.Names).toEqual(Names);
});

test('HR makes a calendar, gives it a week, renames it without changing that, takes it away', async () => {
  const made = (await save(kobe)).find(({ Names }) => Names.en === 'Kobe')!;
  const { CalendarCode } = made;
  expect(made).toEqual({ ...kobe, CalendarCode, Week: [1, 2, 3, 4, 5].map((Weekday) => ({ ...monday, Weekday })) });
  const given = (await hr.call('saveCalendarWeek', { CalendarCode, Week: weekOfKobe }, human)).reply();
  expect(given).toContainEqual({ ...kobe, CalendarCode, Week: weekOfKobe });
  const renamed = { ...kobe, CalendarCode, Names: names('Kobe harbour', { ja: '神戸' }), IsActive: false };
  expect(await save(renamed)).toContainEqual({ ...renamed, Week: weekOfKobe });
  expect((await hr.call('saveCalendarWeek', { CalendarCode: 77, Week: weekOfKobe }, human)).status).toBe(404);
  const left = (await hr.call('deleteCalendar', { CalendarCode: made.CalendarCode }, human)).reply();
  expect(left.map(({ CalendarCode }) => CalendarCode)).not.toContain(made.CalendarCode);
});

test('HR is told what is wrong with a calendar', async () => {
  const wrong = { ...kobe, Names: names(''), TimeZone: '' };
  expect(issuesIn((await hr.call('saveCalendar', wrong, human)).error())).toEqual([
    'Names required',
    'TimeZone not_offered',
  ]);
  const asleep = { ...kobe, IsDefault: true, IsActive: false };
  expect(issuesIn((await hr.call('saveCalendar', asleep, human)).error())).toEqual(['IsActive default_inactive']);
  const issuesOf = async (Week: RequestFor<'saveCalendarWeek'>['Week']) =>
    issuesIn((await hr.call('saveCalendarWeek', { CalendarCode: STANDARD_CALENDAR, Week }, human)).error());
  expect(await issuesOf([{ ...monday, From: 1080 }, monday])).toEqual([
    'Week.1.Weekday doubled',
    'Week.0.To not_after_beginning',
  ]);
  expect(await issuesOf([{ ...monday, OffWeeks: [1, 2, 3, 4, 5] }])).toEqual(['Week no_hours']);
});

test('a calendar that something names becomes inactive, and the organisation’s own stays', async () => {
  const standard = (await hr.call('deleteCalendar', { CalendarCode: STANDARD_CALENDAR }, human)).error();
  expect(issuesIn(standard)).toEqual(['IsDefault no_default']);
  const pune = (await list()).find(({ Names }) => Names.en === 'Pune')!;
  const after = (await hr.call('deleteCalendar', { CalendarCode: pune.CalendarCode }, human)).reply();
  expect(after).toContainEqual({ ...pune, IsActive: false });
  const own = (await save({ ...kobe, Names: names('Night desk') })).find(({ Names }) => Names.en === 'Night desk')!;
  const administrator = { token: await hr.tokenOf('E1006') };
  await hr.call('saveHelpdeskCalendar', { CalendarCode: own.CalendarCode }, administrator);
  const named = (await hr.call('deleteCalendar', { CalendarCode: own.CalendarCode }, human)).reply();
  expect(named).toContainEqual({ ...own, IsActive: false });
});

test('HR changes some holidays, the others stay, and the audit says what came and went', async () => {
  const munich = (await list()).find(({ Names }) => Names.en === 'Munich')!;
  const { CalendarCode } = munich;
  const before = (await hr.call('listCalendarDays', { CalendarCode }, human)).reply();
  expect(before).toContainEqual(expect.objectContaining({ On: '2026-12-24', Kind: 'public', Portion: 'second' }));
  const eve = holiday('2026-11-11', '', { Names: names('', { de: 'Martinstag' }), Kind: 'optional', Portion: 'first' });
  const request = { CalendarCode, Put: [eve], Remove: ['2026-12-24'] };
  const after = (await hr.call('saveCalendarDays', request, human)).reply();
  // English, to which every language falls back, is filled in.
  const stored = { ...eve, Names: names('Martinstag', { de: 'Martinstag' }) };
  expect(after).toEqual(
    [...before.filter(({ On }) => On !== '2026-12-24'), stored].sort((one, other) => one.On.localeCompare(other.On)),
  );
  const [entry] = await hr.db.select().from(auditEntries).where(eq(auditEntries.action, 'change holidays of calendar'));
  expect(entry).toMatchObject({
    before: { Days: [expect.objectContaining({ On: '2026-12-24' })] },
    after: { Days: [stored] },
  });
});

test('holidays are refused where they stand twice, have no name, or there is no calendar', async () => {
  const request = { CalendarCode: STANDARD_CALENDAR, Put: [holiday('2027-05-01', 'Labour Day')], Remove: [] };
  const refused = await hr.call(
    'saveCalendarDays',
    { ...request, Put: [...request.Put, holiday('2027-05-01', '')] },
    human,
  );
  expect(issuesIn(refused.error())).toEqual(['Put.1.On doubled', 'Put.1.Names required']);
  expect((await hr.call('saveCalendarDays', { ...request, CalendarCode: 77 }, human)).status).toBe(404);
  expect((await hr.call('listCalendarDays', { CalendarCode: 77 }, human)).status).toBe(404);
});

test('more holidays than fit are refused, and one of them is changed all the same', async () => {
  const full = (await save({ ...kobe, Names: names('Full') })).find(({ Names }) => Names.en === 'Full')!;
  const { CalendarCode } = full;
  await hr.db.execute(sql`insert into calendar_days (calendar_code, day, names)
    select ${CalendarCode}::int, '2020-01-01'::date + n, ${JSON.stringify(names('Day'))}::jsonb
    from generate_series(1, ${MAX_CALENDAR_DAYS}::int) as n`);
  const put = (On: string) =>
    hr.call('saveCalendarDays', { CalendarCode, Put: [holiday(On, 'Another day')], Remove: [] }, human);
  expect(issuesIn((await put('2020-01-01')).error())).toEqual(['Put too_many']);
  expect((await put('2020-01-02')).reply()).toHaveLength(MAX_CALENDAR_DAYS);
});

test('a location names a calendar that there is, or none', async () => {
  const osaka = (await hr.call('listLocations', {}, human)).reply().find(({ Names }) => Names.en === 'Osaka')!;
  const refused = await hr.call('saveLocation', { ...osaka, CalendarCode: 77 }, human);
  expect(issuesIn(refused.error())).toEqual(['CalendarCode unknown']);
  const saved = (await hr.call('saveLocation', { ...osaka, CalendarCode: 0 }, human)).reply();
  expect(saved).toContainEqual({ ...osaka, CalendarCode: 0 });
});
