import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { createSession } from '../../../hr-api/access/sign-in/sessions/sessions';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { calls, type CallName } from '../../../lib/contract/all';
import { admits, type Call, type Stage } from '../../../lib/contract/call';
import { expectedByName, outcomesByName } from '../../outcomes-by-name';
import { startApp, type TestApp } from './harness/start-app';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const gated = (Object.entries(calls) as [CallName, Call][]).filter(([, { gate }]) => gate !== 'open');
/** Whom a call is for is looked at before the gate. */
const ofEmployees = gated.filter(([, { users }]) => users.includes('employee'));

/** An administrator's session in a stage, so that only the gate can refuse; the calls under test may end it, so each test has its own. */
const stages: readonly [Stage, number][] = [
  ['code', 100],
  ['enrolment', 101],
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

type AnyAnswer = Awaited<ReturnType<typeof hr.call>>;
const refusalOf = (answer: AnyAnswer) => [answer.status, answer.status === 200 ? 'answered' : answer.error().code];

test('each gated call needs a session', async () => {
  const outcomes = await outcomesByName(gated, async (name) => refusalOf(await hr.call(name, {} as never)));
  expect(outcomes).toEqual(expectedByName(gated, () => [401, 'unauthenticated']));
});

test.each(stages)('each gated call looks at the gate for a session in stage %s', async (stage, flag) => {
  const codes = {
    code: 'code_required',
    enrolment: 'enrolment_required',
    conduct: 'conduct_required',
    full: 'forbidden',
  };
  const outcomes = await outcomesByName(ofEmployees, async (name, call) => {
    const answer = await hr.call(name, {} as never, { token: await tokenInStage(flag) });
    if (!admits(call.gate, stage)) return refusalOf(answer);
    return answer.status === 403 && isDenied(answer) ? 'denied by the gate' : 'let through';
  });
  expect(outcomes).toEqual(
    expectedByName(ofEmployees, ({ gate }) => (admits(gate, stage) ? 'let through' : [403, codes[stage]])),
  );
});

test('each gated call looks at whom it is for', async () => {
  const isE1006 = eq(accounts.loginId, 'E1006');
  const outcomes = await outcomesByName(gated, async (name, call) => {
    const token = await tokenInStage(call.gate === 'code' ? 100 : 0);
    await hr.db.update(accounts).set({ kind: 'candidate' }).where(isE1006);
    const answer = await hr.call(name, {} as never, { token });
    await hr.db.update(accounts).set({ kind: 'employee' }).where(isE1006);
    if (!call.users.includes('candidate')) return refusalOf(answer);
    return answer.status === 403 ? 'refused' : 'let through';
  });
  expect(outcomes).toEqual(
    expectedByName(gated, ({ users }) => (users.includes('candidate') ? 'let through' : [403, 'forbidden'])),
  );
});

test('a denied gate is in the log and in the audit, with the account and the request', async () => {
  const token = await tokenInStage(100);
  const { requestId } = (await hr.call('listMenu', {}, { token })).error();
  const line = hr.logs.find((entry) => entry.includes('gate denied') && entry.includes(requestId)) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ requestId, refusal: 'code_required', account: expect.any(String) });
  const [row] = await hr.db.select().from(auditEntries).where(eq(auditEntries.requestId, requestId));
  expect(row).toMatchObject({ action: 'be refused', subjectId: 'listMenu', after: { refusal: 'code_required' } });
});
