import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { helpdeskMembers } from '../../../hr-api/helpdesk/tables';
import { dayOf } from '../../../hr-api/platform/dates';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { roleGrants } from '../../../hr-api/people/accounts/tables';
import type { CallName, RequestFor } from '../../../lib/contract/all';
import type { HelpdeskSettings } from '../../../lib/contract/helpdesk/settings';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf } from '../../people/cast-actors';

let hr: TestApp;
let token: string;
beforeAll(async () => {
  hr = await startApp();
  token = await hr.tokenOf('E1006');
});
afterAll(() => hr.stop());

type Save = Extract<CallName, `saveHelpdesk${string}`>;

const settingsOf = async (language = 'en') => (await hr.call('getHelpdeskSettings', {}, { token, language })).reply();
const save = async <Name extends Save>(name: Name, request: RequestFor<Name>, language = 'en') =>
  (await hr.call(name, request, { token, language })).reply() as HelpdeskSettings;
const issuesOf = async <Name extends Save>(name: Name, request: RequestFor<Name>) => {
  const { status, error } = await hr.call(name, request, { token });
  return [status, ...(error().issues ?? []).map(({ path, message }) => `${path} ${message}`)];
};
const auditOf = (action: string) => hr.db.select().from(auditEntries).where(eq(auditEntries.action, action));
const processOf = ({ Processes }: HelpdeskSettings, code: number) => {
  const found = Processes.find(({ ProcessCode }) => ProcessCode === code)!;
  const Members = found.Members.map(({ AssigneeCode, IsLead }) => ({ AssigneeCode, IsLead }));
  const { ProcessCode, Name, IsActive, IsForClients } = found;
  return { ProcessCode, Name, IsActive, IsForClients, Members };
};
const statusOf = ({ Statuses }: HelpdeskSettings, code: number) =>
  Statuses.find(({ StatusCode }) => StatusCode === code)!;
const priorityOf = ({ Priorities }: HelpdeskSettings, code: number) =>
  Priorities.find(({ PriorityCode }) => PriorityCode === code)!;

const requests: { [Name in Save | 'getHelpdeskSettings']: RequestFor<Name> } = {
  getHelpdeskSettings: {},
  saveHelpdeskProcess: { ProcessCode: 0, Name: 'Travel', IsActive: false, IsForClients: false, Members: [] },
  saveHelpdeskSubProcess: { CategoryCode: 0, ProcessCode: 1, Name: 'Phones', IsActive: true },
  saveHelpdeskPriority: {
    PriorityCode: 0,
    Name: 'Urgent',
    IsActive: true,
    IsDefault: false,
    ResponseMinutes: 30,
    ResolutionMinutes: 60,
  },
  saveHelpdeskStatus: {
    StatusCode: 0,
    Name: 'Ordered',
    DependsCodes: '2',
    RequesterDependsCodes: '5',
    IsPaused: true,
    IsClosed: false,
  },
  saveHelpdeskCalendar: { CalendarCode: 0 },
};

test.each(['E1001', 'E1002', 'E1004', 'E1005', 'E1017'])(
  '%s, who is no administrator, neither reads nor keeps the settings (T65)',
  async (empid) => {
    const before = await settingsOf();
    const other = await hr.tokenOf(empid);
    for (const [name, request] of Object.entries(requests)) {
      const answer = await hr.call(name as Save, request as never, { token: other });
      expect([name, answer.status]).toEqual([name, 403]);
    }
    expect(await settingsOf()).toEqual(before);
  },
);

test('an administrator who works as an employee does not keep them either (T66)', async () => {
  const employee = (
    await hr.call('changeRole', { RoleCode: ROLE.employee }, { token: await hr.tokenOf('E1006') })
  ).reply();
  const refused = await hr.call('saveHelpdeskCalendar', { CalendarCode: 0 }, { token: employee.authToken });
  expect(refused.status).toBe(403);
});

test('an administrator reads all settings in their language', async () => {
  const settings = await settingsOf('de');
  expect(settings.Processes.map(({ Name }) => Name)).toEqual([
    'IT-Support',
    'Gebäude und Einrichtung',
    'Personalservice',
  ]);
  expect(settings.Processes[0]!.SubProcesses.map(({ CategoryCode }) => CategoryCode)).toEqual([11, 12]);
  expect(settings.Processes[0]!.Members).toContainEqual(
    expect.objectContaining({ Id: 'E1005', Name: 'Rohan Deshmukh' }),
  );
  expect(settings.Candidates.map(({ Id }) => Id)).toEqual(expect.arrayContaining(['E1005', 'E1017']));
  expect(settings.Candidates.map(({ Id }) => Id)).not.toContain('E1001');
  expect(settings.Priorities.filter(({ IsDefault }) => IsDefault).map(({ Name }) => Name)).toEqual(['Mittel']);
  expect(statusOf(settings, 1)).toMatchObject({
    Name: 'Offen',
    DependsCodes: '2,3,4,10',
    RequesterDependsCodes: '5,10',
    IsPaused: false,
    IsClosed: false,
  });
  expect(settings.CalendarCode).toBe(0);
  expect(settings.Calendars).toContainEqual({ CalendarCode: 1, Name: 'Standardkalender', IsActive: true });
});

test('a process is made with those who answer for it, and changed; both leave an audit row', async () => {
  const [{ AssigneeCode }] = (await settingsOf()).Candidates as [HelpdeskSettings['Candidates'][number]];
  const members = [{ AssigneeCode, IsLead: true }];
  const made = await save('saveHelpdeskProcess', {
    ProcessCode: 0,
    Name: ' Travel ',
    IsActive: true,
    IsForClients: true,
    Members: members,
  });
  const { ProcessCode } = made.Processes.at(-1)!;
  expect(ProcessCode).toBeGreaterThanOrEqual(1000);
  expect(processOf(made, ProcessCode)).toEqual({
    ProcessCode,
    Name: 'Travel',
    IsActive: true,
    IsForClients: true,
    Members: members,
  });
  const closed = { ProcessCode, Name: 'Journeys', IsActive: false, IsForClients: false, Members: [] };
  const shut = await save('saveHelpdeskProcess', closed);
  expect(processOf(shut, ProcessCode)).toEqual(closed);
  const rows = (await auditOf('change helpdesk process')).filter(({ subjectId }) => subjectId === String(ProcessCode));
  expect(rows.map(({ before, after }) => [before, (after as { Name: string }).Name])).toEqual([
    [{}, 'Travel'],
    [expect.objectContaining({ Name: 'Travel', IsActive: true }), 'Journeys'],
  ]);
});

test('a name that a person gave is the same in every language; one that was left keeps its own', async () => {
  const facilities = processOf(await settingsOf('fr'), 2);
  await save('saveHelpdeskProcess', facilities, 'fr');
  expect(processOf(await settingsOf('de'), 2).Name).toBe('Gebäude und Einrichtung');
  await save('saveHelpdeskProcess', { ...facilities, Name: 'Maison' }, 'fr');
  expect(processOf(await settingsOf('de'), 2).Name).toBe('Maison');
});

test('somebody who loses the role helpdesk is no member any more, on that day', async () => {
  const { accountId } = await actorOf(hr, 'E1017');
  const held = and(eq(roleGrants.accountId, accountId), eq(roleGrants.roleCode, ROLE.helpdesk));
  await hr.db
    .update(roleGrants)
    .set({ validTo: dayOf(hr.clock.now) })
    .where(held);
  const settings = await settingsOf();
  const codes = [...settings.Candidates, ...settings.Processes.flatMap(({ Members }) => Members)];
  expect(codes.map(({ AssigneeCode }) => AssigneeCode)).not.toContain(accountId);
  const request = { ...processOf(settings, 3), Members: [{ AssigneeCode: accountId, IsLead: true }] };
  expect(await issuesOf('saveHelpdeskProcess', request)).toEqual([422, 'Members.0 unknown']);
  await hr.db.update(roleGrants).set({ validTo: null }).where(held);
});

test('a process is refused whatever does not fit it', async () => {
  const process = processOf(await settingsOf(), 1);
  const [member] = process.Members;
  const isRefused = (change: Partial<typeof process>) => issuesOf('saveHelpdeskProcess', { ...process, ...change });
  expect(await isRefused({ ProcessCode: 77, Name: 'New' })).toEqual([422, 'ProcessCode unknown']);
  expect(await isRefused({ Name: 'hr SERVICES' })).toEqual([422, 'Name doubled']);
  expect(await isRefused({ Members: [member!, { ...member!, IsLead: true }] })).toEqual([422, 'Members.1 doubled']);
  expect(await isRefused({ Members: [{ ...member!, IsLead: false }] })).toEqual([422, 'Members no_lead']);
  const nobody = { AssigneeCode: "x' or true --", IsLead: true };
  expect(await isRefused({ Members: [nobody] })).toEqual([422, 'Members.0 unknown']);
  expect((await hr.call('saveHelpdeskProcess', { ...process, Name: '  ' }, { token })).status).toBe(422);
});

test('a sub process is made in its process, stays there, and is named once', async () => {
  const made = await save('saveHelpdeskSubProcess', requests.saveHelpdeskSubProcess);
  const phones = made.Processes[0]!.SubProcesses.at(-1)!;
  expect(phones).toEqual({ CategoryCode: expect.any(Number), Name: 'Phones', IsActive: true });
  const request = { ...phones, ProcessCode: 1 };
  const shut = await save('saveHelpdeskSubProcess', { ...request, IsActive: false });
  expect(shut.Processes[0]!.SubProcesses.at(-1)).toEqual({ ...phones, IsActive: false });
  expect(await issuesOf('saveHelpdeskSubProcess', { ...request, ProcessCode: 3 })).toEqual([
    422,
    'ProcessCode belongs_elsewhere',
  ]);
  expect(await issuesOf('saveHelpdeskSubProcess', { ...request, ProcessCode: 77 })).toEqual([
    422,
    'ProcessCode unknown',
  ]);
  expect(await issuesOf('saveHelpdeskSubProcess', { ...request, CategoryCode: 77 })).toEqual([
    422,
    'CategoryCode unknown',
    'Name doubled',
  ]);
});

test('there is one default priority, and it is active', async () => {
  const before = await settingsOf();
  const high = priorityOf(before, 3);
  const after = await save('saveHelpdeskPriority', { ...high, IsDefault: true });
  expect(after.Priorities.filter(({ IsDefault }) => IsDefault).map(({ PriorityCode }) => PriorityCode)).toEqual([3]);
  const refused = { ...high, IsActive: false, IsDefault: true };
  expect(await issuesOf('saveHelpdeskPriority', refused)).toEqual([422, 'IsActive default_inactive']);
  expect(await issuesOf('saveHelpdeskPriority', { ...high, IsDefault: false })).toEqual([422, 'IsDefault no_default']);
  const made = await save('saveHelpdeskPriority', requests.saveHelpdeskPriority);
  expect(made.Priorities.at(-1)).toMatchObject({ Name: 'Urgent', ResponseMinutes: 30, IsDefault: false });
  await save('saveHelpdeskPriority', { ...priorityOf(before, 2), IsDefault: true });
});

test('a priority is refused whatever does not fit it', async () => {
  const low = priorityOf(await settingsOf(), 1);
  expect(await issuesOf('saveHelpdeskPriority', { ...low, Name: 'high' })).toEqual([422, 'Name doubled']);
  expect(await issuesOf('saveHelpdeskPriority', { ...low, ResponseMinutes: 61, ResolutionMinutes: 60 })).toEqual([
    422,
    'ResponseMinutes later_than_resolution',
  ]);
  expect(await issuesOf('saveHelpdeskPriority', { ...low, PriorityCode: 77, Name: 'New' })).toEqual([
    422,
    'PriorityCode unknown',
  ]);
});

test('a new status may be a target, but not of itself or of unknown statuses', async () => {
  const made = await save('saveHelpdeskStatus', requests.saveHelpdeskStatus);
  const ordered = made.Statuses.at(-1)!;
  expect(ordered).toEqual({ ...requests.saveHelpdeskStatus, StatusCode: ordered.StatusCode });
  const led = await save('saveHelpdeskStatus', { ...statusOf(made, 2), DependsCodes: `${ordered.StatusCode},3,4,10` });
  expect(statusOf(led, 2).DependsCodes).toBe(`${ordered.StatusCode},3,4,10`);
  const isRefused = (change: Partial<typeof ordered>) => issuesOf('saveHelpdeskStatus', { ...ordered, ...change });
  expect(await isRefused({ DependsCodes: `2,${ordered.StatusCode}` })).toEqual([422, 'DependsCodes follows_itself']);
  expect(await isRefused({ RequesterDependsCodes: '5,77' })).toEqual([422, 'RequesterDependsCodes unknown']);
  expect(await isRefused({ DependsCodes: '2,2' })).toEqual([422, 'DependsCodes doubled']);
  expect(await isRefused({ DependsCodes: '', RequesterDependsCodes: '' })).toEqual([
    422,
    'DependsCodes dead_end',
    'RequesterDependsCodes dead_end',
  ]);
  expect(await isRefused({ IsClosed: true })).toEqual([422, 'IsPaused fixed']);
  expect(await isRefused({ Name: 'open' })).toEqual([422, 'Name doubled']);
  expect((await hr.call('saveHelpdeskStatus', { ...ordered, DependsCodes: '2,x' }, { token })).status).toBe(422);
});

test('new tickets stay open and solved ones closed, whatever is asked', async () => {
  const settings = await settingsOf();
  const isRefused = (code: number, change: Partial<HelpdeskSettings['Statuses'][number]>) =>
    issuesOf('saveHelpdeskStatus', { ...statusOf(settings, code), ...change });
  expect(await isRefused(1, { IsPaused: true })).toEqual([422, 'IsPaused fixed']);
  expect(await isRefused(1, { IsClosed: true })).toEqual([422, 'IsClosed fixed']);
  expect(await isRefused(10, { IsClosed: false })).toEqual([422, 'IsClosed fixed']);
});

test('a calendar is named, given up again, and refused where there is none', async () => {
  const munich = (await settingsOf()).Calendars.find(({ Name }) => Name === 'Munich')!;
  const named = await save('saveHelpdeskCalendar', { CalendarCode: munich.CalendarCode });
  expect(named.CalendarCode).toBe(munich.CalendarCode);
  expect((await save('saveHelpdeskCalendar', { CalendarCode: 0 })).CalendarCode).toBe(0);
  expect(await issuesOf('saveHelpdeskCalendar', { CalendarCode: 77 })).toEqual([422, 'CalendarCode unknown']);
  expect(await auditOf('change helpdesk calendar')).toHaveLength(2);
});

test('two administrators who make another default at once leave one default', async () => {
  const settings = await settingsOf();
  const answers = await Promise.all(
    [1, 3].map((code) =>
      hr.call('saveHelpdeskPriority', { ...priorityOf(settings, code), IsDefault: true }, { token }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await settingsOf()).Priorities.filter(({ IsDefault }) => IsDefault)).toHaveLength(1);
});

test('a press that is repeated makes one process (F15, F16)', async () => {
  const request = { ProcessCode: 0, Name: 'Pressed twice', IsActive: false, IsForClients: false, Members: [] };
  const options = { token, idempotencyKey: 'make-process-once' };
  const first = (await hr.call('saveHelpdeskProcess', request, options)).reply();
  expect((await hr.call('saveHelpdeskProcess', request, options)).reply()).toEqual(first);
  expect((await settingsOf()).Processes.filter(({ Name }) => Name === request.Name)).toHaveLength(1);
  expect(await hr.db.select().from(helpdeskMembers)).not.toHaveLength(0);
});
