import { dimensionHandlers } from '../../hr-api/dashboards/dimensions/dimension-handlers';
import { slicesOf } from '../../hr-api/dashboards/dimensions/count-by-dimension';
import { bandAt } from '../../hr-api/dashboards/dimensions/years-of-work';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import type { CallContext } from '../../hr-api/platform/calls/call';
import { daysAfter, daysBetween } from '../../hr-api/platform/dates';
import type { RequestFor } from '../../lib/contract/all';
import { isoDate } from '../../lib/contract/platform/expressions/days';
import { actorOf, contextOf } from '../people/cast-actors';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { figuresReader, is } from './figures-reader';

let hr: TestApp;
let context: CallContext;
beforeAll(async () => {
  hr = await startApp();
  context = contextOf(hr, await actorOf(hr, 'E1004', ROLE.hr));
});
afterAll(() => hr.stop());

type Call = keyof typeof dimensionHandlers;
const { read, listed } = figuresReader(dimensionHandlers, () => context);

const DAYS = ['2026-03-18', '2024-02-29', '2021-06-30'];
const sum = (parts: readonly { readonly Count: number }[]) => parts.reduce((all, { Count }) => all + Count, 0);

test('each part of each dimension is as many as its list, and the parts add up to the head count', async () => {
  const offered = await read('listDimensions', {});
  expect(offered.map(({ Code }) => Code)).toEqual(
    expect.arrayContaining(['status', 'location', 'gender', 'qualification', 'experience', 'tenure']),
  );
  for (const On of DAYS) {
    const day = { AsOnDate: On };
    const whole = await listed('people-of-day', day);
    for (const { Code: Dimension, FieldCode } of offered) {
      const { Count, Slices } = await read('countByDimension', { On, Dimension });
      expect({ On, Dimension, Count, sum: sum(Slices) }).toEqual({ On, Dimension, Count: whole, sum: whole });
      const shares = Slices.reduce((all, { Percentage }) => all + Percentage, 0);
      if (whole > 0) expect(shares).toBeCloseTo(100, 5);
      if (FieldCode === null) continue;
      for (const { Code, Count: people } of Slices)
        expect({ On, Dimension, Code, rows: await listed('people-of-day', day, is(FieldCode, Code ?? '')) }).toEqual({
          ...{ On, Dimension, Code, rows: people },
        });
    }
  }
});

/** Whole months from a day to another. */
function monthsBetween(from: string, to: string): number {
  const [[y, m, d], [year, month, day]] = [from, to].map((one) => one.split('-').map(Number)) as [number[], number[]];
  return (year! - y!) * 12 + month! - m! - (day! < d! ? 1 : 0);
}

const bandsOf = (months: readonly number[]) =>
  [
    [0, 12],
    [12, 36],
    [36, 60],
    [60, 120],
    [120, Infinity],
  ].map(([from, to]) => months.filter((one) => one >= from! && one < to!).length);

test('tenure is of the unbroken employment, with the median beside the mean', async () => {
  const { rows: all } = await hr.db.execute<{ person: string; f: string; t: string | null; placed: boolean }>(`
    select person_id as person, valid_from::text as f, valid_to::text as t,
      exists (select 1 from assignments where employment_id = employments.id) as placed from employments
    where valid_to is distinct from valid_from`);
  for (const On of DAYS) {
    const months = all
      .filter(({ f, t, placed }) => placed && f <= On && (t === null || t > On))
      .map(({ person, f }) => {
        let first = f;
        for (;;) {
          const earlier = all.find((one) => one.person === person && one.t === first);
          if (!earlier) return monthsBetween(first, On);
          first = earlier.f;
        }
      })
      .sort((one, other) => one - other);
    const { Count, Slices, MedianMonths, MeanMonths } = await read('readTenure', { On });
    expect(Count).toBe(months.length);
    expect(Slices.map(({ Count: people }) => people)).toEqual(bandsOf(months));
    const middle = [Math.floor((months.length - 1) / 2), Math.floor(months.length / 2)].map((at) => months[at]!);
    expect(MedianMonths).toBe((middle[0]! + middle[1]!) / 2);
    expect(MeanMonths).toBeCloseTo(months.reduce((one, other) => one + other, 0) / months.length, 0);
  }
});

/** Of runs of days the whole months, and one for each thirty of the days that are left. */
function monthsOf(days: ReadonlySet<string>): number {
  let [months, left] = [0, 0];
  for (const first of days) {
    if (days.has(daysAfter(first, -1))) continue;
    let past = first;
    while (days.has(past)) past = daysAfter(past, 1);
    const whole = monthsBetween(first, past);
    const [y, m, d] = first.split('-').map(Number) as [number, number, number];
    const reached = new Date(Date.UTC(y, m - 1 + whole, d)).toISOString().slice(0, 10);
    months += whole;
    left += Math.max(0, daysBetween(reached, past));
  }
  return months + Math.floor(left / 30);
}

test('experience counts each day once, here and before, and unknown days not at all', async () => {
  const On = '2026-03-18';
  const { rows: here } = await hr.db.execute<{ person: string; f: string; t: string | null }>(`
    select person_id as person, valid_from::text as f, valid_to::text as t from employments where valid_from <= '${On}'`);
  const { rows: before } = await hr.db.execute<{ person: string; f: string; t: string }>(`
    select person_id as person, answers ->> 'FromDate' as f, answers ->> 'ToDate' as t from record_values
    where section_code = 7 and superseded_at is null and valid_from <= '${On}' and (valid_to is null or valid_to > '${On}')`);
  expect(before.length).toBeGreaterThan(10);
  const months = here
    .filter(({ t }) => t === null || t > On)
    .map(({ person }) => {
      const days = new Set<string>();
      const add = (from: string, to: string) => {
        for (let day = from; day < to && day < On; day = daysAfter(day, 1)) days.add(day);
      };
      for (const one of here) if (one.person === person) add(one.f, one.t ?? On);
      for (const one of before) if (one.person === person) add(isoDate(one.f)!, daysAfter(isoDate(one.t)!, 1));
      return monthsOf(days);
    });
  const { Slices, HasPrevious, Count } = await read('readExperience', { On });
  expect(HasPrevious).toBe(true);
  expect(Count).toBe(months.length);
  expect(Slices.map(({ Count: people }) => people)).toEqual(bandsOf(months));
  expect(bandAt(12)).toBe('1');
  expect(bandAt(11)).toBe('0');
});

test('of several educations the completed one that somebody calls their highest counts', async () => {
  const On = '2026-03-18';
  const { rows } = await hr.db.execute<{ person: string; answers: Record<string, string> }>(`
    select person_id as person, answers from record_values where section_code = 6
      and superseded_at is null and valid_from <= '${On}' and (valid_to is null or valid_to > '${On}') and person_id in (
        select person_id from employments where valid_from <= '${On}' and (valid_to is null or valid_to > '${On}'))`);
  const highest = [...new Set(rows.map(({ person }) => person))].map((person) => {
    const done = rows.filter((one) => one.person === person && one.answers['IsCompleted'] === 'Yes');
    const named = done.find(({ answers }) => answers['IsHighest'] === 'Yes');
    const doneOn = ({ answers }: (typeof done)[number]) => isoDate(`01-${answers['CompletedIn']}`) ?? '';
    return (named ?? done.sort((one, other) => (doneOn(one) > doneOn(other) ? -1 : 1))[0])?.answers['Level'];
  });
  const { Slices } = await read('readQualification', { On });
  for (const Code of ['bachelor', 'master']) {
    const people = highest.filter((level) => level === Code).length;
    expect(people).toBeGreaterThan(0);
    expect({ Code, people: Slices.find((one) => one.Code === Code)?.Count }).toEqual({ Code, people });
  }
  expect(Slices.at(-1)).toMatchObject({ Code: '', Label: 'Not Specified' });
});

test('beyond fifty parts the rest is one; an unknown dimension or an employee is refused', async () => {
  const counts = new Map(Array.from({ length: 80 }, (_, at) => [`c${at}`, 80 - at] as const));
  const { Count, Slices } = slicesOf(new Map([...counts, ['', 5]]), [], { isInOrder: false, language: 'en' });
  expect(Slices).toHaveLength(50);
  expect(Slices.slice(-2)).toMatchObject([{ Code: null, Label: 'Others', Count: 528 }, { Code: '' }]);
  expect(sum(Slices)).toBe(Count);
  for (const Dimension of ['S1.BloodGroup', 'salary', "x' or 1=1"])
    await expect(read('countByDimension', { Dimension })).rejects.toMatchObject({ code: 'bad_request' });
  const token = await hr.tokenOf('E1001');
  for (const name of Object.keys(dimensionHandlers) as Call[]) {
    const asked = { Dimension: 'status', Year: 2025 } as unknown as RequestFor<Call>;
    expect({ name, status: (await hr.call(name, asked, { token })).status }).toEqual({ name, status: 403 });
  }
});

test('HR lists who left with reason, last day and months, as many as each month says', async () => {
  const year = { FromDate: '2025-01-01', ToDate: '2025-12-31' };
  const months = await read('listDashboardMonths', { Year: 2025 });
  expect(months.map(({ MonthCode }) => MonthCode)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  const left = months.reduce((all, { Left }) => all + Left, 0);
  expect(left).toBeGreaterThan(0);
  expect(await listed('inactive-people', year)).toBe(left);
  expect(await listed('joiners-and-leavers', year, is('Movement', 'left'))).toBe(left);
  const { rows } = await hr.db.execute<{ f: string; t: string; empid: string }>(`
    select valid_from::text as f, valid_to::text as t, empid from employments join persons on persons.id = person_id
    where valid_to between '2025-01-02' and '2026-01-01' and valid_to > valid_from and not exists (
      select 1 from employments e where e.person_id = persons.id and e.id <> employments.id)`);
  expect(rows.length).toBeGreaterThan(0);
  for (const { f, t, empid } of rows) {
    const filters = [...is('EmployeeID', empid), ...is('TenureMonths', String(monthsBetween(f, t)))];
    expect({ empid, rows: await listed('inactive-people', year, filters) }).toEqual({ empid, rows: 1 });
  }
  const businesses = await read('listDashboardBusinesses', { On: '2026-03-18' });
  expect(businesses.reduce((all, { HeadCount }) => all + HeadCount, 0)).toBe(
    await listed('people-of-day', { AsOnDate: '2026-03-18' }),
  );
});

test('who signed in counts once a month, and months before the first entry are not known', async () => {
  const before = await read('listMonthlyUsers', { On: '2026-03-18' });
  expect(before.Months).toHaveLength(12);
  expect(before.Months.at(-1)).toMatchObject({ Month: '2026-03', Active: await listed('people-of-day', {}) });
  await hr.db.execute(`
    insert into audit_entries (at, account_id, request_id, subject_kind, subject_id, action, after)
    select at::timestamptz, id, 'test', 'session', 'none', 'sign in', jsonb_build_object('flag', flag)
    from accounts, (values
      ('E1001', '2026-01-05T10:00:00Z', 0), ('E1001', '2026-01-06T10:00:00Z', 0), ('E1002', '2026-01-07T10:00:00Z', 0),
      ('E1003', '2026-01-08T10:00:00Z', 100), ('E1001', '2026-01-31T20:00:00Z', 0)
    ) as entry (login, at, flag) where login_id = login`);
  const { KnownFrom, Months } = await read('listMonthlyUsers', { On: '2026-02-28' });
  expect(KnownFrom).toBe('2026-01');
  const users = (month: string) => Months.find(({ Month }) => Month === month)?.Users;
  expect(users('2025-12')).toBeNull();
  expect(users('2026-01')).toBe(2);
  // 20:00 in London is the first of February in Kolkata.
  expect(users('2026-02')).toBeGreaterThanOrEqual(1);
});
