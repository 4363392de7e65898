import { eq, like, not } from 'drizzle-orm';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { dayOf, daysAfter } from '../../../hr-api/platform/dates';
import { mailOptOuts } from '../../../hr-api/platform/mail/sent/tables';
import { schedules } from '../../../hr-api/platform/schedules/tables';
import { homeHandlers } from '../../../hr-api/workplace/home/handlers';
import { tasks } from '../../../hr-api/workplace/tasks/tables';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';
import { mailsIn } from '../../platform/hr-api/harness/mailbox';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { runDue, runService, switchOn } from '../scheduler/run-due-services';

const DIGESTS = 'send digests';
const DAY = 86_400_000;

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
  await hr.db
    .update(accounts)
    .set({ disabledAt: hr.clock.now })
    .where(not(like(accounts.loginId, 'E100%')));
});
afterAll(() => hr.stop());

async function addressOf(loginId: string): Promise<string> {
  const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, loginId));
  return account!.mail;
}

/** What is mailed by some work. */
async function newMails(work: () => Promise<void>) {
  const before = (await mailsIn(hr.dataDir)).length;
  await work();
  return (await mailsIn(hr.dataDir)).slice(before);
}

test('the service rests until an administrator lets it run, then it is due on Mondays at eight', async () => {
  expect(await newMails(() => runDue(hr))).toEqual([]);
  await switchOn(hr, DIGESTS);
  const [schedule] = await hr.db.select().from(schedules).where(eq(schedules.subject, DIGESTS));
  expect(schedule?.nextDueAt?.toISOString()).toBe('2026-03-23T02:30:00.000Z');
});

test('whoever something awaits gets one mail of what home says, and nobody else gets any', async () => {
  const today = dayOf(hr.clock.now);
  const { id: employmentId } = await employmentOf(hr, 'E1001');
  await hr.db.insert(tasks).values({
    employmentId,
    title: '<b>Bring the badge</b> & pass {name}',
    code: 'badge',
    dueOn: daysAfter(today, 2),
    createdAt: hr.clock.now,
  });
  const mails = await newMails(() => runService(hr, DIGESTS));
  const people = await hr.db.select().from(accounts).where(like(accounts.loginId, 'E100%'));
  for (const { loginId, mail, disabledAt } of people) {
    const got = mails.filter(({ to }) => to === mail);
    const context = contextOf(hr, await actorOf(hr, loginId));
    const { Rows } = await homeHandlers.listToday.handle({}, context);
    const isAwaited = Rows.some(({ Group }) => Group === 'now' || Group === 'week');
    expect([loginId, got.length]).toEqual([
      loginId,
      isAwaited && mail && !disabledAt && context.actor.employmentId ? 1 : 0,
    ]);
  }
  const address = await addressOf('E1001');
  const own = mails.find(({ to }) => to === address);
  expect(own?.subject).toMatch(/^Waiting for you: \d+$/);
  expect(own?.text).toContain('&lt;b&gt;Bring the badge&lt;/b&gt; &amp; pass {name}');
  expect(own?.text).toContain('/user/mails');
});

test('one occurrence mails nobody twice, however often it is taken up', async () => {
  await switchOn(hr, DIGESTS);
  hr.clock.advance(7 * DAY);
  const mails = await newMails(async () => {
    await Promise.all([runDue(hr), runDue(hr)]);
    await runDue(hr);
  });
  expect(mails.length).toBeGreaterThan(0);
  expect(new Set(mails.map(({ to }) => to)).size).toBe(mails.length);
});

test('a digest is written in the language of its recipient', async () => {
  await hr.db.update(accounts).set({ language: 'de' }).where(eq(accounts.loginId, 'E1001'));
  const mails = await newMails(() => runService(hr, DIGESTS));
  const address = await addressOf('E1001');
  expect(mails.find(({ to }) => to === address)?.subject).toMatch(/^Das wartet auf Sie: \d+$/);
});

test('whoever does without the digest, or may not sign in any more, gets none', async () => {
  const { accountId } = await actorOf(hr, 'E1001');
  await hr.db.insert(mailOptOuts).values({ accountId, templateCode: 'home-digest', since: hr.clock.now });
  await hr.db.update(accounts).set({ disabledAt: hr.clock.now }).where(eq(accounts.loginId, 'E1002'));
  hr.clock.advance(1000);
  const mails = await newMails(() => runService(hr, DIGESTS));
  expect(mails.length).toBeGreaterThan(0);
  const addresses = await Promise.all(['E1001', 'E1002'].map(addressOf));
  expect(mails.filter(({ to }) => addresses.includes(to))).toEqual([]);
});
