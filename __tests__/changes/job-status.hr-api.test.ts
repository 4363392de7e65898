import { eq } from 'drizzle-orm';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { corrections, jobStatuses } from '../../hr-api/people/tables';
import { dayOf, daysAfter, wireDate } from '../../hr-api/platform/dates';
import { plannedEndOf } from '../../hr-api/people/changes/planned-end';
import type { RequestFor } from '../../lib/contract/all';
import { employmentOf } from '../people/cast-actors';
import { noRoleWantsAnApp } from '../access/second-factor/no-role-wants-an-app';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { inRole } from '../profile/a-record';

let hr: TestApp;
let human: { token: string };
let ananya: { id: string; code: string };

beforeAll(async () => {
  hr = await startApp();
  await noRoleWantsAnApp(hr);
  human = await inRole(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());
beforeEach(async () => {
  hr.clock.advance(60_000);
  ananya = await employmentOf(hr, 'E1001');
});

type Form = Partial<RequestFor<'addJobStatus'>>;
const add = (form: Form) =>
  hr.call('addJobStatus', { ChillCode: ananya.code, Justification: 'As agreed', ...form }, human);
const edit = (form: Form) =>
  hr.call('editJobStatus', { ChillCode: ananya.code, Justification: 'As agreed', ...form }, human);
const history = async (KnownOn = '') =>
  (await hr.call('listJobStatuses', { ChillCode: ananya.code, KnownOn }, human)).reply();
const undo = (ChangeCode: string, Reason = '') => hr.call('undoChange', { ChangeCode, Reason }, human);

const fixedTerm = { EffectiveFrom: '01-Jun-2026', JobStatus: '4', EndDate: '31-May-2027' };

test.each([
  [{ JobStatus: '3' }, 'EffectiveFrom', 'Effective From is required'],
  [{ EffectiveFrom: '30-Feb-2026', JobStatus: '3' }, 'EffectiveFrom', 'Effective From is required'],
  [{ EffectiveFrom: '01-Jun-2026' }, 'JobStatus', 'Job Status is required'],
  [{ EffectiveFrom: '01-Jun-2026', JobStatus: '99' }, 'JobStatus', 'The value is not valid'],
  [{ EffectiveFrom: '01-Jun-2026', JobStatus: '2' }, 'NoOfMonths', 'No.Of Month(s) is required'],
  [
    { EffectiveFrom: '01-Jun-2026', JobStatus: '2', NoOfMonths: 0 },
    'NoOfMonths',
    'ERROR: The No.Of Month(s) must be greater than 0!',
  ],
  [
    { EffectiveFrom: '01-Jun-2026', JobStatus: '2', NoOfMonths: '-1', NoOfDays: 15 },
    'NoOfMonths',
    'ERROR: The No.Of Month(s) must be greater than 0!',
  ],
  [{ EffectiveFrom: '01-Jun-2026', JobStatus: '2', NoOfMonths: 1, NoOfDays: 32 }, 'NoOfDays', 'The value is not valid'],
  [{ EffectiveFrom: '01-Jun-2026', JobStatus: '4' }, 'EndDate', 'End Date is required'],
  [
    { EffectiveFrom: '01-Jun-2026', JobStatus: '4', EndDate: '31-May-2026' },
    'EndDate',
    'The end lies before the beginning',
  ],
  [{ ...fixedTerm, Justification: ' ' }, 'Justification', 'Justification is required'],
  [{ ...fixedTerm, Justification: 'j'.repeat(501) }, 'Justification', 'The text is too long'],
  [{ ...fixedTerm, EffectiveFrom: '01-Jan-1999' }, 'EffectiveFrom', 'The person is not employed on that day'],
] as [Form, string, string][])('HR is told at the field what is wrong with %j', async (form, path, message) => {
  const refusal = (await add(form)).error();
  expect(refusal).toMatchObject({ code: 'invalid', message });
  expect(refusal.issues).toEqual([expect.objectContaining({ path })]);
});

test('everything that is wrong with an empty form is said at once', async () => {
  const refusal = (await add({ Justification: '' })).error();
  expect(refusal.issues?.map(({ path, message }) => `${path} ${message}`)).toEqual([
    'EffectiveFrom required',
    'JobStatus required',
    'Justification required',
  ]);
});

test('a further status closes the one before the day before, and is taken back without a trace', async () => {
  const before = await history();
  const saved = (await add({ ...fixedTerm, Justification: 'j'.repeat(500) })).reply();
  expect(saved).toMatchObject({ message: 'Record has been updated successfully', State: 'planned' });
  const [latest, previous] = await history();
  expect(latest).toMatchObject({
    EffectiveFrom: '01-Jun-2026',
    Emp_Status_Name: 'Fixed term',
    EndDate: '31-May-2027',
    EditFlag: true,
    State: 'planned',
    ChangeCode: saved.ChangeCode,
    Unit_Name: 'Firmware',
  });
  expect(previous).toMatchObject({ EndDate: '31-May-2026', State: 'current' });
  expect((await undo(saved.ChangeCode)).reply().Undone).toBe(1);
  expect(await history()).toEqual(before);
  expect((await undo(saved.ChangeCode)).error().issues).toEqual([
    expect.objectContaining({ path: 'ChangeCode', message: 'undone_already' }),
  ]);
});

test('status 3 asks for no end, although statuses beside it do', async () => {
  const saved = (await add({ ...fixedTerm })).reply();
  const open = (await add({ EffectiveFrom: '01-Jun-2027', JobStatus: 3, EndDate: '31-Dec-2030' })).reply();
  expect((await history())[0]).toMatchObject({ Emp_Status_Name: 'Confirmed', EndDate: '', No_of_Months: null });
  await undo(open.ChangeCode);
  await undo(saved.ChangeCode);
});

test.each([
  ['2026-01-31', 1, 0, '2026-02-28'],
  ['2028-02-29', 12, 0, '2029-02-28'],
  ['2027-02-28', 12, 0, '2028-02-27'],
  ['2028-01-29', 1, 0, '2028-02-28'],
  ['2026-03-15', 6, 0, '2026-09-14'],
  ['2026-03-15', 6, 15, '2026-09-29'],
])('from %s on, %i months and %i days end on %s', (from, months, days, end) => {
  expect(plannedEndOf(from, { months, days })).toBe(end);
});

test('a status of a length that begins on 29 February ends a year later on the 28th', async () => {
  hr.clock.now = new Date('2027-12-01T06:30:00.000Z');
  human = await inRole(hr, 'E1004', ROLE.hr);
  const saved = (await add({ EffectiveFrom: '2028-02-29', JobStatus: '2', NoOfMonths: '12' })).reply();
  expect((await history())[0]).toMatchObject({
    EffectiveFrom: '29-Feb-2028',
    EndDate: '28-Feb-2029',
    No_of_Months: 12,
  });
  expect((await add({ EffectiveFrom: '29-Feb-2027', JobStatus: '3' })).error().message).toBe(
    'Effective From is required',
  );
  await undo(saved.ChangeCode);
});

test('a status cannot begin on the day of the one before it', async () => {
  const saved = (await add({ EffectiveFrom: '01-Jun-2028', JobStatus: '4', EndDate: '01-Jul-2028' })).reply();
  const again = (await add({ EffectiveFrom: '01-Jun-2028', JobStatus: '3' })).error();
  expect(again.issues).toEqual([expect.objectContaining({ path: 'EffectiveFrom', message: 'not_after_previous' })]);
  await undo(saved.ChangeCode);
});

test('before a status that is to come, HR says how far a change goes', async () => {
  const later = (await add({ EffectiveFrom: '01-Jun-2028', JobStatus: '7', EndDate: '31-Jul-2028' })).reply();
  const form = { EffectiveFrom: '01-Mar-2028', JobStatus: '4', EndDate: '31-Dec-2028' };
  expect((await add(form)).error().issues).toEqual([expect.objectContaining({ path: 'Mode', message: 'required' })]);
  const next = (await add({ ...form, Mode: 'next' })).reply();
  expect((await history()).slice(0, 2).map(({ Emp_Status_Name }) => Emp_Status_Name)).toEqual([
    'Notice period',
    'Fixed term',
  ]);
  await undo(next.ChangeCode);
  const all = (await add({ ...form, Mode: 'all' })).reply();
  expect((await history())[0]).toMatchObject({ Emp_Status_Name: 'Fixed term', EffectiveFrom: '01-Mar-2028' });
  expect((await undo(later.ChangeCode)).error().issues).toEqual([
    expect.objectContaining({ path: 'ChangeCode', message: 'later_change' }),
  ]);
  await undo(all.ChangeCode);
  await undo(later.ChangeCode);
});

test('an end that something follows years later is told in history and lists, and as a task', async () => {
  const today = dayOf(hr.clock.now);
  const later = (await add({ EffectiveFrom: '01-Mar-2032', JobStatus: '2', NoOfMonths: 6 })).reply();
  const EndDate = wireDate(daysAfter(today, 3));
  const short = { EffectiveFrom: wireDate(today), JobStatus: '4', EndDate, Mode: 'next' } as const;
  const saved = (await add(short)).reply();
  const current = async () => (await history()).find(({ State }) => State === 'current');
  expect(await current()).toMatchObject({ EndDate: '29-Feb-2032', PlannedEnd: EndDate, EndsInDays: 3 });
  const ending = async () =>
    (await hr.call('listEndingStatuses', {}, human)).reply().find(({ Empid }) => Empid === 'E1001');
  expect(await ending()).toMatchObject({ EndDate, EndsInDays: 3 });
  const filter = { Search: 'E1001', Only: 'ending' } as const;
  expect((await hr.call('listPeopleToChange', filter, human)).reply()).toEqual([
    expect.objectContaining({ StatusEnd: EndDate }),
  ]);
  const settled = { ChillCode: ananya.code, JobCode: saved.JobCode, Decision: 'confirm' } as const;
  const confirmed = (await hr.call('settleJobStatus', settled, human)).reply();
  expect((await history()).slice(0, 3)).toMatchObject([
    { Emp_Status_Name: 'Probation', EffectiveFrom: '01-Mar-2032' },
    { Emp_Status_Name: 'Confirmed', EndDate: '29-Feb-2032' },
    { Emp_Status_Name: 'Fixed term', EndDate, PlannedEnd: '', EndsInDays: null },
  ]);
  expect(await ending()).toBeUndefined();
  await undo(confirmed.ChangeCode);
  await undo(saved.ChangeCode, 'Over');
  await undo(later.ChangeCode);
});

test('an edit in which nothing is changed is refused and leaves nothing to take back', async () => {
  const form = { EffectiveFrom: '01-Jun-2028', JobStatus: '4', EndDate: '31-Dec-2028', Justification: 'As agreed' };
  const saved = (await add(form)).reply();
  const again = (await edit({ ...form, JobStatusCode: saved.JobCode })).error();
  expect(again.issues).toEqual([expect.objectContaining({ path: 'JobStatus', message: 'unchanged' })]);
  const log = (await hr.call('listPersonChanges', { ChillCode: ananya.code }, human)).reply();
  expect(log[0]).toMatchObject({ ChangeCode: saved.ChangeCode, IsEdit: false, CanUndo: true });
  const anew = await edit({ ...form, JobStatusCode: saved.JobCode, Justification: 'Agreed anew' });
  await undo(anew.reply().ChangeCode);
  await undo(saved.ChangeCode);
});

test('day and status of what is in force stay, whatever is sent; its end can be put right', async () => {
  const saved = (await add({ EffectiveFrom: '01-Dec-2027', JobStatus: '4', EndDate: '31-Dec-2028' })).reply();
  expect(saved.State).toBe('applied');
  const detail = () => hr.call('getJobStatus', { ChillCode: ananya.code, JobCode: saved.JobCode }, human);
  expect((await detail()).reply()).toMatchObject({ EditField: 'Y', InputType: 'D', JobStatusCode: saved.JobCode });
  hr.clock.advance(24 * 3_600_000);
  human = await inRole(hr, 'E1004', ROLE.hr);
  expect((await detail()).reply()).toMatchObject({ EditField: 'N' });
  const form = { JobStatusCode: saved.JobCode, EffectiveFrom: '15-Dec-2027', JobStatus: '3', EndDate: '30-Jun-2028' };
  const edited = (await edit({ ...form, Justification: 'Agreed anew' })).reply();
  expect((await history())[0]).toMatchObject({
    EffectiveFrom: '01-Dec-2027',
    Emp_Status_Name: 'Fixed term',
    EndDate: '30-Jun-2028',
    Justification: 'Agreed anew',
  });
  const [row] = await hr.db.select().from(jobStatuses).where(eq(jobStatuses.id, saved.JobCode));
  expect(row?.plannedEnd).toBe('2028-06-30');
  expect(await hr.db.select().from(corrections).where(eq(corrections.rowId, saved.JobCode))).toHaveLength(1);
  expect((await history('01-Dec-2027'))[0]).toMatchObject({ EndDate: '31-Dec-2028', EditFlag: false });
  expect((await undo(edited.ChangeCode)).error().issues).toEqual([expect.objectContaining({ path: 'Reason' })]);
  expect((await undo(edited.ChangeCode, 'A slip')).reply().Undone).toBe(1);
  expect((await history())[0]).toMatchObject({ EndDate: '31-Dec-2028', Justification: 'As agreed' });
  expect((await undo(saved.ChangeCode, 'Not signed')).reply().Undone).toBe(1);
});

test('a status that is to come is moved to another day between its neighbours', async () => {
  const saved = (await add({ EffectiveFrom: '01-Jun-2028', JobStatus: '4', EndDate: '31-Dec-2028' })).reply();
  const form = { JobStatusCode: saved.JobCode, JobStatus: '4', EndDate: '31-Dec-2028' };
  const [, before] = await history();
  expect((await edit({ ...form, EffectiveFrom: before?.EffectiveFrom })).error().issues).toEqual([
    expect.objectContaining({ path: 'EffectiveFrom', message: 'not_after_previous' }),
  ]);
  const edited = (await edit({ ...form, EffectiveFrom: '01-May-2028' })).reply();
  expect((await history()).slice(0, 2)).toMatchObject([{ EffectiveFrom: '01-May-2028' }, { EndDate: '30-Apr-2028' }]);
  await undo(edited.ChangeCode);
  await undo(saved.ChangeCode);
});

test('two presses with one key make one status, and the second HR person sees the first', async () => {
  const [first] = await history();
  const { Version } = (await hr.call('getChangeSubject', { ChillCode: ananya.code }, human)).reply();
  const form = {
    ChillCode: ananya.code,
    Justification: 'Once',
    Version,
    EffectiveFrom: '01-Jun-2028',
    JobStatus: '7',
    EndDate: '31-Jul-2028',
  };
  const press = () => hr.call('addJobStatus', form, { ...human, idempotencyKey: 'a-key-of-the-tests-0001' });
  const answers = await Promise.all([press(), press()]);
  const codes = answers.map((answer) => answer.reply().ChangeCode);
  expect(codes[0]).toBe(codes[1]);
  expect((await hr.call('addJobStatus', { ...form, EffectiveFrom: '01-Jul-2028' }, human)).error().code).toBe(
    'conflict',
  );
  await undo(codes[0] ?? '');
  expect((await history())[0]?.EffectiveFrom).toBe(first?.EffectiveFrom);
});

test.each([
  ['an employee', 'E1001', ROLE.employee],
  ['a manager', 'E1002', ROLE.appraiser],
])('%s may change no status', async (_who, loginId, role) => {
  const caller = await inRole(hr, loginId, role);
  const form = { ChillCode: ananya.code, Justification: 'No', ...fixedTerm };
  expect((await hr.call('addJobStatus', form, caller)).error().code).toBe('forbidden');
});

test('HR changes nothing of their own, and somebody unknown is answered as nobody', async () => {
  const own = await employmentOf(hr, 'E1004');
  const form = { Justification: 'No', EffectiveFrom: '01-Jun-2028', JobStatus: '3' };
  expect((await hr.call('addJobStatus', { ...form, ChillCode: own.code }, human)).error().code).toBe('forbidden');
  expect((await hr.call('addJobStatus', { ...form, ChillCode: 'no-such-code' }, human)).error().code).toBe('not_found');
});
