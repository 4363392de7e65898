import { eq } from 'drizzle-orm';
import { roleGrants } from '../../../hr-api/people/accounts/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { inTransaction } from '../../../hr-api/platform/db/transaction';
import { runNext } from '../../../hr-api/platform/schedules/run';
import { reportKind } from '../../../hr-api/workplace/reports/sending/run/report-kind';
import { sendingHandlers } from '../../../hr-api/workplace/reports/sending/schedules/schedule-handlers';
import { subscriptionHandlers } from '../../../hr-api/workplace/reports/sending/subscriptions/subscription-handlers';
import { savedReportHandlers } from '../../../hr-api/workplace/reports/saved/saved-report-handlers';
import type { RequestFor } from '../../../lib/contract/all';
import { calls } from '../../../lib/contract/all';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';
import { mailsIn } from '../../platform/hr-api/harness/mailbox';
import { whenWorkedOn } from '../../access/passwords/ask-code';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

const ReportCode = 'employee-list';
const AsOnDate = '2026-03-05';
const handlers = { ...savedReportHandlers, ...sendingHandlers, ...subscriptionHandlers };

let hr: TestApp;
let SavedReportCode: string;
beforeAll(async () => {
  hr = await startApp();
  ({ SaveReportCode: SavedReportCode } = (await write('saveReport', await asHr(), {
    SaveReportName: 'By unit',
    ReportCode,
  })) as { SaveReportCode: string });
});
afterAll(() => hr.stop());

const contextAs = async (empid: string, roleCode: number) => contextOf(hr, await actorOf(hr, empid, roleCode));
const asHr = () => contextAs('E1004', ROLE.hr);
const asManager = () => contextAs('E1002', ROLE.appraiser);
type Context = Awaited<ReturnType<typeof asHr>>;

/** Makes a call as the HR API does, in a transaction. */
function write<Name extends keyof typeof handlers>(name: Name, context: Context, request: RequestFor<Name>) {
  const { handle } = handlers[name] as unknown as { handle: (request: unknown, context: Context) => Promise<unknown> };
  return inTransaction(hr.db, (db) => handle(calls[name].request.parse(request), { ...context, db }));
}

/** Runs what is to be run and waits for its mails. */
async function runAll() {
  const { services, db, dataDir } = hr;
  const dependencies = { ...services, db, dataDir, clock: () => hr.clock.now, log: hr.app.log };
  const runner = { dependencies, kinds: { report: reportKind }, stopping: new AbortController().signal };
  while (await runNext(runner));
  await whenWorkedOn(hr);
}

const send = async (part: Partial<RequestFor<'sendReport'>> = {}, context?: Context) =>
  (await write('sendReport', context ?? (await asHr()), {
    ReportCode,
    SavedReportCode,
    Status: 'P',
    AsOnDate,
    Format: 'csv',
    ...part,
  })) as { HeaderCode: string };

const runsOf = async (HeaderCode: string) => sendingHandlers.listReportSendingRuns.handle({ HeaderCode }, await asHr());

test('HR and a manager get the rows that each of them sees, and history says who got fewer', async () => {
  const manager = await employmentOf(hr, 'E1002');
  const { HeaderCode } = await send({ ChillCodes: [manager.code] });
  await runAll();
  const [run] = await runsOf(HeaderCode);
  const counts = run?.Deliveries?.map(({ RowCount }) => RowCount ?? 0) ?? [];
  expect(run).toMatchObject({ State: 'done' });
  expect(run?.Deliveries?.map(({ State }) => State)).toEqual(['delivered', 'delivered']);
  expect(Math.min(...counts)).toBeLessThan(Math.max(...counts));
  expect(run?.Deliveries?.flatMap(({ Reasons }) => Reasons)).toContain('fewer_rows');
  const mails = (await mailsIn(hr.dataDir)).filter(({ subject }) => subject.startsWith('By unit'));
  expect(mails).toHaveLength(2);
});

test('a dry run names each recipient with what they would get, and sends nothing', async () => {
  const manager = await employmentOf(hr, 'E1002');
  const before = (await mailsIn(hr.dataDir)).length;
  const request = calls.tryReportSending.request.parse({
    ReportCode,
    SavedReportCode,
    ChillCodes: [manager.code],
    AsOnDate,
  });
  const trials = await sendingHandlers.tryReportSending.handle(request, await asHr());
  expect(trials).toHaveLength(2);
  expect(trials[0]).toMatchObject({ IsOwner: true, Reasons: [] });
  expect(trials[1]?.Reasons).toContain('fewer_rows');
  expect((await mailsIn(hr.dataDir)).length).toBe(before);
});

/** At nine each day. */
const DAILY = {
  ...{ ExecuteTime: '09:00', SchedulerType: 1 as const, WeekDay: null, HourCode: null },
  ...{ MonthCode1: null, MonthCode2: null, MonthCode3: null, MonthCode4: null },
};

test('a dry run of a schedule tells who of its recipients has unsubscribed', async () => {
  const manager = await employmentOf(hr, 'E1002');
  const sent = { ReportCode, SavedReportCode, ChillCodes: [manager.code] };
  const made = await write('saveReportSchedule', await asHr(), { ...sent, ...DAILY });
  const { HeaderCode } = made as { HeaderCode: string };
  await write('setReportRoles', await asHr(), { SaveReportCode: SavedReportCode, RoleCodes: [ROLE.appraiser] });
  await write('setReportSubscription', await asManager(), { HeaderCode, IsSubscribed: false });
  const reasonsOf = async (part: { HeaderCode?: string }) => {
    const request = calls.tryReportSending.request.parse({ ...sent, ...part });
    const [, other] = await sendingHandlers.tryReportSending.handle(request, await asHr());
    return other?.Reasons;
  };
  expect(await reasonsOf({ HeaderCode })).toEqual(['unsubscribed']);
  expect(await reasonsOf({})).not.toContain('unsubscribed');
  const foreign = calls.tryReportSending.request.parse({ ...sent, HeaderCode, ChillCodes: [] });
  await expect(sendingHandlers.tryReportSending.handle(foreign, await asManager())).rejects.toMatchObject({
    code: 'not_found',
  });
  await write('removeReportSchedule', await asHr(), { HeaderCode });
});

test.each([
  ['with a line break', 'a@b.example\nBcc: x@y.example', 'line_break'],
  ['that are none', 'nobody', 'not_an_address'],
  ['of nobody here', 'stranger@example.org', 'no_account'],
  ['by the hundred', Array.from({ length: 500 }, (_, at) => `p${at}@example.com`).join(';'), 'too_many'],
])('addresses %s are refused', async (_which, CCEMail_IDs, message) => {
  await expect(send({ CCEMail_IDs })).rejects.toMatchObject({
    code: 'invalid',
    details: { issues: [{ path: 'CCEMail_IDs', message }] },
  });
});

test('a manager cannot send to a role, nor by a filter on what they may not read', async () => {
  const context = await asManager();
  const fixed = { ReportCode: 'head-count', SavedReportCode: '' };
  await expect(send({ ...fixed, RoleCodes: [ROLE.hr] }, context)).rejects.toMatchObject({ code: 'invalid' });
  const Fields = [{ ...fixed, FieldCode: 'Salary', FieldValue: '1' }];
  await expect(send({ ...fixed, Status: 'F', Fields }, context)).rejects.toMatchObject({ code: 'bad_request' });
});

test('a released address gets the layout by mail until HR withdraws that', async () => {
  const request = { SavedReportCode, Address: 'auditor@example.org', UntilDate: '2099-12-31' };
  const { ReleaseCode } = (await write('addReportRelease', await asHr(), request)) as { ReleaseCode: string };
  const list = async () => subscriptionHandlers.listReportReleases.handle({ SavedReportCode }, await asHr());
  expect(await list()).toHaveLength(1);
  const { HeaderCode } = await send({ CCEMail_IDs: 'Auditor@example.org, auditor@example.org' });
  await runAll();
  expect((await runsOf(HeaderCode))[0]?.Deliveries).toHaveLength(2);
  await write('removeReportRelease', await asHr(), { ReleaseCode });
  expect(await list()).toEqual([]);
  await expect(send({ CCEMail_IDs: 'auditor@example.org' })).rejects.toMatchObject({ code: 'invalid' });
});

test('a schedule is listed, paused, resumed, subscribed to and removed', async () => {
  const context = await asHr();
  const daily = { ReportCode, SavedReportCode, ...DAILY };
  const late = write('saveReportSchedule', context, { ...daily, ExecuteTime: '' });
  await expect(late).rejects.toMatchObject({ details: { issues: [{ path: 'ExecuteTime', message: 'required' }] } });
  const { HeaderCode } = (await write('saveReportSchedule', context, daily)) as { HeaderCode: string };
  const found = async () =>
    (await sendingHandlers.listReportSchedules.handle({ ReportCode }, context)).find(
      (row) => row.HeaderCode === HeaderCode,
    );
  expect(await found()).toMatchObject({
    SaveReportName: 'By unit',
    ExecutionTime: '09:00',
    SchedulerType: 1,
    Active: true,
  });
  await write('setReportScheduleActive', context, { HeaderCode, Active: false });
  expect(await found()).toMatchObject({ PausedBecause: 'hand', NextDueAt: '' });
  await write('setReportScheduleActive', context, { HeaderCode, Active: true });
  await write('setReportRoles', context, { SaveReportCode: SavedReportCode, RoleCodes: [ROLE.appraiser] });
  const manager = await asManager();
  await write('setReportSubscription', manager, { HeaderCode, IsSubscribed: true });
  const [subscription] = await subscriptionHandlers.listReportSubscriptions.handle({}, manager);
  expect(subscription).toMatchObject({ HeaderCode, IsSubscribed: true });
  await write('removeReportSchedule', context, { HeaderCode });
  expect(await found()).toBeUndefined();
});

test('a schedule whose owner lost the role rests, and sends nothing', async () => {
  const { HeaderCode } = await send();
  const { actor } = await asHr();
  const held = await hr.db.delete(roleGrants).where(eq(roleGrants.accountId, actor.accountId)).returning();
  await runAll();
  await hr.db.insert(roleGrants).values(held);
  const rows = await sendingHandlers.listReportSchedules.handle({ ReportCode: '' }, await asHr());
  expect(rows.find((row) => row.HeaderCode === HeaderCode)).toMatchObject({ PausedBecause: 'role_gone' });
  expect((await runsOf(HeaderCode))[0]?.Deliveries).toEqual([]);
});

test('a link to a sent file that there is not answers as none', async () => {
  for (const name of ['getSentReport', 'downloadSentReport'] as const)
    await expect(write(name, await asHr(), { SentCode: 'none' })).rejects.toMatchObject({ code: 'not_found' });
});
