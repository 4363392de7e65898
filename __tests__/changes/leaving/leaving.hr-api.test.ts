import { and, eq, isNull, lte } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { handovers } from '../../../hr-api/people/changes/tables';
import { asOn } from '../../../hr-api/people/effective-dates';
import { employments, persons, reportingLines, unitHeads } from '../../../hr-api/people/tables';
import { tickets } from '../../../hr-api/helpdesk/tables';
import { delegations } from '../../../hr-api/workplace/approvals/tables';
import { newCode } from '../../../hr-api/platform/new-code';
import { employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { TEST_NOW } from '../../platform/hr-api/harness/test-settings';
import { inRole } from '../../profile/a-record';
import { runService } from '../../workplace/scheduler/run-due-services';

let hr: TestApp;
let human: { token: string };
const people = new Map<string, { id: string; code: string; personId: string }>();
const of = (empid: string) => people.get(empid) ?? { id: '', code: '', personId: '' };

beforeAll(async () => {
  hr = await startApp();
  human = await inRole(hr, 'E1004', ROLE.hr);
  for (const empid of ['E1001', 'E1002', 'E1003', 'E1006', 'E1016']) {
    const { id, code } = await employmentOf(hr, empid);
    const [row] = await hr.db.select().from(employments).where(eq(employments.id, id));
    people.set(empid, { id, code, personId: row!.personId });
  }
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(60_000));

const MAY = '31-May-2026';
const form = (empid: string, part: object = {}) => ({
  ...{ ChillCode: of(empid).code, LastDay: MAY, ReasonCode: '1' },
  ...part,
});
const leave = (empid: string, part: object = {}, who = human) => hr.call('endEmployment', form(empid, part), who);
const preview = (empid: string, part: object = {}) => hr.call('previewLeaving', form(empid, part), human);
const spans = async (empid: string, who = human) =>
  (await hr.call('listEmployments', { ChillCode: of(empid).code }, who)).reply();
const managerOf = async (empid: string, On: string) =>
  (await hr.call('getChangeSubject', { ChillCode: of(empid).code, On }, human)).reply().Manager?.Empid;
const callOff = async (BatchCode: string) => hr.call('undoChange', { BatchCode, Reason: 'Stays' }, human);
const linesTo = (empid: string) =>
  hr.db
    .select()
    .from(reportingLines)
    .where(eq(reportingLines.leaderId, of(empid).id));
const allLines = () => hr.db.select().from(reportingLines).orderBy(reportingLines.id);
const openTo = async (empid: string, on: string) =>
  (
    await hr.db
      .select()
      .from(reportingLines)
      .where(and(eq(reportingLines.leaderId, of(empid).id), asOn(reportingLines, on)))
  ).length;

test.each([
  [{ LastDay: '' }, 'LastDay', 'Last day is required'],
  [{ LastDay: '31-Jun-2026' }, 'LastDay', 'Last day is required'],
  [{ LastDay: '01-Jan-1990' }, 'LastDay', 'The person is not employed on that day'],
  [{ ReasonCode: '' }, 'ReasonCode', 'Reason is required'],
  [{ ReasonCode: '999' }, 'ReasonCode', 'The value is not valid'],
  [{ Justification: 'x'.repeat(501) }, 'Justification', 'The text is too long'],
  [{ HandOver: { reports: 'E0000' } }, 'HandOver.reports', 'The value is not valid'],
  [{ HandOver: { reports: 'E1002' } }, 'HandOver.reports', 'The value is not valid'],
])('HR is told what is wrong with a leaving: %j at %s', async (part, path, message) => {
  for (const refusal of [(await leave('E1002', part)).error(), (await preview('E1002', part)).error()]) {
    expect(refusal).toMatchObject({ code: 'invalid', message });
    expect(refusal.issues).toEqual([expect.objectContaining({ path })]);
  }
});

test('HR chooses among the reasons, by own wish or not, in their language', async () => {
  const reasons = (await hr.call('listLeavingReasons', {}, { ...human, language: 'de' })).reply();
  expect(reasons).toContainEqual({ ReasonCode: '2', ReasonName: 'Ruhestand', IsVoluntary: true });
  expect(reasons.some(({ IsVoluntary }) => !IsVoluntary)).toBe(true);
});

test('HR sees beforehand what a manager holds and to whom it goes, and nothing is done', async () => {
  const before = await allLines();
  const told = (await preview('E1002')).reply();
  expect(told).toMatchObject({ LastDay: MAY, Before: '' });
  const reports = told.Handovers.find(({ Key }) => Key === 'reports');
  expect(reports).toMatchObject({ Title: 'People who report to them', GoesOn: true, To: { Empid: 'E1003' } });
  expect(reports!.Details.map(({ Text }) => Text)).toContain('Ananya Rao (E1001)');
  expect(told.Handovers.find(({ Key }) => Key === 'units')).toMatchObject({ Count: 1, To: { Empid: 'E1003' } });
  expect(await allLines()).toEqual(before);
  expect((await spans('E1002'))[0]).toMatchObject({ EndDate: '', ChangeCode: '' });
});

test('a manager leaves, their people go to the one above, and all is called off as one', async () => {
  const before = await allLines();
  const reports = await openTo('E1002', '2026-05-31');
  const saved = (await leave('E1002', { Justification: 'Going to sea' })).reply();
  expect(saved).toMatchObject({ message: 'Record has been updated successfully', State: 'planned' });
  expect([await managerOf('E1001', MAY), await managerOf('E1001', '01-Jun-2026')]).toEqual(['E1002', 'E1003']);
  expect([await openTo('E1002', '2026-05-31'), await openTo('E1002', '2026-06-01')]).toEqual([reports, 0]);
  const [span] = await spans('E1002');
  expect(span).toMatchObject({ EndDate: MAY, ReasonName: 'Resignation', IsVoluntary: true, EditFlag: true });
  expect(span).toMatchObject({ Justification: 'Going to sea', BatchCount: reports + 1 });
  // What is told of those who are handed over says nothing of why.
  const lines = await allLines();
  expect(JSON.stringify(lines)).not.toContain('sea');
  expect(lines.some(({ justification }) => justification === 'Taken over from Vikram Nair')).toBe(true);
  expect((await callOff(span!.BatchCode)).reply().Undone).toBe(reports + 1);
  expect(await allLines()).toEqual(before);
  expect((await spans('E1002'))[0]).toMatchObject({ EndDate: '', ReasonName: '', BatchCount: 0 });
});

test('one of the team takes over: the others report to them, they to the one above', async () => {
  const before = await allLines();
  const saved = await leave('E1002', { HandOver: { reports: 'E1001' } });
  saved.reply();
  expect(await managerOf('E1001', '01-Jun-2026')).toBe('E1003');
  const others = (await linesTo('E1001')).filter(({ validFrom }) => validFrom === '2026-06-01');
  expect(others.length).toBeGreaterThan(0);
  await callOff((await spans('E1002'))[0]!.BatchCode);
  expect(await allLines()).toEqual(before);
});

test('the last day is moved both ways, and what was handed over moves along', async () => {
  const before = await allLines();
  (await leave('E1002', { HandOver: { units: 'E1001' } })).reply();
  const moving = (await preview('E1002', { LastDay: '30-Apr-2026' })).reply();
  expect(moving).toMatchObject({ Before: MAY });
  // Who was chosen stays chosen.
  expect(moving.Handovers.find(({ Key }) => Key === 'units')).toMatchObject({ To: { Empid: 'E1001' } });
  (await leave('E1002', { LastDay: '30-Apr-2026' })).reply();
  expect([await managerOf('E1001', '30-Apr-2026'), await managerOf('E1001', '01-May-2026')]).toEqual([
    'E1002',
    'E1003',
  ]);
  (await leave('E1002', { LastDay: '30-Jun-2026' })).reply();
  expect([await managerOf('E1001', '30-Jun-2026'), await managerOf('E1001', '01-Jul-2026')]).toEqual([
    'E1002',
    'E1003',
  ]);
  expect((await leave('E1002', { LastDay: '30-Jun-2026' })).error().issues).toEqual([
    expect.objectContaining({ path: 'LastDay', message: 'unchanged' }),
  ]);
  const all = await spans('E1002');
  expect(all.filter(({ EndDate }) => EndDate === '30-Jun-2026')).toHaveLength(1);
  await callOff(all[0]!.BatchCode);
  expect(await allLines()).toEqual(before);
});

test('a report who was moved meanwhile does not hold the last day where it is', async () => {
  (await leave('E1002')).reply();
  const moved = await hr.call(
    'addManager',
    { ChillCode: of('E1001').code, EffectiveFrom: '15-Jun-2026', ReportingID: 'E1016' },
    human,
  );
  moved.reply();
  (await leave('E1002', { LastDay: '30-Jun-2026' })).reply();
  expect((await spans('E1002'))[0]).toMatchObject({ EndDate: '30-Jun-2026' });
  expect(await managerOf('E1001', '15-Jun-2026')).toBe('E1016');
  expect(await openTo('E1002', '2026-07-01')).toBe(0);
  (await hr.call('undoChange', { ChangeCode: moved.reply().ChangeCode }, human)).reply();
  (await callOff((await spans('E1002'))[0]!.BatchCode)).reply();
});

test('with nobody above, somebody has to be named', async () => {
  const [top] = await hr.db
    .select({ id: employments.id, code: employments.code, personId: employments.personId })
    .from(employments)
    .innerJoin(reportingLines, and(eq(reportingLines.leaderId, employments.id), asOn(reportingLines, '2026-05-31')))
    .leftJoin(persons, eq(persons.id, employments.personId))
    .where(
      and(
        isNull(employments.validTo),
        eq(reportingLines.kind, 'manager'),
        eq(
          hr.db.$count(
            reportingLines,
            and(eq(reportingLines.employmentId, employments.id), eq(reportingLines.kind, 'manager')),
          ),
          0,
        ),
      ),
    )
    .limit(1);
  people.set('top', top!);
  expect((await preview('top')).reply().Handovers.find(({ Key }) => Key === 'reports')).toMatchObject({ To: null });
  const refusal = (await leave('top')).error();
  expect(refusal.issues).toEqual(
    expect.arrayContaining([expect.objectContaining({ path: 'HandOver.reports', message: 'required' })]),
  );
  expect((await spans('top'))[0]).toMatchObject({ EndDate: '' });
});

test('the last administrator cannot go', async () => {
  const refusal = (await leave('E1006')).error();
  expect(refusal.issues).toEqual([expect.objectContaining({ path: 'LastDay', message: 'last_administrator' })]);
});

test('nobody lets themself leave, and whoever may not change somebody learns nothing of why', async () => {
  const own = await employmentOf(hr, 'E1004');
  people.set('E1004', { ...own, personId: '' });
  expect((await leave('E1004')).error().code).toBe('forbidden');
  const manager = { token: await hr.tokenOf('E1003') };
  expect((await leave('E1002', {}, manager)).error().code).toBe('forbidden');
  (await leave('E1002', { Justification: 'Going to sea' })).reply();
  const [seen] = await spans('E1002', await inRole(hr, 'E1003', ROLE.appraiser));
  expect(seen).toMatchObject({ EndDate: MAY, ReasonName: '', IsVoluntary: null, Justification: '', ChangeCode: '' });
  (await callOff((await spans('E1002'))[0]!.BatchCode)).reply();
});

test('of two who act at once on one person, the second is told', async () => {
  const { Version } = (await hr.call('getChangeSubject', { ChillCode: of('E1002').code }, human)).reply();
  (await leave('E1002', { Version })).reply();
  expect((await leave('E1002', { Version, LastDay: '30-Apr-2026' })).error().code).toBe('conflict');
  (await callOff((await spans('E1002'))[0]!.BatchCode)).reply();
});

test('after the last day what has no days is handed over once, and the leaver is out', async () => {
  const token = await hr.tokenOf('E1002');
  const [account] = await hr.db
    .select()
    .from(accounts)
    .where(eq(accounts.personId, of('E1002').personId));
  const [ticket] = await hr.db.select().from(tickets).where(isNull(tickets.closedAt)).limit(1);
  await hr.db.update(tickets).set({ assigneeId: account!.id }).where(eq(tickets.id, ticket!.id));
  await hr.db.insert(delegations).values({
    ...{ code: newCode(), fromId: of('E1003').personId, toId: of('E1002').personId, createdAt: hr.clock.now },
    ...{ validFrom: '2026-03-18', validTo: '2027-01-01' },
  });
  const told = (await preview('E1002', { LastDay: '31-Mar-2026' })).reply();
  expect(told.Handovers.map(({ Key, GoesOn }) => [Key, GoesOn])).toEqual(
    expect.arrayContaining([
      ['delegations', false],
      ['tickets', true],
      ['units', true],
    ]),
  );
  (await leave('E1002', { LastDay: '31-Mar-2026', HandOver: { units: 'E1001' } })).reply();
  hr.clock.now = new Date('2026-03-31T12:00:00Z');
  await runService(hr, 'hand over');
  const headsOn = (on: string) =>
    hr.db
      .select({ id: unitHeads.employmentId })
      .from(unitHeads)
      .where(and(eq(unitHeads.unitCode, 'firmware'), asOn(unitHeads, on)));
  expect(await headsOn('2026-04-01')).toEqual([{ id: of('E1002').id }]);
  hr.clock.now = new Date('2026-03-31T18:35:00Z');
  await runService(hr, 'hand over');
  await runService(hr, 'hand over');
  expect(await headsOn('2026-04-01')).toEqual([{ id: of('E1001').id }]);
  expect(await headsOn('2026-03-31')).toEqual([{ id: of('E1002').id }]);
  const [after] = await hr.db.select().from(tickets).where(eq(tickets.id, ticket!.id));
  expect(after!.assigneeId).toBeNull();
  const [delegation] = await hr.db
    .select()
    .from(delegations)
    .where(eq(delegations.toId, of('E1002').personId));
  expect(delegation!.stoppedAt).not.toBeNull();
  const isWaiting = and(isNull(handovers.settledAt), lte(handovers.dueOn, '2026-04-01'));
  expect(await hr.db.$count(handovers, isWaiting)).toBe(0);
  expect((await hr.call('getUser', {}, { token })).error().code).toBe('unauthenticated');
  hr.clock.now = TEST_NOW;
});
