import { randomUUID } from 'node:crypto';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { accounts, roleGrants } from '../../../hr-api/people/accounts/tables';
import { asOn } from '../../../hr-api/people/effective-dates';
import { assignments, employments, persons, reportingLines } from '../../../hr-api/people/tables';
import { managersOf } from '../../../hr-api/people/visibility';
import { LEAVE_SUBJECT } from '../../../hr-api/time/leave/requests/deciding/leave-subject-kind';
import { leaveDays } from '../../../hr-api/time/leave/tables';
import { teamCalendarHandlers } from '../../../hr-api/time/team-calendar/team-calendar-handlers';
import { approvalChains } from '../../../hr-api/workplace/approvals/tables';
import type { RequestFor } from '../../../lib/contract/all';
import { clientToken, MIRA } from '../../access/client-users/ask-code';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { giveLeave, leaveOfAnanya, SICK, UNPAID, type Asker } from './approved-leave';

let hr: TestApp;
let leave: Asker;
/** Somebody with the same manager. */
let peer: string;

const TODAY = '2026-03-18';
const JUNE = { From: '2026-06-01', To: '2026-06-30' };

beforeAll(async () => {
  hr = await startApp();
  leave = await leaveOfAnanya(hr);
  // Wednesday to Friday, and from noon on Monday on.
  await leave.take({ TypeCode: UNPAID, From: '2026-06-03', To: '2026-06-05' });
  await leave.take({ TypeCode: SICK, From: '2026-06-15', To: '2026-06-16', FromPortion: 'second' });
  await leave.ask({ TypeCode: UNPAID, From: '2026-06-24', To: '2026-06-25' });
  const manager = await employmentOf(hr, 'E1002');
  const [found] = await hr.db
    .select({ empid: persons.empid })
    .from(reportingLines)
    .innerJoin(employments, eq(employments.id, reportingLines.employmentId))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(
      and(
        ...[eq(reportingLines.leaderId, manager.id), eq(reportingLines.kind, 'manager'), ne(persons.empid, 'E1001')],
        ...[asOn(reportingLines, TODAY), asOn(employments, TODAY)],
      ),
    )
    .orderBy(persons.empid)
    .limit(1);
  peer = found!.empid!;
});
afterAll(() => hr.stop());

type Asked = Partial<RequestFor<'listTeamCalendar'>>;

const read = async (reader: string, roleCode: number, asked: Asked = {}) =>
  teamCalendarHandlers.listTeamCalendar.handle(
    { ...JUNE, Audience: 'team', Code: '', After: '', ...asked },
    contextOf(hr, await actorOf(hr, reader, roleCode)),
  );
/** What a reader is told of E1001, a line for each absence. */
async function told(reader: string, roleCode: number, asked: Asked = { Audience: 'unit', Code: 'firmware' }) {
  const person = (await read(reader, roleCode, asked)).People.find(({ Empid }) => Empid === 'E1001');
  return person?.Away.map(({ From, To, State, TypeName }) => `${From} ${To} ${State} ${TypeName}`.trim());
}
const firstDays = ['03-Jun-2026 05-Jun-2026 approved', '15-Jun-2026 16-Jun-2026 approved'];

test('a peer sees that somebody is away and nothing else, and not what is asked for', async () => {
  expect(await told(peer, ROLE.employee, {})).toEqual(firstDays);
  expect(await told('E1008', ROLE.employee)).toEqual(firstDays);
});

test('the line of managers sees the type unless it is private, and who decides what is asked for', async () => {
  const known = ['03-Jun-2026 05-Jun-2026 approved Unpaid leave', '15-Jun-2026 16-Jun-2026 approved'];
  expect(await told('E1002', ROLE.appraiser, {})).toEqual([...known, '24-Jun-2026 25-Jun-2026 pending Unpaid leave']);
  expect(await told('E1003', ROLE.reviewer)).toEqual(known);
});

test('an admin manager who is no manager of somebody sees the type all the same', async () => {
  const leader = alias(employments, 'leader');
  const [line] = await hr.db
    .select({ id: employments.id, personId: employments.personId, unit: assignments.unitCode, leader: persons.empid })
    .from(reportingLines)
    .innerJoin(employments, eq(employments.id, reportingLines.employmentId))
    .innerJoin(assignments, and(eq(assignments.employmentId, employments.id), asOn(assignments, TODAY)))
    .innerJoin(leader, and(eq(leader.id, reportingLines.leaderId), asOn(leader, TODAY)))
    .innerJoin(persons, eq(persons.id, leader.personId))
    .where(
      and(
        eq(reportingLines.kind, 'admin_manager'),
        asOn(reportingLines, TODAY),
        sql`${reportingLines.leaderId} not in ${managersOf(sql`${employments.id}`, TODAY)}`,
      ),
    )
    .limit(1);
  await giveLeave(hr, line!.id, ['2026-06-10']);
  const { People } = await read(line!.leader!, ROLE.employee, { Audience: 'unit', Code: line!.unit });
  const [own] = await hr.db.select().from(persons).where(eq(persons.id, line!.personId));
  const away = People.find(({ Empid }) => Empid === own!.empid)?.Away;
  expect(away).toMatchObject([{ From: '10-Jun-2026', To: '10-Jun-2026', TypeName: 'Unpaid leave' }]);
});

test('the person and who keeps their leave see all of it, HR of another unit does not', async () => {
  const all = [
    '03-Jun-2026 05-Jun-2026 approved Unpaid leave',
    '15-Jun-2026 16-Jun-2026 approved Sick leave',
    '24-Jun-2026 25-Jun-2026 pending Unpaid leave',
  ];
  expect(await told('E1001', ROLE.employee, {})).toEqual(all);
  expect(await told('E1004', ROLE.hr)).toEqual(all);
  const { accountId } = await actorOf(hr, 'E1008');
  const grant = { accountId, roleCode: ROLE.hr, scope: 'unit' as const, validFrom: '2026-01-01' };
  await hr.db.insert(roleGrants).values({ ...grant, unitCode: 'assembly' });
  expect(await told('E1008', ROLE.hr)).toEqual(firstDays);
  expect(await told('E1008', ROLE.hr, { Audience: 'all' })).toBeUndefined();
  expect((await read('E1008', ROLE.hr, { Audience: 'all' })).People.length).toBeGreaterThan(0);
});

test('only who keeps leave asks for all, and neither client users nor candidates ask at all', async () => {
  const token = await hr.tokenOf('E1001');
  const all = { ...JUNE, Audience: 'all' as const };
  expect((await hr.call('listTeamCalendar', all, { token })).error()).toMatchObject({ code: 'forbidden' });
  const client = await clientToken(hr, MIRA);
  expect((await hr.call('listTeamCalendar', JUNE, { token: client })).status).toBe(403);
  const candidate = await hr.tokenOf('E1013');
  await hr.db.update(accounts).set({ kind: 'candidate' }).where(eq(accounts.loginId, 'E1013'));
  expect((await hr.call('listTeamCalendar', JUNE, { token: candidate })).status).toBe(403);
  expect((await hr.call('listTeamCalendar', JUNE, {})).status).toBe(401);
});

test('a team is oneself, the manager, those with the same manager and one’s own reports', async () => {
  const of = async (empid: string) => (await read(empid, ROLE.employee)).People.map(({ Empid }) => Empid);
  expect(await of('E1001')).toEqual(expect.arrayContaining(['E1001', 'E1002', peer]));
  expect(await of('E1001')).not.toContain('E1003');
  expect(await of('E1002')).toEqual(expect.arrayContaining(['E1001', 'E1002', 'E1003', peer]));
  const [own] = (await read('E1001', ROLE.employee)).People.filter(({ IsOwn }) => IsOwn);
  expect(own).toMatchObject({ Empid: 'E1001', Unit_Name: 'Firmware' });
});

test('leave from noon and leave of some hours are told as such', async () => {
  const person = async () => (await read('E1001', ROLE.employee)).People.find(({ IsOwn }) => IsOwn)!;
  expect((await person()).Away[1]).toMatchObject({ FromPortion: 'second', ToPortion: 'whole', Hours: 0 });
  const ofMonday = and(
    eq(leaveDays.employmentId, (await employmentOf(hr, 'E1001')).id),
    eq(leaveDays.day, '2026-06-03'),
  );
  await hr.db.update(leaveDays).set({ amount: 60 }).where(ofMonday);
  expect((await person()).Away.slice(0, 2)).toMatchObject([
    { From: '03-Jun-2026', To: '03-Jun-2026', Hours: 2 },
    { From: '04-Jun-2026', To: '05-Jun-2026', Hours: 0 },
  ]);
  await hr.db.update(leaveDays).set({ amount: 240 }).where(ofMonday);
});

test('leave over the edge of a month is told whole in both months, and in no other', async () => {
  const { id } = await employmentOf(hr, peer);
  await giveLeave(hr, id, ['2026-07-30', '2026-07-31', '2026-08-03', '2026-08-04']);
  const awayIn = async (From: string, To: string) =>
    (await read('E1002', ROLE.appraiser, { From, To })).People.find(({ Empid }) => Empid === peer)?.Away.filter(
      ({ TypeName }) => TypeName === 'Unpaid leave',
    );
  const whole = [{ From: '30-Jul-2026', To: '04-Aug-2026' }];
  expect(await awayIn('2026-07-01', '2026-07-31')).toMatchObject(whole);
  expect(await awayIn('2026-08-01', '2026-08-31')).toMatchObject(whole);
  expect(await awayIn('2026-08-05', '2026-08-31')).toEqual([]);
  const [july] = (await read('E1002', ROLE.appraiser, { From: '2026-07-01', To: '2026-07-31' })).Calendars;
  expect(july?.FreeDays.every(({ Day }) => Day.endsWith('-Jul-2026'))).toBe(true);
});

test('free days are told once for each calendar, by the name of the holiday', async () => {
  const december = { From: '2026-12-01', To: '2026-12-31', Audience: 'location' as const };
  const inMunich = await read('E1006', ROLE.employee, december);
  expect(inMunich.Code).toBe('munich');
  const [calendar] = inMunich.Calendars;
  expect(inMunich.Calendars).toHaveLength(1);
  expect(calendar?.Name).toBe('Munich');
  expect(calendar?.FreeDays.filter(({ Name }) => Name)).toEqual([
    { Day: '24-Dec-2026', Portion: 'second', Name: 'Christmas Eve' },
    { Day: '25-Dec-2026', Portion: 'whole', Name: 'Christmas Day' },
    { Day: '26-Dec-2026', Portion: 'whole', Name: expect.stringContaining('Stephen') },
    { Day: '31-Dec-2026', Portion: 'second', Name: expect.stringContaining('New Year') },
  ]);
  expect(calendar?.FreeDays).toContainEqual({ Day: '06-Dec-2026', Portion: 'whole', Name: '' });
  const inPune = await read('E1006', ROLE.employee, { ...december, Code: 'pune' });
  // Saturdays are worked until noon there, but for the second and the fourth.
  expect(inPune.Calendars[0]?.FreeDays.slice(0, 4).map(({ Day, Portion }) => `${Day} ${Portion}`)).toEqual([
    ...['05-Dec-2026 second', '06-Dec-2026 whole', '12-Dec-2026 whole', '13-Dec-2026 whole'],
  ]);
});

test('a span is of one day to 92, and what is longer or the wrong way round is refused', async () => {
  const token = await hr.tokenOf('E1001');
  const status = async (From: string, To: string) =>
    (await hr.call('listTeamCalendar', { From, To }, { token })).status;
  expect(await status('2026-07-01', '2026-09-30')).toBe(200);
  expect(await status('2026-07-01', '2026-10-01')).toBe(422);
  expect(await status('2026-07-02', '2026-07-01')).toBe(422);
});

test('pages follow each other by name without a gap, and somebody unknown has nobody after them', async () => {
  const asked = { Audience: 'all' as const };
  const { rows } = await hr.db.execute<{ code: string }>(sql`
    select e.code from employments e join persons p on p.id = e.person_id
    where e.valid_from <= ${TODAY} and (e.valid_to is null or e.valid_to > ${TODAY}) order by searchable(p.name), p.id`);
  const first = await read('E1004', ROLE.hr, asked);
  expect([first.People.length, first.HasMore]).toEqual([200, true]);
  const shown = first.People.map(({ KeyCode }) => KeyCode);
  for (let { HasMore } = first; HasMore;) {
    const page = await read('E1004', ROLE.hr, { ...asked, After: shown.at(-1)! });
    shown.push(...page.People.map(({ KeyCode }) => KeyCode));
    ({ HasMore } = page);
  }
  expect(shown).toEqual(rows.map(({ code }) => code));
  expect((await read('E1004', ROLE.hr, { ...asked, After: 'nobodys' })).People).toEqual([]);
});

test('a planned move is told to who keeps leave, and neither to a colleague nor to the person', async () => {
  const { id } = await employmentOf(hr, peer);
  const isOpen = and(eq(assignments.employmentId, id), isNull(assignments.validTo));
  const [stay] = await hr.db.update(assignments).set({ validTo: '2026-07-01' }).where(isOpen).returning();
  const moved = { id: randomUUID(), locationCode: 'osaka', validFrom: '2026-07-01', validTo: null };
  await hr.db.insert(assignments).values({ ...stay!, ...moved });
  const around = { From: '2026-06-15', To: '2026-07-31' };
  const calendarsTo = async (reader: string, roleCode: number, asked: Asked = {}) => {
    const { People, Calendars } = await read(reader, roleCode, { ...around, ...asked });
    const named = new Map(Calendars.map(({ CalendarCode, Name }) => [CalendarCode, Name]));
    const person = People.find(({ Empid }) => Empid === peer);
    return person?.Calendars.map(({ From, CalendarCode }) => `${From} ${named.get(CalendarCode)}`);
  };
  const ofUnit = { Audience: 'unit' as const, Code: stay!.unitCode };
  const toColleague = await calendarsTo('E1001', ROLE.employee);
  expect(toColleague).toEqual([expect.stringMatching(/^15-Jun-2026 (?!Osaka)/)]);
  for (const [reader, role] of [
    ['E1002', ROLE.appraiser],
    [peer, ROLE.employee],
  ] as const)
    expect(await calendarsTo(reader, role)).toEqual(toColleague);
  expect(await calendarsTo('E1004', ROLE.hr, ofUnit)).toEqual([...toColleague!, '01-Jul-2026 Osaka']);
});

// The last one: Ananya has no manager from then on.
test('who has decided an earlier step reads what is asked for no more, whether they lead or not', async () => {
  const [manager, human] = [{ kind: 'manager' as const }, { kind: 'hr' as const }];
  const steps = [manager, human].map((approver) => ({
    ...{ approvers: [approver], needs: 'any' as const, remindAfterDays: null, escalateAfterDays: null },
  }));
  await hr.db.update(approvalChains).set({ steps }).where(eq(approvalChains.kind, LEAVE_SUBJECT));
  await leave.take({ TypeCode: UNPAID, From: '2026-06-29', To: '2026-06-29' });
  const isPending = '29-Jun-2026 29-Jun-2026 pending Unpaid leave';
  expect(await told('E1001', ROLE.employee)).toContain(isPending);
  const known = ['03-Jun-2026 05-Jun-2026 approved Unpaid leave', '15-Jun-2026 16-Jun-2026 approved'];
  const before = '24-Jun-2026 25-Jun-2026 pending Unpaid leave';
  expect(await told('E1002', ROLE.appraiser)).toEqual([...known, before]);
  const { id } = await employmentOf(hr, 'E1001');
  const isLed = and(eq(reportingLines.employmentId, id), isNull(reportingLines.validTo));
  await hr.db.update(reportingLines).set({ validTo: TODAY }).where(isLed);
  expect(await told('E1002', ROLE.appraiser)).toEqual([...firstDays, '24-Jun-2026 25-Jun-2026 pending']);
});
