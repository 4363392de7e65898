import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf } from '../../people/cast-actors';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

test('choosing a language stores and audits it once, however often it is chosen', async () => {
  const token = await hr.tokenOf('E1001');
  const { accountId } = await actorOf(hr, 'E1001');
  const changes = () =>
    hr.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.accountId, accountId), eq(auditEntries.action, 'change language')));
  const stored = async () =>
    (await hr.db.select({ language: accounts.language }).from(accounts).where(eq(accounts.id, accountId)))[0]?.language;
  const before = await stored();

  expect((await hr.call('setLanguage', { Language: 'fr' }, { token })).reply()).toEqual({ Language: 'fr' });
  expect((await hr.call('setLanguage', { Language: 'fr' }, { token })).reply()).toEqual({ Language: 'fr' });
  expect(await stored()).toBe('fr');
  expect(await changes()).toEqual([
    expect.objectContaining({ roleCode: 2, before: { language: before }, after: { language: 'fr' } }),
  ]);

  await hr.call('setLanguage', { Language: 'ja' }, { token });
  expect(await changes()).toHaveLength(2);
  expect(await stored()).toBe('ja');
});

test('a language that there is not is refused and nothing is stored', async () => {
  const token = await hr.tokenOf('E1016');
  const { accountId } = await actorOf(hr, 'E1016');
  const language = async () => (await hr.db.select().from(accounts).where(eq(accounts.id, accountId)))[0]?.language;
  const before = await language();
  const refused = await hr.call('setLanguage', { Language: 'tlh' as 'de' }, { token });
  expect(refused.error().code).toBe('invalid');
  expect(await language()).toBe(before);
});

test('names come in the language that is asked for, and without a wish in the stored one', async () => {
  const token = await hr.tokenOf('E1006');
  await hr.db.update(accounts).set({ language: 'de' }).where(eq(accounts.loginId, 'E1006'));
  const moduleNames = async (language?: string) => {
    const modules = (await hr.call('listModules', {}, { token, language })).reply() as { Module_Name: string }[];
    return modules.map(({ Module_Name }) => Module_Name);
  };
  expect(await moduleNames()).toContain('Personalbetreuung');
  expect(await moduleNames('en-GB')).toContain('Employee Care');
  expect(await moduleNames('ja')).not.toContain('Personalbetreuung');
});
