import { eq } from 'drizzle-orm';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { employments, persons } from '../../../hr-api/people/tables';
import { mailOptOuts } from '../../../hr-api/platform/mail/sent/tables';
import { mailTexts } from '../../../hr-api/platform/mail/templates/tables';
import { birthdayGreetings } from '../../../hr-api/workplace/happenings/tables';
import { actorOf } from '../../people/cast-actors';
import { mailsIn } from '../../platform/hr-api/harness/mailbox';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { runService } from '../scheduler/run-due-services';

const GREETINGS = 'greet on birthdays';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
beforeEach(async () => {
  await hr.db.delete(birthdayGreetings);
  await hr.db.update(persons).set({ bornOn: '1990-07-01' });
});

async function bear(empid: string, bornOn: string): Promise<string> {
  await hr.db.update(persons).set({ bornOn }).where(eq(persons.empid, empid));
  const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, empid));
  return account!.mail;
}

/** What a person reads: neither when the mail was written nor by which ids its parts go, in which any number may stand. */
const wordsOf = (mail: string) =>
  mail.slice(mail.search(/\r?\n\r?\n/)).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '');

/** Whom the service greets at noon of a day. */
async function greetedOn(day: string) {
  hr.clock.now = new Date(`${day}T12:00:00+05:30`);
  const before = (await mailsIn(hr.dataDir)).length;
  await runService(hr, GREETINGS);
  return (await mailsIn(hr.dataDir)).slice(before);
}

test('whose birthday it is gets one greeting in the year, without their age', async () => {
  const address = await bear('E1001', '1988-03-19');
  const [greeting, ...others] = await greetedOn('2026-03-19');
  expect(others).toEqual([]);
  expect(greeting).toMatchObject({ to: address, subject: 'Happy birthday, Ananya Rao!' });
  expect(wordsOf(greeting!.text)).toContain('a very happy birthday');
  expect(wordsOf(greeting!.text)).not.toMatch(/1988|\b38\b/);
  expect(await greetedOn('2026-03-19')).toEqual([]);
  expect(await greetedOn('2026-03-20')).toEqual([]);
  expect((await greetedOn('2027-03-19')).map(({ to }) => to)).toEqual([address]);
});

test('who was born on a 29th of February is greeted on the 28th of other years, once', async () => {
  const address = await bear('E1001', '1992-02-29');
  const greeted = async (day: string) => (await greetedOn(day)).map(({ to }) => to);
  expect(await greeted('2027-02-28')).toEqual([address]);
  expect(await greeted('2027-03-01')).toEqual([]);
  expect(await greeted('2028-02-28')).toEqual([]);
  expect(await greeted('2028-02-29')).toEqual([address]);
});

test('who has left, may not sign in or does without greetings gets none', async () => {
  for (const empid of ['E1001', 'E1002', 'E1003', 'E1004']) await bear(empid, '1988-04-02');
  const leaver = await actorOf(hr, 'E1002');
  await hr.db.update(employments).set({ validTo: '2026-04-01' }).where(eq(employments.id, leaver.employmentId!));
  await hr.db.update(accounts).set({ disabledAt: hr.clock.now }).where(eq(accounts.loginId, 'E1003'));
  const { accountId } = await actorOf(hr, 'E1004');
  await hr.db.insert(mailOptOuts).values({ accountId, templateCode: 'happenings-birthday', since: hr.clock.now });
  const address = await bear('E1001', '1988-04-02');
  expect((await greetedOn('2026-04-02')).map(({ to }) => to)).toEqual([address]);
});

test('HR’s own words are sent in the language of whoever is greeted', async () => {
  const { accountId } = await actorOf(hr, 'E1006');
  await hr.db.update(accounts).set({ language: 'fr' }).where(eq(accounts.loginId, 'E1001'));
  await hr.db.insert(mailTexts).values({
    templateCode: 'happenings-birthday',
    language: 'fr',
    subject: 'Bravo {name}',
    content: '<p>Un gâteau vous attend.</p><p>{settings}</p>',
    revision: 1,
    changedAt: hr.clock.now,
    changedBy: accountId,
  });
  await bear('E1001', '1988-05-05');
  const [greeting] = await greetedOn('2026-05-05');
  expect(greeting?.subject).toBe('Bravo Ananya Rao');
  expect(greeting?.text).toContain('Un gâteau vous attend.');
});
