import { eq, like } from 'drizzle-orm';
import { notifications } from '../../../hr-api/workplace/notifications/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { MANAGER, useChain } from './chain-of';
import { decide } from './deciding';
import { ask, decisionsOn, registerSubject } from './test-subject';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
  await registerSubject(hr);
  await useChain(hr, { approvers: [MANAGER] });
});
afterAll(() => hr.stop());

test('whoever asked takes it back while it is open; then it is gone for everybody', async () => {
  const asked = await ask(hr, 'E1001');
  const token = await hr.tokenOf('E1001');
  const manager = await hr.tokenOf('E1002');
  const KeyCode = asked.code;
  expect((await hr.call('withdrawApproval', { KeyCode }, { token: manager })).error().code).toBe('not_found');
  expect((await hr.call('withdrawApproval', { KeyCode }, { token })).reply()).toEqual({});
  expect(await decisionsOn(hr, asked.subjectId)).toEqual(['withdrawn']);
  expect(await decide(hr, 'E1002', asked)).toBe('not_found');
  for (const each of [token, manager])
    expect((await hr.call('getApproval', { KeyCode }, { token: each })).error().code).toBe('not_found');
  expect((await hr.call('withdrawApproval', { KeyCode }, { token })).error().code).toBe('not_found');
  // No notice leads to it: who was asked is told, and finds what else waits.
  const told = await hr.db.select().from(notifications).where(eq(notifications.linkValue, KeyCode));
  expect(told.filter(({ readAt }) => readAt === null)).toEqual([]);
  const [last] = await hr.db.select().from(notifications).where(like(notifications.subject, '%has withdrawn%'));
  expect(last).toMatchObject({ link: 'ecenter/essprofileview', linkValue: '' });
});

test('what is decided is not taken back', async () => {
  const asked = await ask(hr, 'E1001');
  await decide(hr, 'E1002', asked);
  const token = await hr.tokenOf('E1001');
  expect((await hr.call('withdrawApproval', { KeyCode: asked.code }, { token })).error().code).toBe('conflict');
});
