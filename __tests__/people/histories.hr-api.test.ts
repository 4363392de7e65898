import { eq } from 'drizzle-orm';
import { auditEntries } from '../../hr-api/platform/audit/tables';
import { dayOf } from '../../hr-api/platform/dates';
import { correctHistory } from '../../hr-api/people/history';
import { assignments, corrections, employments, jobStatuses, reportingLines } from '../../hr-api/people/tables';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { roleGrants } from '../../hr-api/people/accounts/tables';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { actorOf, contextOf, employmentOf } from './cast-actors';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

/** The refusal of the database, which the query builder wraps. */
async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
  return 'not refused';
}

async function openAssignment(empid: string) {
  const { id } = await employmentOf(hr, empid);
  const rows = await hr.db.select().from(assignments).where(eq(assignments.employmentId, id));
  const open = rows.find(({ validTo }) => validTo === null);
  if (!open) throw new Error(`${empid} has no open assignment`);
  return { open, first: rows.sort((one, other) => one.validFrom.localeCompare(other.validFrom))[0] ?? open };
}

test('the database refuses a second row of any kind for the same days', async () => {
  const { id, personId } = await employmentOf(hr, 'E1001');
  const { id: leaderId } = await employmentOf(hr, 'E1016');
  const { open } = await openAssignment('E1001');
  const { accountId } = await actorOf(hr, 'E1001');
  const today = dayOf(hr.clock.now);
  const { id: _, ...again } = open;
  const refusals = await Promise.all([
    refusalOf(hr.db.insert(employments).values({ code: 'second', personId, validFrom: today })),
    refusalOf(hr.db.insert(assignments).values({ ...again, validFrom: today })),
    refusalOf(hr.db.insert(jobStatuses).values({ employmentId: id, statusCode: 4, validFrom: today })),
    refusalOf(hr.db.insert(reportingLines).values({ employmentId: id, kind: 'manager', leaderId, validFrom: today })),
    refusalOf(hr.db.insert(roleGrants).values({ accountId, roleCode: 2, scope: 'self', validFrom: today })),
  ]);
  expect(refusals).toEqual(refusals.map(() => expect.stringContaining('exclusion constraint')));
});

test('a row that ends on the day on which the next begins does not overlap it', async () => {
  const { id } = await employmentOf(hr, 'E1016');
  const { id: leaderId } = await employmentOf(hr, 'E1001');
  const row = { employmentId: id, kind: 'admin_manager' as const, leaderId };
  await hr.db.insert(reportingLines).values({ ...row, validFrom: '1990-01-01', validTo: '1990-02-01' });
  await hr.db.insert(reportingLines).values({ ...row, validFrom: '1990-02-01', validTo: '1990-03-01' });
  const between = { ...row, validFrom: '1990-02-28', validTo: '1990-03-02' };
  expect(await refusalOf(hr.db.insert(reportingLines).values(between))).toContain('exclusion constraint');
});

test('nobody leads themself, and no span ends before it begins', async () => {
  const { id } = await employmentOf(hr, 'E1001');
  const line = { employmentId: id, kind: 'reviewer' as const, validFrom: '1990-01-01', validTo: '1990-02-01' };
  expect(await refusalOf(hr.db.insert(reportingLines).values({ ...line, leaderId: id }))).toContain('not_self');
  const { id: leaderId } = await employmentOf(hr, 'E1002');
  const backwards = { ...line, leaderId, validTo: '1989-12-31' };
  expect(await refusalOf(hr.db.insert(reportingLines).values(backwards))).toMatch(/span|range/);
});

test('an open row can be closed, but a past row is neither changed nor removed by a plain write', async () => {
  const { open, first } = await openAssignment('E1001');
  const { id: lineId } = (await hr.db.select().from(reportingLines).where(eq(reportingLines.kind, 'reviewer')))[0]!;
  await hr.db.update(reportingLines).set({ validTo: '2030-01-01' }).where(eq(reportingLines.id, lineId));
  const refusals = await Promise.all([
    refusalOf(hr.db.update(reportingLines).set({ validTo: null }).where(eq(reportingLines.id, lineId))),
    refusalOf(hr.db.update(assignments).set({ unitCode: 'sales' }).where(eq(assignments.id, first.id))),
    refusalOf(hr.db.update(assignments).set({ validFrom: '2000-01-01' }).where(eq(assignments.id, open.id))),
    refusalOf(hr.db.delete(assignments).where(eq(assignments.id, first.id))),
    refusalOf(hr.db.delete(jobStatuses).where(eq(jobStatuses.employmentId, first.employmentId))),
    refusalOf(hr.db.update(employments).set({ validFrom: '2000-01-01' }).where(eq(employments.id, first.employmentId))),
  ]);
  expect(refusals).toEqual(refusals.map(() => expect.stringContaining('recorded correction')));
});

test('HR corrects a past row, and who, why, before and after are recorded', async () => {
  const { first } = await openAssignment('E1002');
  const actor = await actorOf(hr, 'E1004', ROLE.hr);
  await hr.db.transaction((tx) =>
    correctHistory(
      contextOf(hr, actor, 'en', tx),
      { history: 'assignments', rowId: first.id, reason: 'Entered for the wrong place' },
      () => tx.update(assignments).set({ locationCode: 'pune' }).where(eq(assignments.id, first.id)),
    ),
  );
  const [recorded] = await hr.db.select().from(corrections).where(eq(corrections.rowId, first.id));
  expect(recorded).toMatchObject({
    tableName: 'assignments',
    reason: 'Entered for the wrong place',
    correctedBy: actor.accountId,
    before: expect.objectContaining({ location_code: first.locationCode }),
    after: expect.objectContaining({ location_code: 'pune' }),
  });
  const [entry] = await hr.db.select().from(auditEntries).where(eq(auditEntries.subjectId, first.id));
  expect(entry).toMatchObject({ action: 'correct history', accountId: actor.accountId, roleCode: ROLE.hr });
});

test('a correction opens no other row, and nothing once it is done', async () => {
  const { first } = await openAssignment('E1002');
  const { first: other } = await openAssignment('E1016');
  const actor = await actorOf(hr, 'E1004', ROLE.hr);
  const correct = (rowId: string, changeId: string) =>
    hr.db.transaction((tx) =>
      correctHistory(contextOf(hr, actor, 'en', tx), { history: 'assignments', rowId, reason: 'Test' }, () =>
        tx.update(assignments).set({ justification: 'Changed' }).where(eq(assignments.id, changeId)),
      ),
    );
  expect(await refusalOf(correct(first.id, other.id))).toContain('recorded correction');
  const twice = hr.db.transaction(async (tx) => {
    await correctHistory(
      contextOf(hr, actor, 'en', tx),
      { history: 'assignments', rowId: first.id, reason: 'Test' },
      () => tx.update(assignments).set({ justification: 'Once' }).where(eq(assignments.id, first.id)),
    );
    await tx.update(assignments).set({ justification: 'Twice' }).where(eq(assignments.id, first.id));
  });
  expect(await refusalOf(twice)).toContain('recorded correction');
});

test.each([
  ['a manager', 'E1002', ROLE.appraiser, 'E1001', 'forbidden'],
  ['HR, of their own', 'E1004', ROLE.hr, 'E1004', 'forbidden'],
  ['HR acting as an employee', 'E1004', ROLE.employee, 'E1001', 'not_found'],
  ['an employee, of a colleague', 'E1001', ROLE.employee, 'E1016', 'not_found'],
])('%s cannot correct a history', async (_who, empid, roleCode, subject, code) => {
  const { first } = await openAssignment(subject);
  const change = jest.fn();
  const refused = correctHistory(
    contextOf(hr, await actorOf(hr, empid, roleCode)),
    { history: 'assignments', rowId: first.id, reason: 'Test' },
    change,
  );
  await expect(refused).rejects.toMatchObject({ code });
  expect(change).not.toHaveBeenCalled();
});
