import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { assignments } from '../../../hr-api/people/tables';
import { leaveHandlers } from '../../../hr-api/time/leave/leave-handlers';
import { pivotHandlers } from '../../../hr-api/workplace/reports/pivot/pivot-handlers';
import { calls } from '../../../lib/contract/all';
import { daysOfAmount } from '../../../lib/contract/time/leave/leave-rules';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../../profile/a-record';
import { readAll, type Asked } from '../../workplace/reports/reading';

/** Sample types. */
const [EARNED, SICK] = [2, 4];

let hr: TestApp;
let human: { token: string };
beforeAll(async () => {
  hr = await startApp();
  human = await inRole(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());

const contextAs = async (empid: string, roleCode: number) => contextOf(hr, await actorOf(hr, empid, roleCode));
const asHr = () => contextAs('E1004', ROLE.hr);
const asManager = () => contextAs('E1002', ROLE.appraiser);
/** The cells of the rows of a report, by the names of its fields. */
async function read(context: Awaited<ReturnType<typeof asHr>>, code: string, Fields: string[], asked: Asked = {}) {
  const rows = await readAll(context, code, { ...asked, Fields });
  return rows.map(({ Cells }) => Object.fromEntries(Fields.map((name, at) => [name, Cells[at] ?? null])));
}
const ACCOUNT = ['EmployeeID', 'LeaveType', 'Opening', 'Credited', 'Availed', 'Lapsed', 'Encashed', 'Balance'];

test('a balance is what came less what went, and what its holder is told', async () => {
  const rows = await read(await asHr(), 'leave-balances', ACCOUNT);
  const counted = rows.filter(({ Balance }) => Balance !== null);
  expect(counted.length).toBeGreaterThan(100);
  for (const { Opening, Credited, Availed, Lapsed, Encashed, Balance } of counted)
    expect(Number(Opening) + Number(Credited) - Number(Availed) - Number(Lapsed) - Number(Encashed)).toBeCloseTo(
      Number(Balance),
      1,
    );
  const own = (await hr.call('listLeaveBalances', {}, { token: await hr.tokenOf('E1001') })).reply();
  const earned = own.find(({ TypeCode }) => TypeCode === EARNED)!;
  const told = rows.find(({ EmployeeID, LeaveType }) => EmployeeID === 'E1001' && LeaveType === earned.Name);
  expect(Number(told?.Balance)).toBeCloseTo(daysOfAmount(earned.Balance), 1);
});

test('who has less than nothing is listed, and nobody whose leave has no limit', async () => {
  const { code } = await employmentOf(hr, 'E1001');
  const entry = { ChillCode: code, Kind: 'correction' as const, Day: '2026-03-01', Amount: -24_000, Note: 'Too much' };
  for (const TypeCode of [EARNED, SICK]) (await hr.call('addLeaveEntry', { ...entry, TypeCode }, human)).reply();
  const rows = await read(await asHr(), 'negative-leave-balances', ['EmployeeID', 'LeaveType', 'Balance']);
  expect(rows.filter(({ EmployeeID }) => EmployeeID === 'E1001').map(({ LeaveType }) => LeaveType)).toEqual([
    'Earned leave',
  ]);
  expect(rows.every(({ Balance }) => Number(Balance) < 0)).toBe(true);
});

test('a manager reads of those below, and of a private type nothing', async () => {
  const rows = await read(await asManager(), 'leave-balances', ['EmployeeID', 'LeaveType']);
  const seen = new Set(rows.map(({ EmployeeID }) => EmployeeID));
  expect(seen).toContain('E1001');
  expect(seen).not.toContain('E1016');
  const private_ = rows.filter(({ LeaveType }) => LeaveType === 'Sick leave').map(({ EmployeeID }) => EmployeeID);
  expect(private_.filter((empid) => empid !== 'E1002')).toEqual([]);
  const all = await read(await asHr(), 'leave-balances', ['EmployeeID', 'LeaveType']);
  expect(all).toContainEqual({ EmployeeID: 'E1001', LeaveType: 'Sick leave' });
});

test('an employee reads their own leave, and owed days are for who keeps leave alone', async () => {
  const employee = await contextAs('E1001', ROLE.employee);
  const rows = await read(employee, 'leave-balances', ['EmployeeID']);
  expect(new Set(rows.map(({ EmployeeID }) => EmployeeID))).toEqual(new Set(['E1001']));
  await expect(read(await asManager(), 'leave-liability', ['Unit'])).rejects.toMatchObject({ code: 'not_found' });
});

test('who sees everybody without keeping their leave is told of their own alone', async () => {
  const administrator = await contextAs('E1006', ROLE.administrator);
  const span = { FromDate: '2025-01-01', ToDate: '2027-12-31' };
  for (const [code, asked] of [
    ['leave-balances', {}],
    ['leave-taken', span],
    ['absences', span],
  ] as const) {
    const rows = await read(administrator, code, ['EmployeeID'], asked);
    expect(rows.filter(({ EmployeeID }) => EmployeeID !== 'E1006')).toEqual([]);
  }
  expect(await read(administrator, 'negative-leave-balances', ['EmployeeID'])).toEqual([]);
});

test('a balance of a day to come is that of today', async () => {
  const asOnDay = async (AsOnDate?: string) =>
    read(await asHr(), 'leave-balances', ACCOUNT, AsOnDate ? { AsOnDate } : {});
  expect(await asOnDay('2026-12-31')).toEqual(await asOnDay());
  expect(await asOnDay('2025-12-31')).not.toEqual(await asOnDay());
});

test('balances are pivoted by unit and type as the report begins, of whom one is told (PC-120)', async () => {
  const { request } = calls.readLeaveBalancePivot;
  const pivot = (context: Awaited<ReturnType<typeof asHr>>, asked = {}) =>
    leaveHandlers.readLeaveBalancePivot.handle(request.parse(asked), context);
  const reports = (await hr.call('listReports', {}, human)).reply();
  const { Row, Column, Value } = request.parse({});
  expect(reports.find(({ ReportCode }) => ReportCode === 'leave-balances')!.Pivot).toEqual({ Row, Column, Value });
  const AsOnDate = '2025-12-31';
  for (const context of [await asHr(), await asManager()]) {
    const { Rows, Columns, Cells } = await pivot(context, { AsOnDate });
    const listed = await read(context, 'leave-balances', ['Unit', 'LeaveType', 'Balance'], { AsOnDate });
    Rows.forEach(({ Value: unit }, row) =>
      Columns.forEach(({ Value: type }, column) => {
        const same = listed.filter(({ Unit, LeaveType }) => Unit === unit && LeaveType === type);
        const sum = same.reduce((total, one) => total + Number(one.Balance), 0);
        expect(Cells[row]?.[column]).toBeCloseTo(sum, 0);
      }),
    );
    expect(Rows.length * Columns.length).toBeGreaterThan(1);
  }
  const employee = await contextAs('E1001', ROLE.employee);
  const own = await pivot(employee, { Row: 'Location', Column: '', Value: 'Availed' });
  expect([own.Rows.map(({ Text }) => Text), own.Columns]).toEqual([['Bengaluru'], []]);
  await expect(pivot(await asHr(), { Row: 'Balance' })).rejects.toMatchObject({ code: 'bad_request' });
});

test('where a manager’s people are to be is not told by the balances of a day to come', async () => {
  const { id } = await employmentOf(hr, 'E1001');
  const isOpen = and(eq(assignments.employmentId, id), isNull(assignments.validTo));
  const [stay] = await hr.db.update(assignments).set({ validTo: '2026-06-01' }).where(isOpen).returning();
  const moved = { id: randomUUID(), locationCode: 'osaka', validFrom: '2026-06-01', validTo: null };
  await hr.db.insert(assignments).values({ ...stay!, ...moved });
  const rows = await read(await asManager(), 'leave-balances', ['EmployeeID', 'Location'], { AsOnDate: '2026-07-01' });
  const places = rows.filter(({ EmployeeID }) => EmployeeID === 'E1001').map(({ Location }) => Location);
  expect(new Set(places)).toEqual(new Set(['Bengaluru']));
});

test('days taken by month, and absences, come to the same over whole requests', async () => {
  const span = { FromDate: '2025-01-01', ToDate: '2027-12-31' };
  const sum = (rows: Record<string, unknown>[]) => rows.reduce((total, { Days }) => total + Number(Days), 0);
  const taken = await read(await asHr(), 'leave-taken', ['EmployeeID', 'Month', 'Days'], span);
  const away = await read(await asHr(), 'absences', ['EmployeeID', 'FirstDay', 'Days'], span);
  expect(away.length).toBeGreaterThan(50);
  expect(sum(taken)).toBeCloseTo(sum(away), 1);
  // Of leave over the end of a month, the days within count.
  const march = await read(await asHr(), 'absences', ['Days'], { FromDate: '2026-03-01', ToDate: '2026-03-31' });
  const ofMarch = taken.filter(({ Month }) => Month === '2026-03');
  expect(sum(march)).toBeCloseTo(sum(ofMarch), 1);
  const asked = { ReportCode: 'leave-taken', Row: 'LeaveType', Column: 'Month', Value: 'Days', ...span };
  const { Columns, Cells } = await pivotHandlers.readReportPivot.handle(
    calls.readReportPivot.request.parse(asked),
    await asHr(),
  );
  const at = Columns.findIndex(({ Text }) => Text === 'Mar 2026');
  expect(Cells.reduce((total, cells) => total + cells[at]!, 0)).toBeCloseTo(sum(ofMarch), 1);
});

test('each unit owes what its people have left of what is paid out', async () => {
  const owed = await read(await asHr(), 'leave-liability', ['Unit', 'LeaveType', 'People', 'Days']);
  const accounts = await read(await asHr(), 'leave-balances', ['Unit', 'LeaveType', 'Balance']);
  expect(owed.length).toBeGreaterThan(0);
  for (const { Unit, LeaveType, People, Days } of owed) {
    const theirs = accounts.filter(
      (one) => one.Unit === Unit && one.LeaveType === LeaveType && Number(one.Balance) > 0,
    );
    expect(theirs).toHaveLength(Number(People));
    expect(theirs.reduce((sum, { Balance }) => sum + Number(Balance), 0)).toBeCloseTo(Number(Days), 0);
  }
});
