import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { wireInstant } from '../../../hr-api/platform/dates';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf } from '../../people/cast-actors';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const activity = async (token: string, language?: string) =>
  (await hr.call('listOwnActivity', {}, { token, language })).reply();

test('a person reads what they did, the newest first, in their language and with the role', async () => {
  const token = await hr.tokenOf('E1001');
  hr.clock.advance(60_000);
  await hr.call('setLanguage', { Language: 'de' }, { token });
  const [newest, before] = await activity(token, 'en');
  expect(newest).toMatchObject({
    Activity: 'Changed the language',
    Role_Name: 'Employee',
    ActivityDate: wireInstant(hr.clock.now),
  });
  expect(before?.Activity).toBe('Signed in');
  expect((await activity(token, 'ja'))[0]?.Activity).toBe('言語を変更しました');
});

test('nobody reads what somebody else did, whatever role they work in', async () => {
  const { accountId } = await actorOf(hr, 'E1006');
  await hr.db.insert(auditEntries).values({
    at: hr.clock.now,
    accountId,
    roleCode: 2,
    requestId: 'test',
    subjectKind: 'account',
    subjectId: accountId,
    action: 'water the plants',
  });
  const seen = async (empid: string) => (await activity(await hr.tokenOf(empid))).map(({ Activity }) => Activity);
  expect(await seen('E1006')).toContain('water the plants');
  for (const empid of ['E1001', 'E1004', 'E1005']) expect(await seen(empid)).not.toContain('water the plants');
});

test('however much there is, fifty are listed', async () => {
  const { accountId } = await actorOf(hr, 'E1016');
  const many = Array.from({ length: 60 }, (_, index) => ({
    at: new Date(hr.clock.now.getTime() + index),
    accountId,
    requestId: 'test',
    subjectKind: 'account',
    subjectId: accountId,
    action: 'sign in',
  }));
  await hr.db.insert(auditEntries).values(many);
  expect(await activity(await hr.tokenOf('E1016'))).toHaveLength(50);
});
