import { and, eq, inArray } from 'drizzle-orm';
import { conductReminderWorker, type ReminderJob } from '../../hr-api/agreements/reminders/reminder-worker';
import { acceptances, conductReminders, conducts } from '../../hr-api/agreements/tables';
import type { Queues } from '../../hr-api/platform/jobs/jobs';
import { notifications } from '../../hr-api/workplace/notifications/tables';
import { accounts } from '../../hr-api/people/accounts/tables';
import { mailsIn, waitForMails } from '../platform/hr-api/harness/mailbox';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { actorOf, employmentOf } from '../people/cast-actors';
import { conductDraft } from './conduct-draft';

const DAY = 24 * 3_600_000;

let hr: TestApp;
beforeEach(async () => {
  hr = await startApp();
});
afterEach(() => hr.stop());

/** Publishes an agreement for everyone and answers its code and id. */
async function published(token: string) {
  const Texts = [
    { Language: 'en' as const, Title: 'Travel rules', Content: '<p>Go by train.</p>' },
    { Language: 'de' as const, Title: 'Reiseregeln', Content: '<p>Mit der Bahn.</p>' },
  ];
  const { ConductCode } = (await hr.call('saveConduct', conductDraft({ Texts }), { token })).reply();
  await hr.call('publishConduct', { ConductCode }, { token });
  const [conduct] = await hr.db.select().from(conducts).where(eq(conducts.code, ConductCode));
  return { ConductCode, id: conduct!.id };
}

/** Resolves once every job is done; none of them leaves anything behind. */
async function settled(): Promise<void> {
  const until = Date.now() + 60_000;
  while ((await hr.database.execute('select 1 from jobs.job')).rows.length > 0) {
    if (Date.now() > until) throw new Error('The jobs did not end');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('HR reminds everyone who has not accepted, once a day each, in the language of each', async () => {
  const token = await hr.tokenOf('E1004');
  await hr.db.update(accounts).set({ language: 'de' }).where(eq(accounts.loginId, 'E1001'));
  const { ConductCode, id } = await published(token);
  const { Pending } = (await hr.call('countConductPeople', { ConductCode }, { token })).reply();
  const vikram = await employmentOf(hr, 'E1002');
  await hr.db.insert(acceptances).values({ conductId: id, personId: vikram.personId, acceptedAt: hr.clock.now });

  const remind = async () => (await hr.call('remindOfConduct', { ConductCode }, { token })).reply();
  expect(await remind()).toEqual({ Reminded: Pending - 1, Skipped: 0 });
  await waitForMails(hr.dataDir, Pending - 1);
  await settled();
  expect(await remind()).toEqual({ Reminded: 0, Skipped: Pending - 1 });

  const reminders = await hr.db.select().from(conductReminders).where(eq(conductReminders.conductId, id));
  expect(new Set(reminders.map(({ personId }) => personId)).size).toBe(Pending - 1);
  expect(reminders).toHaveLength(Pending - 1);
  expect(await mailsIn(hr.dataDir)).toHaveLength(Pending - 1);
  const told = await hr.db
    .select({ loginId: accounts.loginId, subject: notifications.subject, link: notifications.link })
    .from(notifications)
    .innerJoin(accounts, eq(accounts.id, notifications.accountId))
    .where(
      and(inArray(accounts.loginId, ['E1001', 'E1002', 'E1003']), eq(notifications.link, 'cocrequire/codeofconduct')),
    );
  const link = 'cocrequire/codeofconduct';
  expect(told.sort((one, other) => one.loginId.localeCompare(other.loginId))).toEqual([
    { loginId: 'E1001', subject: 'Bitte zustimmen: Reiseregeln', link },
    { loginId: 'E1003', subject: 'Please accept: Travel rules', link },
  ]);
  const [waiting] = (await hr.call('listConductPeople', { ConductCode, Search: 'E1001' }, { token })).reply();
  expect(waiting?.RemindedAt).toBe(hr.clock.now.toISOString());

  hr.clock.advance(DAY);
  const later = await hr.call('remindOfConduct', { ConductCode }, { token: await tokenWithoutGate() });
  expect(later.reply()).toEqual({ Reminded: Pending - 2, Skipped: 0 });
});

/** An administrator who has accepted everything: whoever keeps an agreement is asked for it too. */
async function tokenWithoutGate(): Promise<string> {
  const all = await hr.db.select({ id: conducts.id }).from(conducts);
  const admin = await employmentOf(hr, 'E1006');
  await hr.db
    .insert(acceptances)
    .values(all.map(({ id }) => ({ conductId: id, personId: admin.personId, acceptedAt: hr.clock.now })))
    .onConflictDoNothing();
  return hr.tokenOf('E1006');
}

test('two who remind at the same time remind nobody twice', async () => {
  const [sofia, admin] = [await hr.tokenOf('E1004'), await hr.tokenOf('E1006')];
  const { ConductCode, id } = await published(sofia);
  const { Pending } = (await hr.call('countConductPeople', { ConductCode }, { token: sofia })).reply();
  await Promise.all([sofia, admin].map((token) => hr.call('remindOfConduct', { ConductCode }, { token })));
  await waitForMails(hr.dataDir, Pending);
  await settled();
  const reminders = await hr.db.select().from(conductReminders).where(eq(conductReminders.conductId, id));
  expect(reminders).toHaveLength(Pending);
  expect(new Set(reminders.map(({ personId }) => personId)).size).toBe(Pending);
  expect(await mailsIn(hr.dataDir)).toHaveLength(Pending);
});

test('a reminder leads by mail to where the agreement is accepted', async () => {
  const token = await hr.tokenOf('E1004');
  const code = (await hr.call('listEmployees', { SearchText: 'E1001' }, { token })).reply()[0]!.ChillCode;
  const draft = conductDraft({ Audience: [{ Kind: 'person', Code: code }] });
  const { ConductCode } = (await hr.call('saveConduct', draft, { token })).reply();
  await hr.call('publishConduct', { ConductCode }, { token });
  const reminded = await hr.call('remindOfConduct', { ConductCode }, { token });
  expect(reminded.reply()).toEqual({ Reminded: 1, Skipped: 0 });
  const [mail] = await waitForMails(hr.dataDir, 1);
  expect(mail?.subject).toBe('Please accept: Travel rules');
  expect(mail?.text.replace(/=\r\n/g, '')).toContain('/cocrequire/codeofconduct');
});

/** What the worker of reminders is given, called by the test itself; `mails` says how many it queues and where. */
async function workerOf(ConductCode: string) {
  const reader = await actorOf(hr, 'E1004', 17);
  const job: ReminderJob = { conductCode: ConductCode, reader, askedAt: hr.clock.now.getTime(), after: '' };
  const work = conductReminderWorker({ ...hr.services, db: hr.db, log: hr.app.log });
  const queued: { queue: string; data: object }[] = [];
  const queues: Queues = {
    enqueue: async (_db, queue, data) => void queued.push({ queue, data }),
    enqueueAll: async (_db, queue, all) => void queued.push(...all.map((data) => ({ queue, data }))),
    waitingIn: async () => 0,
  };
  return { job, work, queued, queues, mails: () => queued.filter(({ queue }) => queue === 'mass-mail').length };
}

const remindersOf = (id: string) => hr.db.$count(conductReminders, eq(conductReminders.conductId, id));

test('reminders stop while a thousand mails wait, and codes go out before them', async () => {
  const { ConductCode, id } = await published(await hr.tokenOf('E1004'));
  const { job, work, queued, queues, mails } = await workerOf(ConductCode);
  await work(job, { ...queues, waitingIn: async () => 1001 });
  expect(await remindersOf(id)).toBe(0);
  expect(queued.splice(0)).toEqual([{ queue: 'conduct-reminders', data: job }]);

  await work(job, { ...queues, waitingIn: async (queue) => (queue === 'mass-mail' ? 1000 : 1001) });
  expect(await remindersOf(id)).toBeGreaterThan(0);
  expect(mails()).toBe(await remindersOf(id));
});

test('a batch that breaks off reminds nobody, and one that is worked on twice reminds once', async () => {
  const { ConductCode, id } = await published(await hr.tokenOf('E1004'));
  const { job, work, queues, mails } = await workerOf(ConductCode);
  const breakOff = async () => Promise.reject(new Error('The database is gone'));
  await expect(work(job, { ...queues, enqueueAll: breakOff })).rejects.toThrow('The database is gone');
  await expect(work(job, { ...queues, enqueue: breakOff })).rejects.toThrow('The database is gone');
  expect(await remindersOf(id)).toBe(0);
  const brokenOff = mails();

  await work(job, queues);
  const once = await remindersOf(id);
  expect(once).toBeGreaterThan(0);
  expect(mails() - brokenOff).toBe(once);
  await work({ ...job, askedAt: job.askedAt + 1000 }, queues);
  const pairs = await hr.db
    .selectDistinct({ personId: conductReminders.personId })
    .from(conductReminders)
    .where(eq(conductReminders.conductId, id));
  expect(pairs).toHaveLength(await remindersOf(id));
  expect(mails() - brokenOff).toBe(await remindersOf(id));
});
