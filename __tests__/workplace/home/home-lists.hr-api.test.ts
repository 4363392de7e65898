import { and, eq, isNull, sql } from 'drizzle-orm';
import { happeningHandlers } from '../../../hr-api/workplace/happenings/handlers';
import { homeHandlers } from '../../../hr-api/workplace/home/handlers';
import { namedTo } from '../../../hr-api/people/colleagues';
import { dayOf, daysAfter, wireDate } from '../../../hr-api/platform/dates';
import { employments, persons, reportingLines } from '../../../hr-api/people/tables';
import { shellHandlers } from '../../../hr-api/workplace/shell/handlers';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';

const CAST = Array.from({ length: 17 }, (_, index) => `E${1001 + index}`);

let hr: TestApp;
let today: string;
beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
});
afterAll(() => hr.stop());

const contextFor = async (empid: string, language: 'en' | 'ja' = 'en') =>
  contextOf(hr, await actorOf(hr, empid), language);
const rowsOf = async (empid: string) => (await homeHandlers.listToday.handle({}, await contextFor(empid))).Rows;
const happeningsOf = async (empid: string) => happeningHandlers.listHappeningsToday.handle({}, await contextFor(empid));
const reporteesOf = async (empid: string, Kind: 'manager' | 'admin') =>
  homeHandlers.listReportees.handle({ Kind }, await contextFor(empid));

describe('happenings', () => {
  test('every one of the cast who works here has something to congratulate on today', async () => {
    for (const empid of CAST.filter((one) => one !== 'E1015')) {
      const rows = await happeningsOf(empid);
      expect([empid, rows.some(({ CurrentDay }) => CurrentDay === wireDate(today))]).toEqual([empid, true]);
      expect([empid, rows.map(({ Empid }) => Empid).includes(empid)]).toEqual([empid, false]);
    }
    expect(await happeningsOf('E1015')).toEqual([]);
  });

  test('a birthday names no year, an anniversary says how many, today comes before tomorrow', async () => {
    const token = await hr.tokenOf('E1001');
    const rows = (await hr.call('listHappeningsToday', {}, { token })).reply();
    expect(rows.map(({ DayCode }) => DayCode)).toEqual(rows.map((_, index) => index + 1));
    const [now, next] = [wireDate(today), wireDate(daysAfter(today, 1))];
    expect(rows.map(({ CurrentDay, NextDay }) => `${CurrentDay}${NextDay}`)).toEqual([
      ...rows.filter(({ CurrentDay }) => CurrentDay).map(() => now),
      ...rows.filter(({ NextDay }) => NextDay).map(() => next),
    ]);
    expect(new Set(rows.map(({ WishType }) => WishType))).toEqual(new Set(['BirthDay', 'Joining']));
    for (const { WishType, Years } of rows) {
      if (WishType === 'BirthDay') expect(Years).toBeNull();
      else expect(Years).toBeGreaterThan(0);
    }
    expect(JSON.stringify(rows)).not.toContain('1988');
  });

  test('own unit comes first; leavers, future joiners and other units are left out', async () => {
    const place = sql`(select business_code from assignments a where a.employment_id = employments.id
      and a.valid_from <= ${today} and (a.valid_to is null or a.valid_to > ${today}))`;
    const rows = await happeningsOf('E1002');
    const found = await hr.db
      .select({ empid: persons.empid, business: place, to: employments.validTo, from: employments.validFrom })
      .from(persons)
      .innerJoin(employments, eq(employments.personId, persons.id));
    for (const { Empid } of rows) {
      const records = found.filter((one) => one.empid === Empid);
      expect(records).toContainEqual(expect.objectContaining({ business: 'instruments', to: null }));
    }
    const { personId } = await employmentOf(hr, 'E1001');
    await hr.db
      .update(persons)
      .set({ bornOn: `1990${today.slice(4)}` })
      .where(eq(persons.id, personId));
    expect((await happeningsOf('E1002'))[0]).toMatchObject({ Empid: 'E1001', DisplayOrg: 'Firmware', Years: null });
    expect((await happeningsOf('E1016')).map(({ Empid }) => Empid)).not.toContain('E1001');
  });

  test('someone who joined today has no anniversary yet', async () => {
    const joinedToday = await hr.db
      .select({ empid: persons.empid })
      .from(employments)
      .innerJoin(persons, eq(persons.id, employments.personId))
      .where(and(sql`to_char(${employments.validFrom}, 'MM-DD') = ${today.slice(5)}`, isNull(employments.validTo)));
    expect(joinedToday.length).toBeGreaterThan(0);
    for (const empid of CAST)
      for (const { WishType, Years } of await happeningsOf(empid))
        if (WishType === 'Joining') expect(Years).toBeGreaterThanOrEqual(1);
  });
});

describe('reportees', () => {
  test('the people behind the two counts are as many as counted, by name', async () => {
    const token = await hr.tokenOf('E1002');
    const header = (await hr.call('getEmployeeHeader', {}, { token })).reply();
    const rows = (await hr.call('listReportees', { Kind: 'manager' }, { token })).reply();
    expect(rows).toHaveLength(header.AsReportingManager);
    expect(rows).toContainEqual({
      Name: 'Ananya Rao',
      Empid: 'E1001',
      KeyCode: (await employmentOf(hr, 'E1001')).code,
      HasPhoto: true,
      Level_Name: 'Senior specialist',
      Location_Name: 'Bengaluru',
    });
    const names = rows.map(({ Name }) => Name.toLowerCase());
    expect(names).toEqual([...names].sort());
  });

  test('admin managers see those whom they administer', async () => {
    const { AsAdminManager } = await shellHandlers.getEmployeeHeader.handle({}, await contextFor('E1003'));
    expect(await reporteesOf('E1003', 'admin')).toHaveLength(Math.min(AsAdminManager, 200));
    expect(await reporteesOf('E1001', 'admin')).toEqual([]);
    expect(await reporteesOf('E1015', 'manager')).toEqual([]);
  });

  test('who changes manager leaves one list and joins the other on that day', async () => {
    const [{ id }, { id: leaderId }] = [await employmentOf(hr, 'E1016'), await employmentOf(hr, 'E1014')];
    const current = and(
      eq(reportingLines.employmentId, id),
      eq(reportingLines.kind, 'manager'),
      isNull(reportingLines.validTo),
    );
    await hr.db.update(reportingLines).set({ validTo: today }).where(current);
    const line = { employmentId: id, kind: 'manager' as const, leaderId };
    await hr.db.insert(reportingLines).values({ ...line, validFrom: today });
    expect((await reporteesOf('E1014', 'manager')).map(({ Empid }) => Empid)).toEqual(['E1016']);
  });

  test('a kind that there is not is refused', async () => {
    const token = await hr.tokenOf('E1002');
    const refused = await hr.call('listReportees', { Kind: 'reviewer' as 'admin' }, { token });
    expect(refused.error().code).toBe('invalid');
  });
});

test('whoever a list of home names, may be named to the person who reads it', async () => {
  for (const empid of CAST) {
    const actor = await actorOf(hr, empid);
    const rows = await hr.db
      .select({ empid: persons.empid })
      .from(employments)
      .innerJoin(persons, eq(persons.id, employments.personId))
      .where(namedTo(actor, today));
    const known = new Set(rows.map((row) => row.empid));
    const named = [
      ...(await rowsOf(empid)).filter(({ Group }) => Group === 'team'),
      ...(await happeningsOf(empid)),
      ...(await reporteesOf(empid, 'manager')),
      ...(await reporteesOf(empid, 'admin')),
    ].map(({ Empid }) => Empid);
    expect([empid, named.filter((one) => one && !known.has(one))]).toEqual([empid, []]);
  }
});
