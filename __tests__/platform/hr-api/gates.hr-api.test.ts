import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { createSession } from '../../../hr-api/access/sign-in/sessions/sessions';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { calls, type CallName } from '../../../lib/contract/all';
import { admits, type Call, type Stage } from '../../../lib/contract/call';
import { startApp, type TestApp } from './harness/start-app';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const gated = (Object.entries(calls) as [CallName, Call][]).filter(([, { gate }]) => gate !== 'open');

/** An administrator's session in a stage, so that only the gate can refuse; the calls under test may end it, so each test has its own. */
const stages: readonly [Stage, number][] = [
  ['code', 100],
  ['conduct', 3],
  ['full', 0],
];

async function tokenInStage(flag: number): Promise<string> {
  const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, 'E1006'));
  const who = { accountId: account?.id ?? '', roleCode: ROLE.administrator, flag };
  return (await createSession(hr.db, { ...who, now: hr.clock.now, env: hr.services.env })).token;
}

/** Whether the gate refused; a policy that refuses an administrator says nothing of a gate. */
const isDenied = ({ headers }: { headers: Record<string, unknown> }) =>
  hr.logs.some((entry) => entry.includes('gate denied') && entry.includes(String(headers['x-request-id'])));

describe.each(gated)('%s', (name, call) => {
  test('needs a session', async () => {
    const answer = await hr.call(name, {} as never);
    expect([answer.status, answer.error().code]).toEqual([401, 'unauthenticated']);
  });

  test.each(stages)('looks at the gate for a session in stage %s', async (stage, flag) => {
    const answer = await hr.call(name, {} as never, { token: await tokenInStage(flag) });
    const codes = { code: 'code_required', conduct: 'conduct_required', full: 'forbidden' };
    if (admits(call.gate, stage)) expect([answer.status, isDenied(answer)]).not.toEqual([403, true]);
    else expect([answer.status, answer.error().code]).toEqual([403, codes[stage]]);
  });

  test('looks at whom it is for', async () => {
    const token = await tokenInStage(call.gate === 'code' ? 100 : 0);
    const isE1006 = eq(accounts.loginId, 'E1006');
    await hr.db.update(accounts).set({ kind: 'candidate' }).where(isE1006);
    const answer = await hr.call(name, {} as never, { token });
    await hr.db.update(accounts).set({ kind: 'employee' }).where(isE1006);
    if (call.users.includes('candidate')) expect(answer.status).not.toBe(403);
    else expect([answer.status, answer.error().code]).toEqual([403, 'forbidden']);
  });
});

test('a denied gate is in the log and in the audit, with the account and the request', async () => {
  const token = await tokenInStage(100);
  const { requestId } = (await hr.call('listMenu', {}, { token })).error();
  const line = hr.logs.find((entry) => entry.includes('gate denied') && entry.includes(requestId)) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ requestId, refusal: 'code_required', account: expect.any(String) });
  const [row] = await hr.db.select().from(auditEntries).where(eq(auditEntries.requestId, requestId));
  expect(row).toMatchObject({ action: 'be refused', subjectId: 'listMenu', after: { refusal: 'code_required' } });
});
