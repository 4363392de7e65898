import { and, eq, like } from 'drizzle-orm';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { persons } from '../../../hr-api/people/tables';
import { compOffClaims } from '../../../hr-api/time/comp-off/tables';
import { approvals } from '../../../hr-api/workplace/approvals/tables';
import { notifications } from '../../../hr-api/workplace/notifications/tables';
import { APPROVAL_STATUS } from '../../../lib/contract/workplace/approvals/limits';
import { employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { claiming, compOffScene } from './comp-off-scene';

const { approved } = APPROVAL_STATUS;

let hr: TestApp;
let scene: Awaited<ReturnType<typeof compOffScene>>;
beforeAll(async () => {
  hr = await startApp();
  scene = await compOffScene(hr);
});
afterAll(() => hr.stop());

test('HR claims for somebody by the same checks, others decide, and they read who entered it', async () => {
  const { own, manager, human, send, claimOf, decide } = scene;
  const { code: ChillCode, personId } = await employmentOf(hr, 'E1001');
  const onBehalf = (day: string) => claiming(day, day, { ChillCode });
  const issues = (await hr.call('previewCompOffClaim', onBehalf('2026-03-13'), human)).reply().Issues;
  expect(issues).toEqual([{ path: 'WorkFrom', message: 'worked' }]);
  // Whoever keeps nobody's leave knows nobody by a code.
  for (const who of [manager, { token: await hr.tokenOf('E1016') }]) {
    expect((await send(onBehalf('2026-02-07'), who)).status).toBe(404);
    expect((await hr.call('getCompOff', { ChillCode }, who)).status).toBe(404);
  }
  const code = (await send(onBehalf('2026-02-07'), human)).reply().KeyCode;
  expect((await send(onBehalf('2026-02-07'), human)).error().issues?.[0]?.message).toBe('claimed');
  const [byHr, byOwn] = [
    (await hr.call('getCompOff', { ChillCode }, human)).reply().Claims.find(({ KeyCode }) => KeyCode === code),
    await claimOf(code),
  ];
  const name = 'Sofía Herrera';
  expect(byHr).toMatchObject({ State: 'pending', EnteredBy: byOwn.EnteredBy, CanWithdraw: false, CanCancel: false });
  expect(byOwn).toMatchObject({ CanWithdraw: true, Reason: 'Moved the servers' });
  const [entered] = await hr.db
    .select({ name: persons.name })
    .from(approvals)
    .innerJoin(compOffClaims, eq(compOffClaims.id, approvals.subjectId))
    .innerJoin(persons, eq(persons.id, approvals.askedById))
    .where(eq(compOffClaims.code, code));
  expect([byOwn.EnteredBy, entered!.name]).toEqual([name, name]);
  // Who asked does not decide; the manager does, and who asked and who worked are told.
  expect((await decide(code, approved, human)).status).toBe(403);
  (await decide(code, approved)).reply();
  expect(await claimOf(code)).toMatchObject({ State: 'approved', CanCancel: true });
  const told = await hr.db
    .select({ empid: persons.empid, link: notifications.link })
    .from(notifications)
    .innerJoin(accounts, eq(accounts.id, notifications.accountId))
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .where(and(eq(notifications.aboutId, personId), like(notifications.subject, '%approved%')));
  expect(told.find(({ empid }) => empid === 'E1001')?.link).toBe('timemanage/compoff');
  expect(told.map(({ empid }) => empid)).toContain('E1004');
  (await hr.call('cancelCompOffClaim', { KeyCode: code }, own)).reply();
});
