import { and, eq, isNull, sql } from 'drizzle-orm';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { employments, reportingLines } from '../../../hr-api/people/tables';
import { dayOf, daysAfter } from '../../../hr-api/platform/dates';
import { approvalHandlers } from '../../../hr-api/workplace/approvals/lists/approval-handlers';
import { approvals, delegations } from '../../../hr-api/workplace/approvals/tables';
import { remindAndEscalate } from '../../../hr-api/workplace/approvals/work/escalate';
import { resolveAnew } from '../../../hr-api/workplace/approvals/work/resolve-anew';
import { notifications } from '../../../hr-api/workplace/notifications/tables';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { TEST_NOW } from '../../platform/hr-api/harness/test-settings';
import { HR, MANAGER, useChain } from './chain-of';
import { approverNames, decide, waitingFor } from './deciding';
import { ask, decisionsOn, hindered, registerSubject } from './test-subject';
import { workingOf } from './working-of';

const DAY = 86_400_000;
let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
  await registerSubject(hr);
});
afterAll(() => hr.stop());
beforeEach(async () => {
  hr.clock.now = TEST_NOW;
  await hr.db.delete(approvals);
});

const historyOf = async (code: string, empid = 'E1001') => {
  const context = contextOf(hr, await actorOf(hr, empid));
  return (await approvalHandlers.getApproval.handle({ KeyCode: code }, context)).History;
};

/** Gives somebody another manager from a day on, as HR would. */
async function giveManager(empid: string, managerId: string, from: string): Promise<void> {
  const { id: employmentId } = await employmentOf(hr, empid);
  const isOpen = and(
    eq(reportingLines.employmentId, employmentId),
    eq(reportingLines.kind, 'manager'),
    isNull(reportingLines.validTo),
  );
  await hr.db.update(reportingLines).set({ validTo: from }).where(isOpen);
  const { id: leaderId } = await employmentOf(hr, managerId);
  await hr.db.insert(reportingLines).values({ employmentId, kind: 'manager', leaderId, validFrom: from });
}

test('another manager is asked in place of the former one, by a line in the history', async () => {
  await useChain(hr, { approvers: [MANAGER] });
  const asked = await ask(hr, 'E1001');
  await giveManager('E1001', 'E1003', daysAfter(dayOf(hr.clock.now), 1));
  await resolveAnew(workingOf(hr));
  expect(await approverNames(hr, asked.code)).toEqual(['Vikram Nair']);
  hr.clock.advance(DAY);
  expect(await decide(hr, 'E1002', asked)).toBe('forbidden');
  await resolveAnew(workingOf(hr));
  expect(await approverNames(hr, asked.code)).toEqual(['Meera Krishnan']);
  expect((await historyOf(asked.code)).at(-1)).toMatchObject({
    What: 'approvers_changed',
    Added: ['Meera Krishnan'],
    Removed: ['Vikram Nair'],
  });
  expect(await waitingFor(hr, 'E1002')).toEqual([]);
  expect(await decide(hr, 'E1002', asked)).toBe('not_found');
  await resolveAnew(workingOf(hr));
  expect(await historyOf(asked.code)).toHaveLength(2);
  expect(await decide(hr, 'E1003', asked)).toBe('done');
});

test('where an approver cannot sign in any more, or has left, HR is asked at once', async () => {
  await useChain(hr, { approvers: [{ kind: 'person', personId: (await employmentOf(hr, 'E1005')).personId }] });
  const [one, two] = [await ask(hr, 'E1001'), await ask(hr, 'E1008')];
  const { personId } = await employmentOf(hr, 'E1005');
  await hr.db.update(accounts).set({ disabledAt: hr.clock.now }).where(eq(accounts.personId, personId));
  await resolveAnew(workingOf(hr));
  await hr.db.update(accounts).set({ disabledAt: null }).where(eq(accounts.personId, personId));
  for (const { code } of [one, two]) {
    expect(await approverNames(hr, code)).toContain('Sofía Herrera');
    expect(await approverNames(hr, code)).not.toContain('Rohan Deshmukh');
  }
  await hr.db.delete(approvals);
  const left = await ask(hr, 'E1001');
  const leaves = { validTo: daysAfter(dayOf(hr.clock.now), 1), leftBecause: 'moved on' };
  await hr.db.update(employments).set(leaves).where(eq(employments.personId, personId));
  hr.clock.advance(DAY);
  await resolveAnew(workingOf(hr));
  expect(await approverNames(hr, left.code)).toContain('Sofía Herrera');
});

test('whoever approved stays approved when others of the step change', async () => {
  await useChain(hr, { approvers: [{ kind: 'admin_manager' }, MANAGER, HR], needs: 'all' });
  const asked = await ask(hr, 'E1012');
  const [manager] = await hr.db
    .select({ loginId: accounts.loginId })
    .from(reportingLines)
    .innerJoin(employments, eq(employments.id, reportingLines.leaderId))
    .innerJoin(accounts, eq(accounts.personId, employments.personId))
    .where(
      and(
        eq(reportingLines.employmentId, (await employmentOf(hr, 'E1012')).id),
        eq(reportingLines.kind, 'manager'),
        isNull(reportingLines.validTo),
      ),
    );
  expect(await decide(hr, manager!.loginId, asked)).toBe('done');
  await giveManager('E1012', 'E1002', daysAfter(dayOf(hr.clock.now), 1));
  hr.clock.advance(DAY);
  await resolveAnew(workingOf(hr));
  expect(await approverNames(hr, asked.code)).not.toContain('Vikram Nair');
  expect(await approverNames(hr, asked.code)).toContain('Sofía Herrera');
});

test('one that cannot be done leaves the others to be looked up anew, and stays undecided', async () => {
  const { personId } = await employmentOf(hr, 'E1005');
  await useChain(hr, { approvers: [MANAGER, { kind: 'person', personId }], needs: 'all' });
  const [one, two] = [await ask(hr, 'E1001'), await ask(hr, 'E1001')];
  hindered.add(one.subjectId);
  for (const asked of [one, two]) expect(await decide(hr, 'E1002', asked)).toBe('done');
  await hr.db.update(accounts).set({ disabledAt: hr.clock.now }).where(eq(accounts.personId, personId));
  await resolveAnew(workingOf(hr));
  await hr.db.update(accounts).set({ disabledAt: null }).where(eq(accounts.personId, personId));
  expect(await decisionsOn(hr, one.subjectId)).toEqual([]);
  expect(await decisionsOn(hr, two.subjectId)).toEqual(['approved']);
  expect(
    hr.logs.filter((line) => line.includes('nobody has to approve this any more, and it is refused')),
  ).toHaveLength(1);
});

test('who is asked is reminded after the days of the step, once each time', async () => {
  await useChain(hr, { approvers: [MANAGER], remindAfterDays: 3 });
  const asked = await ask(hr, 'E1008');
  const told = async () =>
    (
      await hr.db
        .select({ subject: notifications.subject })
        .from(notifications)
        .where(eq(notifications.linkValue, asked.code))
    )
      .map(({ subject }) => subject)
      .filter((subject) => subject === 'A decision is still waiting for you').length;
  hr.clock.advance(2 * DAY);
  await remindAndEscalate(workingOf(hr));
  expect(await told()).toBe(0);
  hr.clock.advance(DAY);
  await Promise.all([remindAndEscalate(workingOf(hr)), remindAndEscalate(workingOf(hr))]);
  await remindAndEscalate(workingOf(hr));
  expect(await told()).toBe(1);
  hr.clock.advance(3 * DAY);
  await remindAndEscalate(workingOf(hr));
  expect(await told()).toBe(2);
});

test('what is late is asked of the manager of who is asked as well, and either decides', async () => {
  await useChain(hr, {
    approvers: [{ kind: 'person', personId: (await employmentOf(hr, 'E1002')).personId }],
    escalateAfterDays: 2,
  });
  const [one, two] = [await ask(hr, 'E1008'), await ask(hr, 'E1008')];
  expect(await decide(hr, 'E1003', one)).toBe('not_found');
  hr.clock.advance(2 * DAY);
  for (let run = 0; run < 2; run += 1) await remindAndEscalate(workingOf(hr));
  for (const { code } of [one, two]) expect(await approverNames(hr, code)).toEqual(['Meera Krishnan', 'Vikram Nair']);
  expect((await historyOf(one.code, 'E1008')).at(-1)).toMatchObject({ What: 'escalated', Added: ['Meera Krishnan'] });
  await resolveAnew(workingOf(hr));
  expect(await approverNames(hr, one.code)).toEqual(['Meera Krishnan', 'Vikram Nair']);
  expect(await decide(hr, 'E1003', one)).toBe('done');
  expect(await decide(hr, 'E1002', two)).toBe('done');
  const states = await hr.db.select({ state: approvals.state }).from(approvals);
  expect(states.map(({ state }) => state)).toEqual(['approved', 'approved']);
});

test('a new member of HR is asked from the next day on, and one who is no longer is not', async () => {
  await useChain(hr, { approvers: [HR] });
  const asked = await ask(hr, 'E1001');
  const { personId } = await employmentOf(hr, 'E1017');
  await hr.db.execute(sql`insert into role_grants (account_id, role_code, scope, valid_from, valid_to)
    select id, ${ROLE.hr}, 'all', ${dayOf(hr.clock.now)}, ${daysAfter(dayOf(hr.clock.now), 2)} from accounts where person_id = ${personId}`);
  expect(await approverNames(hr, asked.code)).not.toContain('Kavita Joshi');
  hr.clock.advance(DAY);
  await resolveAnew(workingOf(hr));
  expect(await approverNames(hr, asked.code)).toContain('Kavita Joshi');
  hr.clock.advance(DAY);
  await resolveAnew(workingOf(hr));
  expect(await approverNames(hr, asked.code)).not.toContain('Kavita Joshi');
});

test('in a step of all, whoever is asked in another’s place decides for them', async () => {
  const [first, other] = [await employmentOf(hr, 'E1002'), await employmentOf(hr, 'E1006')];
  const approvers = [first, other].map(({ personId }) => ({ kind: 'person' as const, personId }));
  await useChain(hr, { approvers, needs: 'all', escalateAfterDays: 1 });
  const asked = await ask(hr, 'E1008');
  expect(await decide(hr, 'E1006', asked)).toBe('done');
  hr.clock.advance(DAY);
  await remindAndEscalate(workingOf(hr));
  expect(await approverNames(hr, asked.code)).toEqual(['Meera Krishnan', 'Vikram Nair']);
  expect(await decide(hr, 'E1003', asked)).toBe('done');
  expect((await hr.db.select({ state: approvals.state }).from(approvals))[0]?.state).toBe('approved');
  expect((await historyOf(asked.code, 'E1008')).map(({ What }) => What)).toEqual([
    'asked',
    'approved',
    'escalated',
    'approved',
  ]);
});

test('whoever asked decides nothing by becoming a manager or a delegate of one', async () => {
  await useChain(hr, { approvers: [MANAGER] });
  const asked = await ask(hr, 'E1003', { of: 'E1009' });
  await giveManager('E1009', 'E1003', daysAfter(dayOf(hr.clock.now), 1));
  hr.clock.advance(DAY);
  await resolveAnew(workingOf(hr));
  expect(await approverNames(hr, asked.code)).toContain('Sofía Herrera');
  expect(await approverNames(hr, asked.code)).not.toContain('Meera Krishnan');
  const [from, to] = [await employmentOf(hr, 'E1004'), await employmentOf(hr, 'E1003')];
  const days = { validFrom: dayOf(hr.clock.now), validTo: daysAfter(dayOf(hr.clock.now), 3) };
  await hr.db
    .insert(delegations)
    .values({ code: 'swap', fromId: from.personId, toId: to.personId, ...days, createdAt: hr.clock.now });
  expect(await decide(hr, 'E1003', asked)).toBe('forbidden');
  expect(await waitingFor(hr, 'E1003')).toEqual([]);
});
