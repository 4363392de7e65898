import { and, eq } from 'drizzle-orm';
import { capabilities } from '../../../hr-api/composed';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { MAILS_KEPT_DAYS, purgeSentMails } from '../../../hr-api/platform/mail/sent/purge';
import { sentMails } from '../../../hr-api/platform/mail/sent/tables';
import { digestMail } from '../../../hr-api/workplace/home/digest/digest-mail';
import { writeTemplateNames } from '../../../hr-api/workplace/mails/template-names';
import { openReports } from '../../../hr-api/workplace/reports/find-report';
import { whenWorkedOn } from '../../access/passwords/ask-code';
import { actorOf, contextOf } from '../../people/cast-actors';
import { mailsIn } from '../../platform/hr-api/harness/mailbox';
import { startSmtpStub } from '../../platform/hr-api/harness/smtp-stub';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { TEST_NOW } from '../../platform/hr-api/harness/test-settings';
import { readAll } from '../reports/reading';

const DAY = 86_400_000;
const DIGEST = 'home-digest';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
beforeEach(() => hr.db.delete(sentMails));

const mailsOf = async (empid: string, language?: string) =>
  (await hr.call('listOwnMails', {}, { token: await hr.tokenOf(empid), language })).reply();

async function queueDigest(to: TestApp, empid: string): Promise<void> {
  const { accountId } = await actorOf(to, empid);
  const mail = { to: 'anna@example.com', accountId, id: crypto.randomUUID(), name: 'Anna', language: 'en' } as const;
  await to.services.mail.queueMass(to.db, digestMail({ ...mail, rows: [], count: 3, appUrl: 'https://hr.example' }));
}

test('a person reads what was mailed to them and what became of it, and nobody else does', async () => {
  await queueDigest(hr, 'E1001');
  await whenWorkedOn(hr);
  expect(await mailsOf('E1001')).toEqual([
    expect.objectContaining({
      Subject: 'Waiting for you: 3',
      TemplateName: 'What awaits a person',
      State: 'delivered',
    }),
  ]);
  expect((await mailsOf('E1001', 'de'))[0]?.TemplateName).toBe('Was auf eine Person wartet');
  for (const empid of ['E1002', 'E1004', 'E1006']) expect(await mailsOf(empid)).toEqual([]);
});

test('a mail with a code shows neither code nor subject, and nothing keeps what mails said', async () => {
  const { accountId } = await actorOf(hr, 'E1007');
  await hr.signIn('E1007');
  await whenWorkedOn(hr);
  const [mail] = await hr.db.select().from(sentMails).where(eq(sentMails.accountId, accountId));
  expect(mail).toMatchObject({ templateCode: 'account-oneTimeCode', subject: null, state: 'delivered' });
  const code = /^(\d{6})\r$/m.exec((await mailsIn(hr.dataDir)).at(-1)?.text ?? '')?.[1];
  expect(code).toBeDefined();
  expect(JSON.stringify(mail)).not.toContain(code);
});

test('a mail to nobody leaves nothing behind', async () => {
  const mail = { to: null, subject: 'Nobody', text: 'Text', html: '<p>Text</p>' };
  await hr.services.mail.queueCode(hr.db, mail);
  await whenWorkedOn(hr);
  expect(await hr.db.select().from(sentMails)).toEqual([]);
});

test('the list goes on behind a row, and refuses a place that it never named', async () => {
  const { accountId } = await actorOf(hr, 'E1001');
  const many = Array.from({ length: 7 }, (_, at) => ({
    id: `mail-${at}`,
    accountId,
    subject: `Mail ${at}`,
    state: 'waiting' as const,
    queuedAt: new Date(Date.now() - Math.floor(at / 3) * 1000),
  }));
  await hr.db.insert(sentMails).values(many);
  const token = await hr.tokenOf('E1001');
  const seen: string[] = [];
  for (let After = '', page = 0; page < 4; page += 1) {
    const rows = (await hr.call('listOwnMails', { After, PageSize: 2 }, { token })).reply();
    seen.push(...rows.map(({ Subject }) => Subject));
    After = rows.at(-1)?.Position ?? '';
  }
  expect(seen).toEqual(['Mail 2', 'Mail 1', 'Mail 0', 'Mail 5', 'Mail 4', 'Mail 3', 'Mail 6']);
  for (const After of ['x', '1.', '1.a;drop', "1.'or'1"])
    expect((await hr.call('listOwnMails', { After }, { token })).status).toBe(400);
});

test('what a mail server refused says so, and what waited longer than mails are tried has failed', async () => {
  const server = await startSmtpStub({ refusesMails: true, refusal: '550 no such mailbox' });
  const other = await startApp({ settings: { SMTP_URL: `smtp://127.0.0.1:${server.port}` } });
  const token = await other.tokenOf('E1001');
  const states = async () => (await other.call('listOwnMails', {}, { token })).reply().map(({ State }) => State);
  await queueDigest(other, 'E1001');
  while (!(await states()).includes('refused'));
  const { accountId } = await actorOf(other, 'E1001');
  const old = { accountId, subject: 'Old', state: 'waiting' as const, queuedAt: new Date(Date.now() - 4 * DAY) };
  await other.db.insert(sentMails).values({ id: 'old', ...old });
  expect(await states()).toEqual(['refused', 'failed']);
  await other.stop();
  await server.stop();
});

describe('who does without a mail', () => {
  const choose = async (TemplateCode: string, IsSubscribed: boolean) =>
    hr.call('saveMailSubscription', { TemplateCode, IsSubscribed }, { token: await hr.tokenOf('E1001') });
  const subscriptions = async (empid: string) =>
    (await hr.call('listMailSubscriptions', {}, { token: await hr.tokenOf(empid) })).reply();
  const isSubscribed = async (empid: string) =>
    (await subscriptions(empid)).find(({ TemplateCode }) => TemplateCode === DIGEST)?.IsSubscribed;

  test('gets it no more until they want it again, and it is audited', async () => {
    expect((await choose(DIGEST, false)).status).toBe(200);
    expect(await isSubscribed('E1001')).toBe(false);
    expect(await isSubscribed('E1002')).toBe(true);
    await queueDigest(hr, 'E1001');
    await queueDigest(hr, 'E1002');
    await whenWorkedOn(hr);
    expect(await mailsOf('E1001')).toEqual([]);
    expect(await mailsOf('E1002')).toHaveLength(1);
    await choose(DIGEST, true);
    await queueDigest(hr, 'E1001');
    await whenWorkedOn(hr);
    expect(await mailsOf('E1001')).toHaveLength(1);
    const { accountId } = await actorOf(hr, 'E1001');
    const isTheirs = and(eq(auditEntries.accountId, accountId), eq(auditEntries.subjectId, accountId));
    const actions = (await hr.db.select().from(auditEntries).where(isTheirs)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['unsubscribe from mails', 'subscribe to mails']));
  });

  test('cannot do without codes, what is said of the account, or what asks for something', async () => {
    const offered = (await subscriptions('E1001')).map(({ TemplateCode }) => TemplateCode);
    expect(offered).toEqual(expect.arrayContaining([DIGEST, 'happenings-birthday', 'approvals-approved']));
    const needed = ['account-oneTimeCode', 'account-passwordChanged', 'agreements-reminder', 'approvals-waiting'];
    for (const code of [...needed, 'nothing']) {
      expect(offered).not.toContain(code);
      expect((await choose(code, false)).status).toBe(404);
    }
  });
});

test('what was mailed is forgotten after its days', async () => {
  const { accountId } = await actorOf(hr, 'E1001');
  const queuedAt = new Date(hr.clock.now.getTime() - MAILS_KEPT_DAYS * DAY);
  const row = { accountId, subject: 'Mail', state: 'delivered' as const };
  await hr.db.insert(sentMails).values([
    { ...row, id: 'kept', queuedAt },
    { ...row, id: 'gone', queuedAt: new Date(queuedAt.getTime() - 1) },
  ]);
  await purgeSentMails(hr.db, hr.clock.now);
  expect((await hr.db.select({ id: sentMails.id }).from(sentMails)).map(({ id }) => id)).toEqual(['kept']);
});

describe('the report of what was mailed', () => {
  const asHr = async () => contextOf(hr, await actorOf(hr, 'E1004', ROLE.hr));
  beforeEach(async () => {
    hr.clock.now = new Date();
    await writeTemplateNames(hr.db, { capabilities });
  });
  afterEach(() => {
    hr.clock.now = TEST_NOW;
  });

  test('tells HR which mails went to whom, but of none what it said, and of no codes', async () => {
    await queueDigest(hr, 'E1001');
    await hr.signIn('E1007');
    await whenWorkedOn(hr);
    const context = await asHr();
    const rows = await readAll(context, 'mails-sent', { Fields: ['Name', 'EmployeeID', 'Mail', 'SentAt', 'State'] });
    expect(rows.map(({ Cells }) => [Cells[0], Cells[2], Cells[4]])).toEqual([
      ['Ananya Rao', 'What awaits a person', 'Delivered'],
    ]);
    expect(JSON.stringify(rows)).not.toContain('Waiting for you');
    const manager = contextOf(hr, await actorOf(hr, 'E1002', ROLE.appraiser));
    expect(openReports(manager).map(({ code }) => code)).not.toContain('mails-sent');
  });
});
