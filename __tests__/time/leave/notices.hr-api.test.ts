import { and, asc, eq, isNull, like } from 'drizzle-orm';
import { reportingLines } from '../../../hr-api/people/tables';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { dayOf } from '../../../hr-api/platform/dates';
import { uploads } from '../../../hr-api/platform/files/tables';
import { notifications } from '../../../hr-api/workplace/notifications/tables';
import { leaveTypes } from '../../../hr-api/time/leave/tables';
import { actorOf, employmentOf } from '../../people/cast-actors';
import { upload } from '../../platform/files/upload';
import { pdf } from '../../platform/files/sample-files';
import { mailsIn } from '../../platform/hr-api/harness/mailbox';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { whenWorkedOn } from '../../access/passwords/ask-code';
import { unzipped } from '../../platform/zip/unzipped';
import { leaveScene, UNPAID } from './leave-scene';

/** Sample types; sick leave is private. Today is Wednesday, 18 March 2026. */
const SICK = 4;

let hr: TestApp;
let scene: Awaited<ReturnType<typeof leaveScene>>;
beforeAll(async () => {
  hr = await startApp();
  scene = await leaveScene(hr);
});
afterAll(() => hr.stop());

async function* of(bytes: Buffer) {
  yield bytes;
}

const proof = async () =>
  (await upload(hr, 'uploadLeaveProof', { ...scene.own, fileName: 'proof.pdf', content: pdf() })).reply().HeaderCode;

test('whose leave it is reads of which days it was approved, by whomever asked, and is led to it', async () => {
  const told = async (empid: string, like_: string) => {
    const { accountId } = await actorOf(hr, empid);
    const { subject, link, linkValue, body } = notifications;
    return hr.db
      .select({ subject, link, linkValue, body })
      .from(notifications)
      .where(and(eq(notifications.accountId, accountId), like(notifications.subject, like_)))
      .orderBy(asc(notifications.createdAt));
  };
  const own = await scene.approved('2026-05-04', '2026-05-05');
  const forHer = { TypeCode: UNPAID, From: '2026-05-07', To: '2026-05-07', ChillCode: scene.ananya.code };
  const { RequestCode } = (await hr.call('sendLeaveRequest', forHer, scene.human)).reply();
  (await scene.decide(RequestCode, 'As agreed', scene.human)).reply();
  const body = (days: string) => `<p><b>${days}</b></p>`;
  const days = '04-May-2026 to 05-May-2026';
  const link = 'timemanage/myleave';
  expect(await told('E1001', 'Your leave%')).toEqual([
    { subject: `Your leave is approved: ${days}`, link, linkValue: own, body: body(days) },
    { subject: 'Your leave is approved: 07-May-2026', link, linkValue: RequestCode, body: body('07-May-2026') },
  ]);
  // Who asked for her is led to the approval.
  expect(await told('E1004', 'What you asked for%')).toMatchObject([{ link: 'ecenter/profileapproval' }]);
  await whenWorkedOn(hr);
  const mails = (await mailsIn(hr.dataDir)).map(({ subject }) => subject);
  expect(mails).toEqual(
    expect.arrayContaining([`Your leave is approved: ${days}`, 'Your leave is approved: 07-May-2026']),
  );
});

async function toldOf(empid: string) {
  const { accountId } = await actorOf(hr, empid);
  return hr.db
    .select({ subject: notifications.subject, body: notifications.body })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), like(notifications.subject, '%cancelled%')))
    .orderBy(asc(notifications.createdAt));
}

test('whoever cancels approved leave, the other side is told once, and nobody of what they did', async () => {
  const mails = async () => {
    await whenWorkedOn(hr);
    const all = await mailsIn(hr.dataDir);
    return all.filter(({ subject }) => subject === 'Approved leave of Ananya Rao was cancelled').length;
  };
  const RequestCode = await scene.approved('2026-05-18', '2026-05-19');
  (await hr.call('cancelLeaveRequest', { RequestCode, Reason: 'Changed my mind' }, scene.own)).reply();
  expect([await mails(), await toldOf('E1001'), await toldOf('E1002')]).toEqual([
    1,
    [],
    [
      {
        subject: 'Approved leave of Ananya Rao was cancelled',
        body: '<p><b>18-May-2026 to 19-May-2026</b></p>',
      },
    ],
  ]);

  const other = await scene.approved('2026-05-25');
  (await hr.call('cancelLeaveRequest', { RequestCode: other, Reason: 'The works are open' }, scene.human)).reply();
  expect([await mails(), (await toldOf('E1002')).length]).toEqual([2, 2]);
  expect(await toldOf('E1001')).toEqual([
    {
      subject: expect.stringMatching(/ has cancelled your approved leave$/),
      body: '<p><b>25-May-2026</b></p><p>The works are open</p>',
    },
  ]);
});

/** Gives Ananya another manager from today on, as HR would. */
async function giveManager(empid: string): Promise<void> {
  const { id: employmentId } = scene.ananya;
  const today = dayOf(hr.clock.now);
  const isOpen = and(eq(reportingLines.employmentId, employmentId), isNull(reportingLines.validTo));
  await hr.db.update(reportingLines).set({ validTo: today }).where(isOpen);
  const { id: leaderId } = await employmentOf(hr, empid);
  await hr.db.insert(reportingLines).values({ employmentId, kind: 'manager', leaderId, validFrom: today });
}

test('a former manager knows that they decided, and no longer reads the leave or its proof', async () => {
  const ProofCode = await proof();
  const RequestCode = await scene.approved('2026-03-12', '2026-03-16', { TypeCode: SICK, ProofCode });
  const KeyCode = await scene.approvalOf(RequestCode);
  const seen = async () => {
    const { Title, Changes, Comments, EffectiveDate } = (
      await hr.call('getApproval', { KeyCode }, scene.manager)
    ).reply();
    const listed = (await hr.call('listApprovals', { State: 'decided' }, scene.manager)).reply();
    const Listed = listed.find((one) => one.KeyCode === KeyCode)?.Title;
    const { status } = await hr.call('downloadLeaveProof', { headercode: ProofCode }, scene.manager);
    return { Title, EffectiveDate, Listed, Changes: Changes.length, Comments, status };
  };
  expect(await seen()).toMatchObject({ Title: expect.stringContaining('Sick leave'), status: 200 });
  await giveManager('E1003');
  expect(await seen()).toEqual({
    ...{ Title: '', EffectiveDate: '', Listed: '', Changes: 0, Comments: 'As agreed', status: 404 },
  });
});

test('the audit trail does not name a type that is private', async () => {
  await scene.send('2026-03-17', '2026-03-17', { TypeCode: SICK });
  await scene.send('2026-06-15');
  const entries = await hr.db
    .select({ after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, 'ask for leave'), eq(auditEntries.personId, scene.ananya.personId)));
  const asked = entries.map(({ after }) => after as { from: string; type?: number });
  const typeOn = (day: string) => asked.filter(({ from }) => from === day).map(({ type }) => type);
  expect([typeOn('2026-06-15'), typeOn('2026-03-17')]).toEqual([[UNPAID], [undefined]]);
  expect(await hr.db.$count(leaveTypes, and(eq(leaveTypes.code, SICK), leaveTypes.isPrivate))).toBe(1);
});

test('a proof that is replaced is deleted, and the one that is kept stays', async () => {
  const [first, second] = [await proof(), await proof()];
  const RequestCode = await scene.send('2026-06-22', '2026-06-22', { ProofCode: first });
  await scene.send('2026-06-22', '2026-06-22', { RequestCode, ProofCode: first, Note: 'The same' });
  await scene.send('2026-06-22', '2026-06-22', { RequestCode, ProofCode: second });
  const left = await hr.db.select({ code: uploads.code }).from(uploads);
  expect(left.map(({ code }) => code)).toContain(second);
  expect(left.map(({ code }) => code)).not.toContain(first);
});

test('own data has every request with what became of it, and the shares of full time', async () => {
  const RequestCode = await scene.send('2026-07-06', '2026-07-06', { Note: 'To the sea' });
  await hr.call('withdrawLeaveRequest', { RequestCode }, scene.own);
  const share = { ChillCode: scene.ananya.code, From: '2026-01-01', Percent: 80 };
  (await hr.call('setWorkShare', share, scene.human)).reply();
  const { bytes } = await hr.call('downloadOwnData', {}, scene.own);
  const files = await unzipped(of(bytes));
  const rows = (name: string) =>
    (JSON.parse(files.get(`${name}.json`)!.toString()) as { rows: Record<string, unknown>[] }).rows;
  expect(rows('leave-requests')).toContainEqual(
    expect.objectContaining({ type: 'Unpaid leave', from: '2026-07-06', note: 'To the sea', state: 'Withdrawn' }),
  );
  const states = new Set(rows('leave-requests').map(({ state }) => state));
  expect([...states].sort()).toEqual(['Approved', 'Cancelled', 'Pending', 'Withdrawn']);
  expect(rows('work-shares')).toEqual([{ validFrom: '2026-01-01', percent: 80 }]);
});
