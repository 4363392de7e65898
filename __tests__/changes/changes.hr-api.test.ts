import { eq } from 'drizzle-orm';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { roleGrants } from '../../hr-api/people/accounts/tables';
import { employments, jobStatuses } from '../../hr-api/people/tables';
import { dayOf, daysAfter, wireDate } from '../../hr-api/platform/dates';
import { actorOf, employmentOf } from '../people/cast-actors';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { inRole } from '../profile/a-record';

let hr: TestApp;
let human: { token: string };
let partner: { token: string };
let ananya: { id: string; code: string };
let abroad: { id: string; code: string };

beforeAll(async () => {
  hr = await startApp();
  human = await inRole(hr, 'E1004', ROLE.hr);
  // HR of one unit: of instrument development, below which firmware is.
  const { accountId } = await actorOf(hr, 'E1005');
  const grant = {
    roleCode: ROLE.hr,
    scope: 'unit' as const,
    unitCode: 'instruments-development',
    validFrom: '2020-01-01',
  };
  await hr.db.insert(roleGrants).values({ accountId, ...grant });
  partner = await inRole(hr, 'E1005', ROLE.hr);
  ananya = await employmentOf(hr, 'E1001');
  abroad = await employmentOf(hr, 'E1016');
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(60_000));

const MAY = '01-May-2026';
const of = () => ({ ChillCode: ananya.code });
const move = (form: object, who = human) =>
  hr.call('addAssignment', { ...of(), EffectiveFrom: MAY, Justification: 'Transfer', ...form }, who);
const undo = (ChangeCode: string, who = human) => hr.call('undoChange', { ChangeCode, Reason: 'Not agreed' }, who);
const assignments = async () => (await hr.call('listAssignments', of(), human)).reply();

test('somebody works elsewhere from May on, and what was not said stays as it is', async () => {
  const [before] = await assignments();
  const saved = (await move({ UnitCode: 'hardware-design', LocationCode: 'munich' })).reply();
  const [latest, previous] = await assignments();
  expect(latest).toMatchObject({ EffectiveFrom: MAY, UnitCode: 'hardware-design', LocationCode: 'munich' });
  expect(latest).toMatchObject({ LevelCode: before?.LevelCode, CompanyCode: before?.CompanyCode, EditField: 'Y' });
  expect(previous).toMatchObject({ EndDate: '30-Apr-2026', UnitCode: 'firmware' });
  expect((await undo(saved.ChangeCode)).reply().Undone).toBe(1);
  expect((await assignments())[0]).toEqual(before);
});

test('two changes of one day keep their order, and the later one is taken back first', async () => {
  const first = (await move({ UnitCode: 'hardware-design' })).reply();
  const second = (await move({ UnitCode: 'test-laboratory', LevelCode: 'lead' })).reply();
  expect((await assignments())[0]).toMatchObject({ UnitCode: 'test-laboratory', LevelCode: 'lead' });
  expect((await undo(first.ChangeCode)).error().issues).toEqual([
    expect.objectContaining({ path: 'ChangeCode', message: 'later_change' }),
  ]);
  await undo(second.ChangeCode);
  expect((await assignments())[0]).toMatchObject({ UnitCode: 'hardware-design', LevelCode: 'senior' });
  await undo(first.ChangeCode);
});

test('each field says for itself how far it goes where another change is to come', async () => {
  const later = (await move({ EffectiveFrom: '01-Jul-2026', LocationCode: 'munich' })).reply();
  const form = { UnitCode: 'hardware-design', LevelCode: 'lead' };
  expect((await move(form)).error().issues?.map(({ path }) => path)).toEqual(['Modes.UnitCode', 'Modes.LevelCode']);
  const saved = (await move({ ...form, Modes: { UnitCode: 'next', LevelCode: 'carry' } })).reply();
  expect((await assignments()).slice(0, 2)).toMatchObject([
    { EffectiveFrom: '01-Jul-2026', UnitCode: 'firmware', LevelCode: 'lead', LocationCode: 'munich' },
    { EffectiveFrom: MAY, UnitCode: 'hardware-design', LevelCode: 'lead', LocationCode: 'bengaluru' },
  ]);
  for (const { ChangeCode } of [saved, later]) await undo(ChangeCode);
});

test('an assignment that is to come is edited, and a code that is none is refused', async () => {
  const saved = (await move({ UnitCode: 'hardware-design' })).reply();
  const form = { ...of(), AssignmentCode: saved.JobCode, EffectiveFrom: '10-May-2026' };
  const edited = (await hr.call('editAssignment', { ...form, UnitCode: 'test-laboratory' }, human)).reply();
  expect((await assignments())[0]).toMatchObject({ EffectiveFrom: '10-May-2026', UnitCode: 'test-laboratory' });
  expect((await move({ UnitCode: 'no-such-unit' })).error().issues).toEqual([
    expect.objectContaining({ path: 'UnitCode', message: 'not_valid' }),
  ]);
  for (const { ChangeCode } of [edited, saved]) await undo(ChangeCode);
});

test('HR of one unit moves nobody out of it, nobody into it, and does not know others', async () => {
  const choices = (await hr.call('listAssignmentChoices', of(), partner)).reply();
  expect(choices.Units.map(({ Code }) => Code)).toContain('firmware');
  expect(choices.Units.map(({ Code }) => Code)).not.toContain('marketing');
  expect((await move({ UnitCode: 'marketing' }, partner)).error().issues).toEqual([
    expect.objectContaining({ path: 'UnitCode', message: 'outside_scope' }),
  ]);
  const into = { ChillCode: abroad.code, UnitCode: 'firmware' };
  expect((await move(into, partner)).error().code).toBe('not_found');
  const within = (await move({ UnitCode: 'hardware-design' }, partner)).reply();
  await undo(within.ChangeCode, partner);
});

test('HR of one unit changes nothing of days on which somebody is elsewhere', async () => {
  const gone = (await move({ UnitCode: 'marketing' })).reply();
  const form = {
    ...of(),
    EffectiveFrom: '01-Jun-2026',
    JobStatus: '7',
    EndDate: '31-Jul-2026',
    Justification: 'Leaves',
  };
  expect((await hr.call('addJobStatus', form, partner)).error().issues).toEqual([
    expect.objectContaining({ path: 'EffectiveFrom', message: 'outside_scope' }),
  ]);
  expect((await undo(gone.ChangeCode, partner)).error().issues).toEqual([
    expect.objectContaining({ path: 'ChangeCode', message: 'outside_scope' }),
  ]);
  await undo(gone.ChangeCode);
});

test('a preview tells rows, later changes and who gains or loses sight, and does nothing', async () => {
  const before = await assignments();
  const later = (await move({ EffectiveFrom: '01-Jul-2026', LocationCode: 'munich' })).reply();
  const Form = { ...of(), EffectiveFrom: MAY, UnitCode: 'marketing' };
  const preview = (await hr.call('previewChange', { Kind: 'assignment', Form }, human)).reply();
  expect(preview).toMatchObject({ People: 1, NeedsMode: ['UnitCode'], AsksApproval: false });
  expect(preview.After.map(({ Change }) => Change)).toContain('new');
  expect(preview.Later).toMatchObject([{ ChangeCode: later.ChangeCode, EffectiveFrom: '01-Jul-2026' }]);
  expect(preview.Sight.Loses.People.map(({ Empid }) => Empid)).toContain('E1005');
  await undo(later.ChangeCode);
  expect(await assignments()).toEqual(before);
  const Manager = { ...of(), EffectiveFrom: MAY, ReportingID: 'E1016' };
  const line = (await hr.call('previewChange', { Kind: 'manager', Form: Manager }, human)).reply();
  expect(line.Sight.Gains.Count).toBeGreaterThan(0);
  expect(line.Sight.Loses.People.map(({ Empid }) => Empid)).toContain('E1002');
});

test('a preview refuses what its save refuses', async () => {
  const Form = { ChillCode: (await employmentOf(hr, 'E1002')).code, EffectiveFrom: MAY, ReportingID: 'E1001' };
  expect((await hr.call('previewChange', { Kind: 'manager', Form }, human)).error()).toMatchObject({
    message: 'Manager ID is not valid',
  });
});

test('a history says who changed what, as what and when; why is for those who keep the person', async () => {
  const saved = (await move({ UnitCode: 'hardware-design' })).reply();
  const manager = await inRole(hr, 'E1002', ROLE.appraiser);
  const told = async (who: { token: string }) =>
    (await hr.call('listPersonChanges', of(), who)).reply().find(({ ChangeCode }) => ChangeCode === saved.ChangeCode);
  expect(await told(human)).toMatchObject({
    Kind: 'assignment',
    EffectiveFrom: MAY,
    Facts: [{ Field: 'UnitCode', Label: 'Unit', Before: 'Firmware', After: 'Hardware design' }],
    Justification: 'Transfer',
    By: { Empid: 'E1004' },
    State: 'planned',
    CanUndo: true,
  });
  expect(await told(manager)).toMatchObject({ Justification: '', IsJustificationMasked: true, CanUndo: false });
  const toCome = (await hr.call('listChangesToCome', of(), human)).reply();
  expect(toCome.map(({ ChangeCode }) => ChangeCode)).toEqual([saved.ChangeCode]);
  await undo(saved.ChangeCode);
  expect(await told(human)).toMatchObject({
    State: 'undone',
    Undone: { By: { Empid: 'E1004' }, Reason: 'Not agreed' },
  });
  expect((await hr.call('listChangesToCome', of(), human)).reply()).toEqual([]);
});

test('a status that comes to its end is confirmed, extended or ended in one press', async () => {
  const today = dayOf(hr.clock.now);
  const [row] = await hr.db.select().from(jobStatuses).where(eq(jobStatuses.employmentId, ananya.id)).limit(1);
  expect(row).toBeDefined();
  const from = { ...of(), EffectiveFrom: wireDate(today), JobStatus: '2', NoOfMonths: 1, Justification: 'Anew' };
  const probation = (await hr.call('addJobStatus', from, human)).reply();
  const manager = await inRole(hr, 'E1002', ROLE.appraiser);
  const mine = async (who: { token: string }) =>
    (await hr.call('listEndingStatuses', {}, who)).reply().find(({ Empid }) => Empid === 'E1001');
  expect(await mine(human)).toMatchObject({ Decisions: ['confirm', 'extend', 'end'], Emp_Status_Name: 'Probation' });
  expect(await mine(manager)).toMatchObject({ Decisions: ['confirm', 'extend'] });
  const press = (Decision: 'confirm' | 'extend' | 'end', who: { token: string }, NoOfMonths = '') =>
    hr.call('settleJobStatus', { ...of(), JobCode: probation.JobCode, Decision, NoOfMonths }, who);
  expect((await press('end', manager)).error().code).toBe('forbidden');
  const confirmed = (await press('confirm', manager)).reply();
  expect(confirmed.State).toBe('planned');
  expect(await mine(human)).toBeUndefined();
  await undo(confirmed.ChangeCode);
  const extended = (await press('extend', human, '3')).reply();
  expect((await hr.call('listJobStatuses', of(), human)).reply()[0]).toMatchObject({ No_of_Months: 4 });
  await undo(extended.ChangeCode);
  const ended = (await press('end', human)).reply();
  const left = async () => (await hr.db.select().from(employments).where(eq(employments.id, ananya.id)))[0]?.validTo;
  expect(await left()).not.toBeNull();
  expect((await hr.call('listManagers', of(), human)).reply()[0]?.EndDate).not.toBe('');
  await undo(ended.ChangeCode);
  expect(await left()).toBeNull();
  await undo(probation.ChangeCode);
});

test('what a status is entered with is told with the choices', async () => {
  const choices = (await hr.call('listJobStatusChoices', { ...of(), Mode: 'add' }, human)).reply();
  expect(choices).toContainEqual({ value: '2', label: 'Probation', InputLabel: 'No.Of Month(s)', InputType: 'T' });
  expect(choices).toContainEqual({ value: '4', label: 'Fixed term', InputLabel: 'End Date', InputType: 'D' });
  expect(choices).toContainEqual({ value: '3', label: 'Confirmed', InputLabel: '', InputType: '' });
});

test('a manager and an admin manager that are to come are edited each by its own calls', async () => {
  const form = { ...of(), EffectiveFrom: MAY };
  const line = (await hr.call('addManager', { ...form, ReportingID: 'E1003' }, human)).reply();
  const admin = (await hr.call('addAdminManager', { ...form, ReportingID: 'E1002' }, human)).reply();
  const detail = (await hr.call('getManagerLine', { ...of(), JobCode: line.JobCode }, human)).reply();
  expect(detail).toMatchObject({
    EditField: 'Y',
    EffectiveFrom: MAY,
    ReportingID: 'E1003',
    managerKeyCode: line.JobCode,
  });
  const other = await hr.call('getAdminManagerLine', { ...of(), JobCode: line.JobCode }, human);
  expect(other.error().code).toBe('not_found');
  const edits = [
    await hr.call('editManager', { ...form, managerKeyCode: line.JobCode, ReportingID: 'E1016' }, human),
    await hr.call('editAdminManager', { ...form, managerKeyCode: admin.JobCode, ReportingID: 'E1016' }, human),
  ].map((answer) => answer.reply().ChangeCode);
  expect((await hr.call('getAdminManagerLine', { ...of(), JobCode: admin.JobCode }, human)).reply().ReportingID).toBe(
    'E1016',
  );
  for (const code of [...edits.reverse(), admin.ChangeCode, line.ChangeCode]) await undo(code);
});

test('the people to change are those whom HR keeps, with the organisation of a day', async () => {
  const page = { PageSize: 20, Search: 'E100' };
  const all = (await hr.call('listPeopleToChange', page, human)).reply();
  const empids = all.map(({ Empid }) => Empid);
  expect(empids).toContain('E1001');
  expect(empids).not.toContain('E1004');
  expect((await hr.call('listPeopleToChange', page, partner)).reply().map(({ Empid }) => Empid)).toContain('E1001');
  expect(all.find(({ Empid }) => Empid === 'E1001')).toMatchObject({
    Unit_Name: 'Firmware',
    ManagerName: 'Vikram Nair',
  });
  const saved = (await move({ UnitCode: 'hardware-design' })).reply();
  const on = async (On: string) =>
    (await hr.call('listPeopleToChange', { ...page, On }, human)).reply().find(({ Empid }) => Empid === 'E1001');
  expect(await on('30-Apr-2026')).toMatchObject({ Unit_Name: 'Firmware', Planned: 1 });
  expect(await on(MAY)).toMatchObject({ Unit_Name: 'Hardware design' });
  const planned = (await hr.call('listPeopleToChange', { Only: 'planned' }, human)).reply();
  expect(planned.map(({ Empid }) => Empid)).toEqual(['E1001']);
  expect((await hr.call('countPeopleToChange', { Only: 'planned' }, human)).reply()).toEqual({
    Count: 1,
    IsEstimated: false,
  });
  await undo(saved.ChangeCode);
});

test('pages of people follow each other in each order without a gap', async () => {
  for (const Sort of ['Name', 'Empid', 'Unit_Name'] as const) {
    const whole = (await hr.call('listPeopleToChange', { Sort, PageSize: 30 }, human)).reply();
    const first = (await hr.call('listPeopleToChange', { Sort, PageSize: 12 }, human)).reply();
    const After = first.at(-1)?.ChillCode ?? '';
    const second = (await hr.call('listPeopleToChange', { Sort, PageSize: 18, After }, human)).reply();
    expect([...first, ...second].map(({ ChillCode }) => ChillCode)).toEqual(whole.map(({ ChillCode }) => ChillCode));
  }
});

test('whether changes are justified is told to everybody, and said by administrators alone', async () => {
  const employee = { token: await hr.tokenOf('E1001') };
  const settings = (await hr.call('getChangeSettings', {}, employee)).reply();
  expect(settings).toEqual({ manjm: false, smanjm: false, ApprovalKinds: [], EndingDays: 30, CanSave: false });
  const { CanSave: _, ...saved } = settings;
  expect((await hr.call('saveChangeSettings', saved, human)).error().code).toBe('forbidden');
});

test('what was known on a day is read after it was corrected', async () => {
  const today = dayOf(hr.clock.now);
  const form = { ...of(), EffectiveFrom: wireDate(today), LevelCode: 'lead', Justification: 'Promotion' };
  const saved = (await hr.call('addAssignment', form, human)).reply();
  hr.clock.advance(24 * 3_600_000);
  human = await inRole(hr, 'E1004', ROLE.hr);
  await undo(saved.ChangeCode);
  const levelAsKnown = async (KnownOn: string) =>
    (await hr.call('listAssignments', { ...of(), KnownOn }, human)).reply()[0]?.LevelCode;
  expect(await levelAsKnown(wireDate(daysAfter(today, -1)))).toBe('senior');
  expect(await levelAsKnown(wireDate(today))).toBe('lead');
  expect(await levelAsKnown('')).toBe('senior');
});

test('of a day before somebody joined no status, organisation or manager is told', async () => {
  const headOn = async (On: string) => (await hr.call('getChangeSubject', { ...of(), On }, human)).reply();
  expect(await headOn('01-Jan-2000')).toMatchObject({
    Emp_Status_Name: '',
    Unit_Name: '',
    Level_Name: '',
    Manager: null,
  });
  const { DateOfJoin } = await headOn('');
  expect(await headOn(DateOfJoin)).toMatchObject({
    Emp_Status_Name: 'Probation',
    Manager: expect.anything() as unknown,
  });
});
