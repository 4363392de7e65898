import { and, eq } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { inTransaction } from '../../../hr-api/platform/db/transaction';
import { amongEmployments, settleEverybody } from '../../../hr-api/time/leave/ledger/settle';
import { PARTS_PER_DAY } from '../../../lib/contract/time/leave/leave-rules';
import { AnImport } from '../../changes/people-imports/an-import';
import { employmentOf } from '../../people/cast-actors';
import { hrOfUnit } from '../../people/hr-of-unit';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../../profile/a-record';
import { sampleRule } from './sample-rule';

/** Sample types, of which sick leave is private; today is Wednesday, 18 March 2026. */
const [SICK, COMP_OFF] = [4, 5];
const DAY = PARTS_PER_DAY;
const HEADINGS = 'Employee ID,Leave type,As on,Balance in days,Can be taken until,Note';

let hr: TestApp;
let human: { token: string };
let ananya: { id: string; code: string };
let yearly: number;

beforeAll(async () => {
  hr = await startApp();
  human = await inRole(hr, 'E1004', ROLE.hr);
  ananya = await employmentOf(hr, 'E1001');
  const Names = { de: 'Jahresurlaub', en: 'Yearly leave', es: '', fr: '', ja: '年休', zh: '' };
  const flags = { IsActive: true, IsPaid: true, IsPrivate: false };
  yearly = (await hr.call('saveLeaveType', { TypeCode: 0, Names, ...flags }, human)).reply().at(-1)!.TypeCode;
  const Rule = sampleRule({ amount: 20 * DAY, proRata: 'none' });
  (await hr.call('saveLeaveRule', { TypeCode: yearly, From: '2026-01-01', Rule }, human)).reply();
});
afterAll(() => hr.stop());

const fileOf = (lines: readonly string[], as = human) => AnImport.of(hr, as, lines, HEADINGS, 'leave-balances');
/** What the night of today writes for Ananya. */
const night = () =>
  inTransaction(hr.db, (db) =>
    settleEverybody(db, { today: '2026-03-18', now: hr.clock.now, among: amongEmployments([ananya.id]) }),
  );
const balanceOf = async (TypeCode: number, On: string) =>
  (await hr.call('getLeaveBalance', { ChillCode: ananya.code, TypeCode, On }, human)).reply();

const OPENING = [
  'E1001,年休,2026-03-01,"12,5",,From the old system',
  `E1001,comp-off,2026-03-10,3.25,2026-05-31,`,
  'E1001,Krankheit,2026-03-10,-2,,',
];

test('balances as on a day are previewed, corrected to, and right after the night that grants', async () => {
  const [, comp] = [await balanceOf(yearly, '2026-03-01'), await balanceOf(COMP_OFF, '2026-03-10')];
  expect(comp.Balance).toBe(0);
  const file = await fileOf(OPENING);
  await file.check();
  // The rule of the year was saved today and grants in the night: what it grants is looked at along.
  expect(await file.outcomes()).toEqual(['changed', 'new', 'new']);
  const [first] = await file.rows();
  expect(first!.Changes.map(({ From, To }) => [From, To])).toEqual([
    ['', 'Yearly leave'],
    ['', '01-Mar-2026'],
    ['20', '12.5'],
  ]);
  expect((await balanceOf(yearly, '2026-03-01')).Entries).toEqual([]);

  await file.run();
  await night();
  const { Balance, Entries } = await balanceOf(yearly, '2026-03-01');
  expect(Balance).toBe(12.5 * DAY);
  expect(Entries.map(({ Kind, Amount, Note }) => [Kind, Amount, Note])).toEqual([
    ['grant', 20 * DAY, ''],
    ['correction', -7.5 * DAY, 'From the old system'],
  ]);
  expect((await balanceOf(COMP_OFF, '2026-05-31')).Balance).toBe(3.25 * DAY);
  expect((await balanceOf(COMP_OFF, '2026-06-01')).Balance).toBe(0);
  expect((await balanceOf(SICK, '2026-03-10')).Balance).toBe(-2 * DAY);
  const noted = await hr.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.action, 'enter leave'), eq(auditEntries.subjectId, ananya.id)));
  // Which private leave it is stands nowhere but in the ledger.
  expect(noted.map(({ after }) => (after as { typeCode?: number }).typeCode)).toEqual([yearly, COMP_OFF, undefined]);

  const again = await fileOf(OPENING);
  await again.check();
  expect(await again.outcomes()).toEqual(['same', 'same', 'same']);
});

test('a file that is taken back leaves neither balance nor end; what was corrected since stays', async () => {
  const lines = ['E1001,Yearly leave,2026-03-02,14,,', 'E1001,5,2026-03-11,5,2026-04-30,', 'E1001,4,2026-03-11,1,,'];
  const file = await fileOf(lines);
  await file.check();
  await file.run();
  expect((await balanceOf(COMP_OFF, '2026-03-11')).Balance).toBe(5 * DAY);
  const entry = { ChillCode: ananya.code, TypeCode: SICK, Kind: 'correction' as const, Day: '2026-03-12' };
  (await hr.call('addLeaveEntry', { ...entry, Amount: DAY, Note: 'By hand' }, human)).reply();
  expect((await file.undo('valid')).Counts).toMatchObject({ TakenBack: 2, InTheWay: 1 });
  expect((await file.rows()).map(({ Issues }) => Issues[0]?.Reason)).toEqual([undefined, undefined, 'corrected_since']);
  const { Balance, Credits } = await balanceOf(yearly, '2026-12-31');
  expect(Balance).toBe(12.5 * DAY);
  // What was added for ever and taken away again is no credit that would outlive the year.
  expect(Credits.map(({ Kind, LastDay, Left }) => [Kind, LastDay, Left])).toEqual([
    ['grant', '31-Dec-2026', 12.5 * DAY],
  ]);
  expect((await balanceOf(COMP_OFF, '2026-05-31')).Balance).toBe(3.25 * DAY);
  expect((await balanceOf(SICK, '2026-03-12')).Balance).toBe(2 * DAY);
});

test('rows that cannot be are refused at their column, and of two of an account both', async () => {
  const file = await fileOf([
    'E1001,Gardening,2026-03-01,1,,',
    'E0000,Comp-off,2026-03-01,1,,',
    'E1004,Comp-off,2026-03-01,1,,',
    'E1016,Comp-off,2026-03-19,1,,',
    'E1016,Comp-off,1990-03-01,1,,',
    'E1016,Yearly leave,2025-12-31,1,,',
    'E1016,Comp-off,2026-03-01,12.33,,',
    'E1016,Comp-off,2026-03-01,1,2026-02-01,',
    'E1005,Yearly leave,2026-03-01,19,2026-12-31,',
    'E1006,Comp-off,2026-03-01,1,,',
    'E1006,代休,2026-03-02,2,,',
  ]);
  await file.check();
  expect(await file.outcomes()).toEqual([
    'refused: TypeCode unknown_choice',
    'refused: EmployeeID unknown_person',
    'refused: EmployeeID own',
    'refused: AsOn in_future',
    'refused: AsOn not_employed',
    'refused: TypeCode no_rule',
    'refused: Balance no_days',
    'refused: LastDay ends_before',
    'refused: LastDay ends_nothing',
    'refused: TypeCode twice_in_file',
    'refused: TypeCode twice_in_file',
  ]);
});

test('who keeps no leave is offered no balances and reads none; HR of a unit keeps to it', async () => {
  const administrator = await inRole(hr, 'E1006', ROLE.administrator);
  const kinds = async (as: { token: string }) =>
    (await hr.call('listImportKinds', {}, as)).reply().map(({ Kind }) => Kind);
  expect(await kinds(human)).toContain('leave-balances');
  expect(await kinds(administrator)).not.toContain('leave-balances');
  const template = { Kind: 'leave-balances', Format: 'csv' } as const;
  const headings = await hr.call('downloadImportTemplate', template, { ...human, language: 'de' });
  expect(headings.bytes.toString('utf8')).toContain(
    'Personalnummer,Dienstliche E-Mail,Abwesenheitsart,Stand am,Saldo in Tagen',
  );
  expect((await hr.call('downloadImportTemplate', template, administrator)).status).toBe(422);

  const { ImportCode } = await fileOf(OPENING);
  for (const [who, status] of [
    [human, 200],
    [administrator, 404],
  ] as const)
    expect((await hr.call('listImportRows', { ImportCode }, who)).status).toBe(status);
  const listed = (await hr.call('listImports', { Kind: 'leave-balances' }, administrator)).reply();
  expect(listed).toEqual([]);

  const file = await fileOf(['E1006,Comp-off,2026-03-01,1,,'], await hrOfUnit(hr));
  await file.check();
  expect(await file.outcomes()).toEqual(['refused: EmployeeID unknown_person']);
});
