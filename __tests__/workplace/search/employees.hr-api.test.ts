import { and, eq, sql } from 'drizzle-orm';
import { namedTo } from '../../../hr-api/people/colleagues';
import { dayOf, daysAfter } from '../../../hr-api/platform/dates';
import { asOn, distanceFrom } from '../../../hr-api/people/effective-dates';
import { employments, persons, reportingLines } from '../../../hr-api/people/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { sectionHandlers } from '../../../hr-api/profile/sections/section-handlers';
import { searchHandlers } from '../../../hr-api/workplace/search/handlers';
import { statusWithin } from '../../../hr-api/workplace/search/policy';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { calls, type RequestFor } from '../../../lib/contract/all';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';

type Found = Awaited<ReturnType<typeof searchHandlers.listEmployees.handle>>;

let hr: TestApp;
let today: string;
beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
});
afterAll(() => hr.stop());

async function search(empid: string, request: RequestFor<'searchEmployees'>, roleCode: number = ROLE.employee) {
  const context = contextOf(hr, await actorOf(hr, empid, roleCode));
  return searchHandlers.searchEmployees.handle(calls.searchEmployees.request.parse(request), context);
}
async function list(empid: string, request: RequestFor<'listEmployees'> = {}, roleCode: number = ROLE.employee) {
  const context = contextOf(hr, await actorOf(hr, empid, roleCode));
  return searchHandlers.listEmployees.handle(calls.listEmployees.request.parse(request), context);
}
async function everyRow(empid: string, request: RequestFor<'listEmployees'>, roleCode: number = ROLE.employee) {
  const rows: Found = [];
  for (;;) {
    const more = await list(empid, { ...request, After: rows.at(-1)?.ChillCode ?? '' }, roleCode);
    rows.push(...more);
    if (more.length < 50) return rows;
  }
}
const numbers = (found: Found) => found.map(({ empid }) => empid);
const rename = (empid: string, name: string) => hr.db.update(persons).set({ name }).where(eq(persons.empid, empid));

test('an employee signed in finds a colleague, with the record of QS-23 and LOC-11', async () => {
  const token = await hr.tokenOf('E1001');
  const found = (await hr.call('searchEmployees', { SearchText: 'vikram' }, { token, language: 'de' })).reply();
  const { code } = await employmentOf(hr, 'E1002');
  expect(found).toContainEqual({
    empid: 'E1002',
    EmpidName: 'E1002 Vikram Nair',
    name: 'Vikram Nair',
    UserCode: code,
    ChillCode: code,
    AppCode: 5,
    ManagerCode: 0,
    ReviewerCode: 0,
    Active: 'A',
    Empid: 'E1002',
    Name: 'Vikram Nair',
    Business_Name: expect.stringMatching(/./),
    Company_Name: expect.stringMatching(/./),
    HasPhoto: expect.any(Boolean),
  });
});

test.each([
  ['ANANYA', 'small and capital letters are the same'],
  ['  ananya   rao ', 'blanks around and between do not matter'],
  ['nanya', 'a part in the middle is enough'],
  ['e1001', 'the number'],
  ['E1001 Ana', 'number and name together'],
  ['ａｎａｎｙａ', 'wide letters'],
])('%p finds E1001: %s (QS-15, SRCH-04)', async (SearchText) => {
  expect(numbers(await search('E1002', { SearchText }))).toContain('E1001');
});

test('accents do not matter, neither in the name nor in what is typed', async () => {
  await rename('E1003', 'Zoë Krüger-Łukasz');
  for (const SearchText of ['zoe kruger', 'Zoë', 'KRÜGER', 'lukasz'])
    expect([SearchText, numbers(await search('E1001', { SearchText }))]).toEqual([SearchText, ['E1003']]);
});

test('signs of a pattern are letters like others', async () => {
  await rename('E1003', '100% Zo_rro \\ Zed');
  for (const SearchText of ['00%', 'zo_r', 'o \\ z'])
    expect([SearchText, numbers(await search('E1001', { SearchText }))]).toEqual([SearchText, ['E1003']]);
  for (const SearchText of ['%%%', '___', '\\\\\\', "'; drop table persons; --"])
    expect([SearchText, await search('E1001', { SearchText })]).toEqual([SearchText, []]);
  await rename('E1003', 'Meera Krishnan');
});

test('three characters suggest people, two do not, in any spelling (SRCH-06, QS-14)', async () => {
  for (const SearchText of ['an', ' an ', '𠮷𠮷', ''])
    expect([SearchText, await search('E1004', { SearchText }, ROLE.hr)]).toEqual([SearchText, []]);
  expect(await search('E1004', { SearchText: 'ann' }, ROLE.hr)).not.toEqual([]);
});

test('at most ten are suggested, number matches first, then word starts (QS-16)', async () => {
  expect(await search('E1004', { SearchText: 'E10' }, ROLE.hr)).toHaveLength(10);
  expect(numbers(await search('E1004', { SearchText: 'E1010' }, ROLE.hr))[0]).toBe('E1010');
  await rename('E1016', 'Anna Xinnova');
  await rename('E1017', 'Zed Innova');
  const names = (await search('E1004', { SearchText: 'innova' }, ROLE.hr)).map(({ name }) => name);
  expect(names).toEqual(['Zed Innova', 'Anna Xinnova']);
});

describe('who is found', () => {
  test.each([
    ['E1001', ROLE.employee],
    ['E1003', ROLE.reviewer],
    ['E1004', ROLE.hr],
    ['E1016', ROLE.employee],
    ['E1014', ROLE.employee],
  ])('%s in role %i finds exactly those whom they may know by name', async (empid, roleCode) => {
    const actor = await actorOf(hr, empid, roleCode);
    const known = await hr.db
      .selectDistinctOn([persons.empid], { empid: persons.empid, isKnown: sql<boolean>`${namedTo(actor, today)}` })
      .from(persons)
      .innerJoin(employments, eq(employments.personId, persons.id))
      .orderBy(persons.empid, distanceFrom(employments, today));
    const rows = [
      ...(await everyRow(empid, { ActiveStatus: 'S' }, roleCode)),
      ...(await everyRow(empid, { ActiveStatus: 'S', AppVFlag: 'V' }, roleCode)),
    ];
    const expected = known.filter(({ isKnown }) => isKnown).map((row) => row.empid);
    expect(numbers(rows).sort()).toEqual(expected.sort());
    expect(expected.length).toBeGreaterThan(1);
  });

  test('an employee finds nobody of another business, whatever they type', async () => {
    const mine = numbers(await everyRow('E1001', {}));
    const stranger = (await everyRow('E1016', {})).find(({ empid }) => !mine.includes(empid));
    expect(stranger).toBeDefined();
    for (const SearchText of [stranger!.empid, stranger!.name])
      expect(numbers(await search('E1001', { SearchText, ActiveStatus: 'S' }))).not.toContain(stranger!.empid);
  });

  test('a leaver is found by HR only, as inactive (LOC-14, LOC-15)', async () => {
    const gone = { SearchText: 'E1015', ActiveStatus: 'S' } as const;
    expect(await search('E1004', gone, ROLE.hr)).toEqual([
      expect.objectContaining({ empid: 'E1015', Active: 'N', AppCode: 0 }),
    ]);
    expect(await search('E1004', { SearchText: 'E1015' }, ROLE.hr)).toEqual([]);
    expect(await search('E1001', gone)).toEqual([]);
    expect(await search('E1004', gone)).toEqual([]);
    const former = await everyRow('E1004', { ActiveStatus: 'N' }, ROLE.hr);
    expect(new Set(former.map(({ Active }) => Active))).toEqual(new Set(['N']));
    expect(numbers(former)).toContain('E1015');
  });

  test('externals are found under V, and nobody else there (LOC-17)', async () => {
    expect(numbers(await everyRow('E1004', { AppVFlag: 'V' }, ROLE.hr))).toEqual(['E1014']);
    expect(numbers(await everyRow('E1004', {}, ROLE.hr))).not.toContain('E1014');
  });

  test('a picker offers active people whose account is open (SRCH-07, SRCH-08)', async () => {
    const pick = { SearchText: 'E1017', ActiveStatus: 'S', IsPicker: true } as const;
    expect(await search('E1004', pick, ROLE.hr)).toEqual([expect.objectContaining({ AppCode: 5, Active: 'A' })]);
    const setDisabled = (disabledAt: Date | null) =>
      hr.db.update(accounts).set({ disabledAt }).where(eq(accounts.loginId, 'E1017'));
    await setDisabled(hr.clock.now);
    expect(await search('E1004', pick, ROLE.hr)).toEqual([]);
    await setDisabled(null);
  });

  test('of the people found by name only those with an open record are found as open', async () => {
    const context = contextOf(hr, await actorOf(hr, 'E1002', ROLE.appraiser));
    const known = await search('E1002', { SearchText: 'E10' }, ROLE.appraiser);
    const open = numbers(await search('E1002', { SearchText: 'E10', IsOpen: true }, ROLE.appraiser));
    const readable: string[] = [];
    for (const { empid, ChillCode } of known) {
      const record = sectionHandlers.listSections.handle({ UserCode: '', ChillCode }, context);
      if (await record.catch(() => null)) readable.push(empid);
    }
    const closed = numbers(known).filter((empid) => !readable.includes(empid));
    expect(closed).not.toEqual([]);
    expect(open).toEqual(expect.arrayContaining(readable));
    expect(open.filter((empid) => closed.includes(empid))).toEqual([]);
  });

  test('whoever begins tomorrow is not active yet', async () => {
    const [person] = await hr.db
      .insert(persons)
      .values({ empid: 'E9001', name: 'Wanda Tomorrow', givenName: 'Wanda', familyName: 'Tomorrow' })
      .returning({ id: persons.id });
    await hr.db.insert(employments).values({ code: 'tomorrow', personId: person!.id, validFrom: daysAfter(today, 1) });
    const found = await search('E1004', { SearchText: 'wanda', ActiveStatus: 'S' }, ROLE.hr);
    expect(found).toEqual([expect.objectContaining({ empid: 'E9001', Active: 'N', Business_Name: '' })]);
  });

  test.each([
    [['self'], 'A', 'A'],
    [['self'], 'S', 'A'],
    [['tree'], 'N', null],
    [['unit'], 'N', 'N'],
    [['self', 'all'], 'S', 'S'],
  ] as const)('with a role over %p a search for status %s is one for %p', (scopes, wanted, status) => {
    expect(statusWithin(scopes, wanted)).toBe(status);
  });
});

describe('the table', () => {
  test('it goes on after the last row, by name, and shows nobody twice', async () => {
    const rows = await everyRow('E1004', { ActiveStatus: 'S' }, ROLE.hr);
    expect(rows.length).toBeGreaterThan(200);
    expect(new Set(numbers(rows)).size).toBe(rows.length);
    const { rows: sorted } = await hr.database.execute(
      `select array_agg(n order by searchable(n)) as names from unnest($1::text[]) n`,
      [rows.map(({ Name }) => Name)],
    );
    expect(rows.map(({ Name }) => Name)).toEqual((sorted[0] as { names: string[] }).names);
  });

  test.each([
    ['E1002', 'manager'],
    ['E1003', 'reviewer'],
  ] as const)('%s in %s mode sees those whom they lead by that line today (LOC-12, LOC-13)', async (empid, Mode) => {
    const { id } = await employmentOf(hr, empid);
    const led = await hr.db
      .select({ empid: persons.empid })
      .from(reportingLines)
      .innerJoin(employments, eq(employments.id, reportingLines.employmentId))
      .innerJoin(persons, eq(persons.id, employments.personId))
      .where(and(eq(reportingLines.leaderId, id), eq(reportingLines.kind, Mode), asOn(reportingLines, today)));
    const rows = await everyRow(empid, { Mode });
    expect(numbers(rows).sort()).toEqual(led.map((line) => line.empid).sort());
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(Mode === 'manager' ? row.ManagerCode : row.ReviewerCode).toBeGreaterThan(0);
    expect(numbers(await search(empid, { Mode, SearchText: rows[0]!.name }))).toContain(rows[0]!.empid);
    expect(await list(empid, { Mode, ActiveStatus: 'N' })).toEqual([]);
  });

  test('who leads nobody sees nobody in manager mode', async () => {
    expect(await list('E1001', { Mode: 'manager' })).toEqual([]);
    expect(await search('E1001', { Mode: 'manager', SearchText: 'vikram' })).toEqual([]);
  });

  test('a text narrows it; a code that names nobody leads nowhere', async () => {
    const token = await hr.tokenOf('E1001');
    const narrowed = (await hr.call('listEmployees', { SearchText: 'vikram' }, { token })).reply();
    expect(numbers(narrowed)).toContain('E1002');
    expect(await list('E1001', { After: 'nobody' })).toEqual([]);
    expect(await list('E1001', { After: "' or 1=1 --" })).toEqual([]);
  });
});
