import { eq } from 'drizzle-orm';
import { capabilities } from '../../../hr-api/composed';
import { composeScheduled } from '../../../hr-api/jobs';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import type { Dependencies } from '../../../hr-api/platform/capability';
import { createLog } from '../../../hr-api/platform/log';
import { planDue } from '../../../hr-api/platform/schedules/plan';
import { runNext } from '../../../hr-api/platform/schedules/run';
import { scheduleOccurrences, schedules } from '../../../hr-api/platform/schedules/tables';
import { addBuiltInSchedules } from '../../../hr-api/workplace/scheduler/built-in-schedules';
import type { RequestFor } from '../../../lib/contract/all';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { TEST_NOW } from '../../platform/hr-api/harness/test-settings';

type Asked = RequestFor<'saveServiceSchedule'>;

const MINUTE = 60_000;
const nothing = {
  SchedulerType: null,
  SchedulerCode: null,
  MonthCode1: null,
  MonthCode2: null,
  MonthCode3: null,
  MonthCode4: null,
  WeekDay: null,
  HourCode: null,
  ExecuteTime: null,
  EveryMinutes: null,
};
const REMINDERS = 'remind of approvals';
const CLEAN_UP = 'clean up';
const daily = { ...nothing, SchedulerType: 1 as const, SchedulerCode: 1, ExecuteTime: '09:00' };
const request = (part: Partial<Asked>): Asked => ({
  ...nothing,
  ...{ AutoCode: null, ServiceCode: REMINDERS, EffectiveFrom: '2026-03-18', Active: true },
  ...part,
});

let hr: TestApp;
let token: string;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
beforeEach(async () => {
  hr.clock.now = TEST_NOW;
  token = await hr.tokenOf('E1006');
  await hr.db.delete(scheduleOccurrences);
  await hr.db.delete(schedules);
  await addBuiltInSchedules(hr.db, { at: hr.clock.now, capabilities });
});

const list = async (language = 'en') => (await hr.call('listServiceSchedules', {}, { token, language })).reply();
const codeOf = async (service: string) => (await list()).find(({ ServiceCode }) => ServiceCode === service)!.AutoCode;
const save = (part: Partial<Asked>) => hr.call('saveServiceSchedule', request(part), { token });
const issuesOf = async (part: Partial<Asked>) => (await save(part)).error().issues;
const remove = (AutoCode: string) => hr.call('deleteServiceSchedule', { AutoCode }, { token });
const runs = async (IsFailedOnly = false) =>
  (await hr.call('listServiceRuns', { AutoCode: null, IsFailedOnly }, { token })).reply();

/** Nobody's session lasts so long. */
async function waitAnHour(): Promise<void> {
  hr.clock.advance(60 * MINUTE);
  token = await hr.tokenOf('E1006');
}

/** Runs what is due, with one of the services replaced. */
async function work(key: string, run: () => Promise<void>): Promise<void> {
  const { db, services, clock } = hr;
  const replaced = capabilities.map((capability) => ({
    ...capability,
    recurring: capability.recurring?.map((each) => ({ ...each, run: each.key === key ? run : async () => {} })),
  }));
  const log = createLog({ LOG_LEVEL: 'silent' });
  const dependencies = {
    ...services,
    db,
    clock: () => clock.now,
    log,
    capabilities: replaced,
  } as unknown as Dependencies;
  await planDue(db, clock.now);
  while (await runNext({ dependencies, kinds: composeScheduled(), stopping: new AbortController().signal }));
}

test('an administrator finds every service that capabilities declare, with its own schedule', async () => {
  const all = await list();
  const declared = capabilities.flatMap(({ recurring = [] }) => recurring.map(({ key }) => key));
  expect(all.map(({ ServiceCode }) => ServiceCode).sort()).toEqual([...declared].sort());
  expect(all.find(({ ServiceCode }) => ServiceCode === 'escalate tickets')).toMatchObject({
    ServiceName: 'Escalate tickets that are late',
    EffectiveFrom: '18-Mar-2026',
    Schedulename: 'By the minute',
    LastExecutedDate: '',
    RecordActive: true,
    EveryMinutes: 5,
    SchedulerType: null,
    LastRun: null,
    IsNeeded: false,
  });
  expect((await list('de')).map(({ ServiceName }) => ServiceName)).toContain('Überfällige Tickets eskalieren');
});

test('the product adds its services once, and leaves what administrators changed or removed', async () => {
  await remove(await codeOf(REMINDERS));
  await save({ AutoCode: await codeOf('escalate tickets'), ServiceCode: 'escalate tickets', EveryMinutes: 30 });
  const before = await list();
  await addBuiltInSchedules(hr.db, { at: hr.clock.now, capabilities });
  expect(await list()).toEqual(before);
  expect(before.map(({ ServiceCode }) => ServiceCode)).not.toContain(REMINDERS);
});

test('a service runs by its schedule, and the list says when, how long and how it went', async () => {
  let ran = 0;
  await waitAnHour();
  await work(REMINDERS, async () => {
    ran += 1;
    hr.clock.advance(1500);
  });
  expect(ran).toBe(1);
  const row = (await list()).find(({ ServiceCode }) => ServiceCode === REMINDERS);
  expect(row).toMatchObject({ LastRun: { State: 'done', Cause: 'clock', ErrorName: '' } });
  expect(row?.LastExecutedDate).toMatch(/^18-Mar-2026 \d\d:\d\d$/);
  expect(Date.parse(row!.LastRun!.EndedAt) - Date.parse(row!.LastRun!.StartedAt)).toBe(1500);
  expect(Date.parse(row!.NextDueAt)).toBeGreaterThan(hr.clock.now.getTime());
});

test('a service that fails is told apart, with what kind of error it was and the id of the log', async () => {
  await waitAnHour();
  await work(REMINDERS, async () => {
    throw new RangeError('a private name');
  });
  expect(await runs(true)).toMatchObject([
    {
      ServiceName: 'Remind of approvals and escalate them',
      State: 'failed',
      ErrorName: 'RangeError',
      RequestId: expect.stringMatching(/^[\w-]{36}$/) as string,
    },
  ]);
  expect((await runs()).length).toBeGreaterThan(1);
  const { body } = await hr.app.inject({ url: '/metrics' });
  expect(body).toMatch(/hr_api_scheduled_runs_total\{kind="service",state="failed"\} [1-9]/);
});

test('the log of all services has ten runs of each at most, that of one service a hundred', async () => {
  const [often, seldom] = [await codeOf(CLEAN_UP), await codeOf(REMINDERS)];
  const ranAt = (scheduleId: string, minutesAgo: number) => {
    const at = new Date(TEST_NOW.getTime() - minutesAgo * MINUTE);
    return { scheduleId, cause: 'clock' as const, state: 'done' as const, dueAt: at, startedAt: at, heldUntil: at };
  };
  const everyMinute = Array.from({ length: 120 }, (_, minutes) => ranAt(often, minutes));
  await hr.db.insert(scheduleOccurrences).values([...everyMinute, ranAt(seldom, 500)]);
  const all = await runs();
  expect(all).toHaveLength(11);
  expect(all.at(-1)?.ServiceName).toBe('Remind of approvals and escalate them');
  expect(all[0]?.StartedAt).toBe(TEST_NOW.toISOString());
  const ofOne = await hr.call('listServiceRuns', { AutoCode: often, IsFailedOnly: false }, { token });
  expect(ofOne.reply()).toHaveLength(100);
});

test('an administrator runs a service at once, and not twice at the same time', async () => {
  const AutoCode = await codeOf(REMINDERS);
  expect((await hr.call('runService', { AutoCode }, { token })).reply()).toEqual({});
  expect((await hr.call('runService', { AutoCode }, { token })).error().code).toBe('conflict');
  let ran = 0;
  await work(REMINDERS, async () => void (ran += 1));
  expect(ran).toBe(1);
  expect(await runs()).toMatchObject([{ Cause: 'hand', State: 'done' }]);
});

test('a new schedule of each type is saved, read back as it was and due when it says', async () => {
  const monthly = { MonthCode1: 1, MonthCode2: 10, MonthCode3: 20, MonthCode4: 32 };
  const wanted = [
    daily,
    { ...daily, SchedulerType: 2 as const, ...monthly },
    { ...daily, SchedulerType: 3 as const, SchedulerCode: 2, WeekDay: 2 },
    { ...daily, SchedulerType: 4 as const, HourCode: 30 },
  ];
  const next = ['2026-03-19T03:30', '2026-03-20T03:30', '2026-03-23T03:30'];
  for (const [at, fields] of wanted.entries()) {
    const { AutoCode } = (await save(fields)).reply();
    const row = (await list()).find((each) => each.AutoCode === AutoCode);
    const { ExecuteTime, ...others } = fields;
    expect(row).toMatchObject({ ...others, ExecutionTime: ExecuteTime, EffectiveFrom: '18-Mar-2026' });
    if (next[at]) expect(row?.NextDueAt.slice(0, 16)).toBe(next[at]);
  }
});

test('every field that the type shows is required, all four days of the month among them', async () => {
  expect(await issuesOf({})).toEqual([{ path: 'SchedulerType', message: 'required' }]);
  expect(await issuesOf({ SchedulerType: 1 })).toEqual([
    { path: 'ExecuteTime', message: 'required' },
    { path: 'SchedulerCode', message: 'required' },
  ]);
  expect(await issuesOf({ ...daily, SchedulerType: 2, MonthCode1: 1 })).toEqual(
    ['MonthCode2', 'MonthCode3', 'MonthCode4'].map((path) => ({ path, message: 'required' })),
  );
  expect(await issuesOf({ ...daily, SchedulerType: 3 })).toEqual([{ path: 'WeekDay', message: 'required' }]);
  expect(await issuesOf({ ...daily, SchedulerType: 4 })).toEqual([{ path: 'HourCode', message: 'required' }]);
  expect(await issuesOf({ ...daily, ServiceCode: 'drop tables' })).toEqual([
    { path: 'ServiceCode', message: 'unknown' },
  ]);
  for (const wrong of [{ SchedulerType: 5 }, { SchedulerCode: 11 }, { ExecuteTime: '25:00' }, { EveryMinutes: 0 }])
    expect((await save({ ...daily, ...(wrong as Partial<Asked>) })).status).toBeGreaterThanOrEqual(400);
});

test('what keeps the product safe moves within its bounds and can be neither late nor off', async () => {
  const AutoCode = await codeOf(CLEAN_UP);
  const own = { AutoCode, ServiceCode: CLEAN_UP };
  expect(await issuesOf({ ...own, EveryMinutes: 5 })).toEqual([{ path: 'EveryMinutes', message: 'too_often' }]);
  expect(await issuesOf({ ...own, EveryMinutes: 400 })).toEqual([{ path: 'EveryMinutes', message: 'too_seldom' }]);
  expect(await issuesOf({ ...own, ...daily })).toEqual([{ path: 'SchedulerCode', message: 'too_seldom' }]);
  expect(await issuesOf({ ...own, EveryMinutes: 30, EffectiveFrom: '2026-04-18' })).toEqual([
    { path: 'EffectiveFrom', message: 'too_seldom' },
  ]);
  expect(await issuesOf({ ...own, EveryMinutes: 60, Active: false })).toEqual([{ path: 'Active', message: 'needed' }]);
  expect((await remove(AutoCode)).error().issues).toEqual([{ path: 'AutoCode', message: 'needed' }]);
  expect((await save({ ...own, EveryMinutes: 120 })).status).toBe(200);
  expect((await save({ ServiceCode: CLEAN_UP, EveryMinutes: 30 })).status).toBe(200);
  expect((await remove(AutoCode)).status).toBe(200);
  expect((await list()).filter(({ ServiceCode }) => ServiceCode === CLEAN_UP)).toMatchObject([{ IsNeeded: true }]);
});

test('what keeps nothing safe may be rare, off or gone; removed, it is not found any more', async () => {
  const AutoCode = await codeOf(REMINDERS);
  const monthly = { ...daily, SchedulerType: 2 as const, MonthCode1: 1, MonthCode2: 1, MonthCode3: 1, MonthCode4: 1 };
  expect((await save({ AutoCode, ...monthly })).status).toBe(200);
  expect((await save({ AutoCode, ...monthly, Active: false })).status).toBe(200);
  expect((await list()).find((row) => row.AutoCode === AutoCode)).toMatchObject({ RecordActive: false, NextDueAt: '' });
  expect((await remove(AutoCode)).reply()).toEqual({});
  for (const refused of [await remove(AutoCode), await save({ AutoCode, ...daily })])
    expect(refused.error().code).toBe('not_found');
});

test('of two administrators who change a schedule, the second is told that it is another by now', async () => {
  const weekly = { ...daily, SchedulerType: 3 as const, WeekDay: 2 };
  const { AutoCode } = (await save(weekly)).reply();
  const rowOf = async () => (await list()).find((row) => row.AutoCode === AutoCode)!;
  const { Version } = await rowOf();
  expect((await save({ AutoCode, Version, ...weekly, WeekDay: 3 })).status).toBe(200);
  expect((await save({ AutoCode, Version, ...weekly, ExecuteTime: '10:00' })).error().code).toBe('conflict');
  const second = await rowOf();
  expect(second).toMatchObject({ WeekDay: 3, ExecutionTime: '09:00' });
  await hr.call('runService', { AutoCode }, { token });
  expect((await save({ AutoCode, Version: second.Version, ...weekly, ExecuteTime: '10:00' })).status).toBe(200);
});

test('each change leaves an audit row, and nobody without the permission sees or changes a thing', async () => {
  const { AutoCode } = (await save(daily)).reply();
  await save({ AutoCode, ...daily, SchedulerCode: 2 });
  await remove(AutoCode);
  const rows = await hr.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, AutoCode))
    .orderBy(auditEntries.at);
  expect(rows.map(({ action }) => action).sort()).toEqual(['add a schedule', 'change a schedule', 'remove a schedule']);
  const nobody = await hr.tokenOf('E1001');
  const refusals = [
    await hr.call('listServiceSchedules', {}, { token: nobody }),
    await hr.call('listServices', {}, { token: nobody }),
    await hr.call('saveServiceSchedule', request(daily), { token: nobody }),
    await hr.call('runService', { AutoCode: await codeOf(REMINDERS) }, { token: nobody }),
    await hr.call('listServiceRuns', { AutoCode: null, IsFailedOnly: false }, { token: nobody }),
  ];
  for (const refused of refusals) expect(refused.error().code).toBe('forbidden');
});
