import { randomBytes } from 'node:crypto';
import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { fileStore } from '../../hr-api/platform/files/storage/store';
import { dayOf, daysAfter } from '../../hr-api/platform/dates';
import { assignments, employments, jobStatuses, persons, reportingLines } from '../../hr-api/people/tables';
import { notifications } from '../../hr-api/workplace/notifications/tables';
import { tasks } from '../../hr-api/workplace/tasks/tables';
import { accounts, roleGrants } from '../../hr-api/people/accounts/tables';
import { RecordKeys } from '../../hr-api/people/record/values/keys';
import { loadSample } from '../../hr-api/sample';
import { texts } from '../../hr-api/platform/texts/tables';
import { menus } from '../../hr-api/workplace/shell/tables';
import { units } from '../../hr-api/people/organisation/tables';
import { languages } from '../../lib/contract/platform/languages';
import { makeDatabase } from '../platform/hr-api/harness/test-database';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';

/** Persons of the sample who are not employed. */
const CLIENT_USERS = 2;

const recordKeys = new RecordKeys(randomBytes(32));

let hr: TestApp;
let today: string;
beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
});
afterAll(() => hr.stop());

test('exactly the published accounts have a password, each with its roles and traits', async () => {
  const rows = await hr.db
    .select({
      loginId: accounts.loginId,
      typeOfUser: accounts.typeOfUser,
      mustPassCode: accounts.mustPassCode,
      popupFlag: accounts.popupFlag,
      isDisabled: sql<boolean>`${accounts.disabledAt} is not null`,
      roles: sql<string>`string_agg(${roleGrants.roleCode}::text || ' ' || ${roleGrants.scope}, ', ' order by ${roleGrants.roleCode})`,
    })
    .from(accounts)
    .innerJoin(roleGrants, eq(roleGrants.accountId, accounts.id))
    .where(isNotNull(accounts.passwordHash))
    .groupBy(accounts.id)
    .orderBy(asc(accounts.loginId));
  const plain = { typeOfUser: 'E', mustPassCode: false, popupFlag: 0, isDisabled: false, roles: '2 self' };
  expect(rows).toEqual([
    { ...plain, loginId: 'E1001' },
    { ...plain, loginId: 'E1002', roles: '2 self, 5 tree' },
    { ...plain, loginId: 'E1003', roles: '2 self, 5 tree, 13 tree' },
    { ...plain, loginId: 'E1004', roles: '2 self, 17 all' },
    { ...plain, loginId: 'E1005', roles: '2 self, 19 self' },
    { ...plain, loginId: 'E1006', roles: '2 self, 23 all' },
    { ...plain, loginId: 'E1007', mustPassCode: true },
    { ...plain, loginId: 'E1008' },
    { ...plain, loginId: 'E1009' },
    { ...plain, loginId: 'E1010' },
    { ...plain, loginId: 'E1011' },
    { ...plain, loginId: 'E1012', popupFlag: 1 },
    { ...plain, loginId: 'E1013', popupFlag: 2 },
    { ...plain, loginId: 'E1014', typeOfUser: 'V' },
    { ...plain, loginId: 'E1015', isDisabled: true },
    { ...plain, loginId: 'E1016' },
    { ...plain, loginId: 'E1017', roles: '2 self, 19 self' },
  ]);
});

test('E1015 has left, and the other sixteen work here today', async () => {
  const rows = await hr.db
    .select({ empid: persons.empid, to: employments.validTo })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(sql`${persons.empid} between 'E1001' and 'E1017'`)
    .orderBy(asc(persons.empid));
  expect(rows).toHaveLength(17);
  expect(rows.filter(({ to }) => to !== null)).toEqual([{ empid: 'E1015', to: daysAfter(today, -75) }]);
});

test('every employment has unit, status and (but the first) a manager each day', async () => {
  // Rows of a kind do not overlap, so their days add up to the employment's exactly where none is missing.
  const missing = await hr.db.execute<{ kind: string; employments: number }>(sql`
    with until as (select ${daysAfter(today, 400)}::date as day),
    histories as (
      select 'place' as kind, employment_id, valid_from, valid_to from ${assignments}
      union all select 'status', employment_id, valid_from, valid_to from ${jobStatuses}
      union all select 'manager', employment_id, valid_from, valid_to from ${reportingLines} where kind = 'manager'
    ),
    kinds as (select distinct kind from histories)
    select kinds.kind, count(*)::int as employments
    from until, kinds, ${employments} employment
    where coalesce(employment.valid_to, until.day) - employment.valid_from <> (
      select coalesce(sum(coalesce(history.valid_to, until.day) - history.valid_from), 0) from histories history
      where history.employment_id = employment.id and history.kind = kinds.kind
        and history.valid_from >= employment.valid_from
        and coalesce(history.valid_to, until.day) <= coalesce(employment.valid_to, until.day)
    )
    group by kinds.kind
  `);
  expect(missing.rows).toEqual([{ kind: 'manager', employments: 1 }]);
});

test('no manager was not yet or no longer employed on that day', async () => {
  const { rows } = await hr.db.execute(sql`
    select l.id from ${reportingLines} l join ${employments} leader on leader.id = l.leader_id
    where l.valid_from < leader.valid_from or coalesce(l.valid_to, 'infinity') > coalesce(leader.valid_to, 'infinity')
  `);
  expect(rows).toEqual([]);
});

test('the organisation is at least five deep, with spans that a person can lead', async () => {
  const { rows } = await hr.db.execute(sql`
    with recursive tree (id, depth) as (
      select e.id, 1 from ${employments} e
      where e.valid_to is null and not exists (select 1 from ${reportingLines} l where l.employment_id = e.id and l.kind = 'manager')
      union all
      select l.employment_id, depth + 1 from ${reportingLines} l join tree on l.leader_id = tree.id
      where l.kind = 'manager' and l.valid_from <= ${today} and (l.valid_to is null or l.valid_to > ${today})
    )
    select max(depth)::int as depth, count(*)::int as people,
      (select max(span)::int from (
        select count(*) as span from ${reportingLines} where kind = 'manager' and valid_from <= ${today} and (valid_to is null or valid_to > ${today})
        group by leader_id) spans) as span
    from tree
  `);
  expect(rows[0]).toMatchObject({ depth: 5 });
  const { people, span } = rows[0] as { people: number; span: number };
  expect(people).toBeGreaterThan(220);
  expect(span).toBeLessThanOrEqual(15);
});

test('the sample has birthdays today and tomorrow, new and future joiners', async () => {
  const everyone = await hr.db
    .select({ bornOn: persons.bornOn, from: employments.validFrom, to: employments.validTo })
    .from(persons)
    .innerJoin(employments, eq(employments.personId, persons.id));
  const bornLike = (on: string) => everyone.filter(({ bornOn, to }) => !to && bornOn?.slice(5) === on.slice(5)).length;
  expect(bornLike(today)).toBeGreaterThan(0);
  expect(bornLike(daysAfter(today, 1))).toBeGreaterThan(0);
  expect(everyone.filter(({ from }) => from > daysAfter(today, -30) && from <= today).length).toBeGreaterThanOrEqual(4);
  expect(everyone.filter(({ from }) => from > today)).toHaveLength(1);
  expect(everyone.every(({ bornOn, from }) => bornOn !== null && daysAfter(bornOn, 365 * 14) < from)).toBe(true);
});

test('mail addresses are each their own and in a domain that reaches nobody', async () => {
  const mails = await hr.db.select({ mail: accounts.mail }).from(accounts);
  expect(new Set(mails.map(({ mail }) => mail)).size).toBe(mails.length);
  expect(mails.filter(({ mail }) => !/^[a-z]+\.[a-z]+\d*@(?:tarnbrook|northwind)\.example$/.test(mail))).toEqual([]);
});

test('every name of the sample is there in six languages', async () => {
  const rows = await hr.db.select().from(texts);
  const named = new Map<string, Set<string>>();
  for (const { kind, code, language, name } of rows) {
    expect(name.trim()).not.toBe('');
    named.set(`${kind} ${code}`, (named.get(`${kind} ${code}`) ?? new Set()).add(language));
  }
  const incomplete = [...named].filter(([, spoken]) => languages.some((language) => !spoken.has(language)));
  expect(incomplete).toEqual([]);
});

test.each([
  ['module', sql`select code::text from modules`],
  ['menu', sql`select code::text from ${menus}`],
  ['menu-group', sql`select group_code from ${menus}`],
  ['menu-subgroup', sql`select sub_group_code from ${menus}`],
  ['role', sql`select code::text from roles`],
  ['job-status', sql`select code::text from job_status_kinds`],
  ['level', sql`select code from levels`],
  ['location', sql`select code from locations`],
  ['business', sql`select code from businesses`],
  ['unit', sql`select code from ${units}`],
  ['task', sql`select text_code from ${tasks}`],
  ['notification', sql`select text_code from ${notifications}`],
])('no %s is without a name', async (kind, codes) => {
  const { rows } = await hr.db.execute(sql`
    select code from (${codes}) as records (code)
    where not exists (select 1 from ${texts} where kind = ${kind} and texts.code = records.code)
  `);
  expect(rows).toEqual([]);
});

test('every menu and module has a description, translated in other languages', async () => {
  const rows = (await hr.db.select().from(texts)).filter(({ kind }) => kind === 'menu' || kind === 'module');
  const english = new Map(
    rows.filter(({ language }) => language === 'en').map((row) => [`${row.kind}${row.code}`, row.description]),
  );
  expect(rows.filter(({ description }) => description === '')).toEqual([]);
  const repeated = rows.filter(
    (row) => row.language !== 'en' && row.description === english.get(`${row.kind}${row.code}`),
  );
  expect(repeated).toEqual([]);
});

test('loading again changes nothing', async () => {
  const count = async () =>
    (
      await hr.db.execute(sql`
        select (select count(*)::int from ${persons}) people, (select count(*)::int from ${accounts}) accounts,
          (select count(*)::int from ${texts}) texts, (select count(*)::int from ${reportingLines}) lines`)
    ).rows[0];
  const before = await count();
  const hashPassword = jest.fn();
  const options = { today: daysAfter(today, 40), files: hr.services.files, hashPassword, recordKeys };
  expect(await loadSample(hr.db, options)).toBe(false);
  expect(hashPassword).not.toHaveBeenCalled();
  expect(await count()).toEqual(before);
});

test('a load that fails leaves nothing behind, and the next one succeeds', async () => {
  const { database, drop } = await makeDatabase({ isEmpty: true });
  try {
    await database.migrate();
    const options = {
      today: '2024-02-29',
      employees: 150,
      files: fileStore(hr.dataDir),
      hashPassword: async () => 'hash',
      recordKeys,
    };
    const failing = loadSample(database.db, {
      ...options,
      report: () => {
        throw new Error('stopped half way');
      },
    });
    await expect(failing).rejects.toThrow('stopped half way');
    expect(await database.db.select().from(units)).toEqual([]);
    expect(await loadSample(database.db, options)).toBe(true);
    expect(await database.db.$count(persons)).toBe(150 + CLIENT_USERS);
  } finally {
    await drop();
  }
});
