import { handlers } from '../../../hr-api/handlers';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { calls, type CallName } from '../../../lib/contract/all';
import type { Call } from '../../../lib/contract/call';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { give, grantsOf, workAs } from '../role-access/role-scene';
import { registered } from '../devices/register-device';
import { auditOf, promote } from '../user-accounts/account-of';
import { confirm } from './confirm';

const MINUTE = 60_000;

/** Each of them takes or gives what a stranger at an open session must not. */
const PROTECTED = [
  'createAccessRole',
  'saveAccessRole',
  'retireAccessRole',
  'addGrant',
  'changeGrant',
  'endGrants',
  'confirmGrants',
  'unbindAccountIdentity',
  'saveRoleFactor',
  'requestFactorReset',
  'confirmFactorReset',
  'undoImport',
  'saveImportFolder',
  'saveRetention',
  'askErasure',
  'decideErasure',
  'releaseHold',
  'createCalendarFeed',
] as const;

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
  await promote(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(60 * MINUTE));

/** Who may make the call: those in HR import and erase, administrators do the rest. */
const whoMay = (name: CallName) => hr.tokenOf(/Import|Retention|Erasure|Hold/.test(name) ? 'E1004' : 'E1006');

/** Without a right request, so that nothing comes of it where the guard lets it in. */
const ask = async (name: CallName, token: string) => {
  const answer = await hr.call(name, {} as never, { token });
  return answer.status === 200 ? 'done' : answer.error().code;
};

test('the calls that need a recent proof are these', () => {
  const requiring = (Object.keys(handlers) as CallName[]).filter((name) => handlers[name].requires === 'recent proof');
  expect(requiring.sort()).toEqual([...PROTECTED].sort());
  const open = requiring.filter((name) => {
    const { users, gate, effect }: Call = calls[name];
    return users.join() !== 'employee' || gate !== 'full' || effect !== 'write';
  });
  expect(open).toEqual([]);
});

test.each(PROTECTED)('%s is let in within five minutes, refused after them, and let in once proven', async (name) => {
  const token = await whoMay(name);
  hr.clock.advance(5 * MINUTE);
  expect(await ask(name, token)).toBe('invalid');
  hr.clock.advance(1);
  expect(await ask(name, token)).toBe('proof_required');
  expect((await confirm(hr, token)).status).toBe(200);
  expect(await ask(name, token)).toBe('invalid');
});

test('who may not make the call is not asked to prove anything', async () => {
  const token = await hr.tokenOf('E1001');
  hr.clock.advance(10 * MINUTE);
  expect(await ask('addGrant', token)).toBe('forbidden');
});

test('a refused grant is given under the same key once it is proven, and once', async () => {
  const token = await hr.tokenOf('E1006');
  hr.clock.advance(6 * MINUTE);
  const asked = { RoleCode: ROLE.helpdesk };
  expect((await give(hr, token, 'E1016', asked)).error().code).toBe('proof_required');
  expect(await auditOf(hr, 'give a role')).toEqual([]);
  await confirm(hr, token);
  expect((await give(hr, token, 'E1016', asked)).status).toBe(200);
  const held = (await grantsOf(hr, token, 'E1016')).filter(({ RoleCode }) => RoleCode === ROLE.helpdesk);
  expect(held).toHaveLength(1);
});

test('a session in another role keeps the proof, and its age', async () => {
  const token = await workAs(hr, 'E1006', ROLE.administrator);
  expect(await ask('addGrant', token)).toBe('invalid');
  hr.clock.advance(4 * MINUTE);
  const { authToken } = (await hr.call('changeRole', { RoleCode: ROLE.administrator }, { token })).reply();
  hr.clock.advance(2 * MINUTE);
  expect(await ask('addGrant', authToken)).toBe('proof_required');
});

test('a clock that is set back makes no proof last longer', async () => {
  const token = await hr.tokenOf('E1006');
  hr.clock.advance(20 * MINUTE);
  await confirm(hr, token);
  const { now } = hr.clock;
  hr.clock.now = new Date(now.getTime() - 10 * MINUTE);
  expect(await ask('addGrant', token)).not.toBe('invalid');
  hr.clock.now = now;
});

test('a registered device proves nothing by itself, and with the password as much as without it', async () => {
  const device = await registered(hr, 'E1006');
  const { authToken: alone } = (await hr.call('startDeviceSession', device)).reply();
  expect(await ask('addGrant', alone)).toBe('proof_required');
  expect((await confirm(hr, alone)).status).toBe(200);
  expect(await ask('addGrant', alone)).toBe('invalid');
});

test('a shorter time is a setting', async () => {
  const strict = await startApp({ settings: { PROOF_SECONDS: '60' } });
  try {
    const token = await strict.tokenOf('E1006');
    strict.clock.advance(MINUTE + 1);
    expect((await give(strict, token, 'E1016', { RoleCode: ROLE.helpdesk })).error().code).toBe('proof_required');
  } finally {
    await strict.stop();
  }
});
