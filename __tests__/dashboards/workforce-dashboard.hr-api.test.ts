import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { workforceDashboardHandlers } from '../../hr-api/dashboards/workforce/workforce-handlers';
import { asOn, covers } from '../../hr-api/people/effective-dates';
import { jobStatusKinds } from '../../hr-api/people/organisation/tables';
import { assignments, employments, jobStatuses } from '../../hr-api/people/tables';
import { dayOf, daysAfter, daysBetween, startOf, wireDate } from '../../hr-api/platform/dates';
import { approvalChains, approvals } from '../../hr-api/workplace/approvals/tables';
import type { RequestFor } from '../../lib/contract/all';
import { APPROVAL_AGES } from '../../lib/contract/dashboards/dashboard-rules';
import { actorOf, employmentOf } from '../people/cast-actors';
import { inRole } from '../profile/a-record';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { is } from './figures-reader';
import { KINDS, READERS, TODAY, YEAR, figuresOf, from, to, type WorkforceCall } from './workforce-figures';

let hr: TestApp;
let figures: Awaited<ReturnType<typeof figuresOf>>;
beforeAll(async () => {
  hr = await startApp();
  figures = await figuresOf(hr);
  await askForApprovals();
});
afterAll(() => hr.stop());

test('an employee is refused every figure of the workforce dashboard', async () => {
  const token = await hr.tokenOf('E1001');
  for (const name of Object.keys(workforceDashboardHandlers) as WorkforceCall[]) {
    const asked = { ...YEAR, SectionCode: 1 } as RequestFor<WorkforceCall>;
    expect({ name, status: (await hr.call(name, asked, { token })).status }).toEqual({ name, status: 403 });
  }
});

test('the list of what waits for approval has no field of its content, and is sorted by each', async () => {
  const human = await inRole(hr, 'E1004', ROLE.hr);
  const ReportCode = 'pending-approvals';
  const fields = (await hr.call('listReportFields', { ReportCode }, human)).reply();
  const Fields = fields.map(({ FieldName }) => FieldName);
  expect(Fields).toEqual([
    ...['Name', 'EmployeeID', 'Kind', 'AskedOn', 'AgeInDays'],
    ...['Business', 'Company', 'Unit', 'Location', 'Level', 'Manager'],
  ]);
  for (const Sort of Fields) {
    const asked = { Fields, Sort, Direction: 'desc', PageSize: 20 } as const;
    const { Rows } = (
      await hr.call('readReport', asked, { ...human, member: `commonreport/dynamiclist/${ReportCode}` })
    ).reply();
    expect({ Sort, rows: Rows.length }).toEqual({ Sort, rows: 9 });
  }
});

/** The rules of confirmations in plain code, over every status of everybody. */
async function confirmationsBy(on: string, until: string) {
  const kinds = new Map((await hr.db.select().from(jobStatusKinds)).map(({ code, endsBy }) => [code, endsBy]));
  const rows = await hr.db
    .select({ status: jobStatuses, employment: employments })
    .from(jobStatuses)
    .innerJoin(employments, eq(employments.id, jobStatuses.employmentId));
  const counts = { due: 0, overdue: 0, extended: 0, confirmed: 0 };
  for (const { status, employment } of rows) {
    const { plannedEnd, validFrom, validTo } = status;
    if (kinds.get(status.statusCode) !== 'length' || plannedEnd === null || plannedEnd > until) continue;
    if (employment.personId === figures.actor.personId || !covers(employment, on) || validFrom > on) continue;
    if (validTo !== null && validTo === employment.validTo) continue;
    const own = rows.filter((one) => one.status.employmentId === status.employmentId).map((one) => one.status);
    const next = own.find((one) => one.validFrom === validTo && one.validFrom <= daysAfter(plannedEnd, 1));
    const wasLonger = own.some((one) => one.statusCode === status.statusCode && one.validTo === validFrom);
    if (next?.statusCode === 3 && plannedEnd >= on) counts.confirmed += 1;
    else if (!next && (validTo === null || validTo > on))
      counts[plannedEnd < on ? 'overdue' : wasLonger ? 'extended' : 'due'] += 1;
  }
  return counts;
}

test('HR sees whose confirmation is due, overdue and done on any day, as many as the list has', async () => {
  let total = 0;
  for (const On of [TODAY, '2025-11-30', '2024-06-30']) {
    const { Counts, Until, Rows } = await figures.read('listConfirmations', { On, Days: 90 });
    expect(Until).toBe(daysAfter(On, 90));
    const counts = Object.fromEntries(Counts.map(({ State, Count }) => [State, Count]));
    expect({ On, ...counts }).toEqual({ On, ...(await confirmationsBy(On, Until)) });
    for (const { State, Count } of Counts) {
      const filters = [...is('State', State), ...to('DueOn', Until)];
      expect(await figures.listed('confirmations-due', { AsOnDate: On }, filters)).toBe(Count);
      total += Count;
    }
    expect(Rows.length).toBeLessThanOrEqual(5);
    for (const { State, DueOn } of Rows) expect([State !== 'confirmed', DueOn <= Until]).toEqual([true, true]);
  }
  expect(total).toBeGreaterThan(3);
});

test('a trial made longer is extended, and one confirmed in time is so until it was due', async () => {
  const human = await inRole(hr, 'E1004', ROLE.hr);
  const Justification = 'As agreed';
  const startTrial = async (empid: string) => {
    const { code: ChillCode } = await employmentOf(hr, empid);
    const trial = { EffectiveFrom: wireDate(TODAY), JobStatus: '2', NoOfMonths: 1, Mode: 'next' } as const;
    return {
      ChillCode,
      JobCode: (await hr.call('addJobStatus', { ...trial, ChillCode, Justification }, human)).reply().JobCode,
    };
  };
  const [longer, done] = [await startTrial('E1001'), await startTrial('E1002')];
  const before = await confirmationsBy(TODAY, daysAfter(TODAY, 90));
  const countOf = async (state: string) =>
    (await figures.read('listConfirmations', { Days: 90 })).Counts.find(({ State }) => State === state)?.Count;
  await hr.call('settleJobStatus', { ...longer, Decision: 'extend', NoOfMonths: 1, Justification }, human);
  expect([await countOf('extended'), await countOf('due')]).toEqual([before.extended + 1, before.due - 1]);
  await hr.call('settleJobStatus', { ...done, Decision: 'confirm', Justification }, human);
  expect([await countOf('confirmed'), await countOf('due')]).toEqual([before.confirmed + 1, before.due - 2]);
});

/** Requests of many ages, one of them decided yesterday, one about the reader by somebody else and one by the reader. */
async function askForApprovals() {
  const [chain] = await hr.db.select().from(approvalChains).limit(1);
  const [reader, by] = [figures.actor.personId, (await actorOf(hr, 'E1002')).personId];
  const people = await hr.db
    .select({ id: employments.personId })
    .from(employments)
    .innerJoin(assignments, and(eq(assignments.employmentId, employments.id), asOn(assignments, TODAY)))
    .where(and(asOn(employments, TODAY), eq(assignments.unitCode, 'firmware')))
    .limit(9);
  const ask = (personId: string, age: number, part: object = {}) => {
    const askedAt = new Date(startOf(daysAfter(TODAY, -age)).getTime() + 3_600_000);
    return {
      ...{
        code: randomUUID(),
        kind: 'profile-section',
        subjectId: randomUUID(),
        version: '1',
        personId,
        askedById: personId,
      },
      ...{ sections: [], fields: [], chainId: chain!.id, askedAt, changedAt: askedAt, ...part },
    };
  };
  const decided = { state: 'approved' as const, decidedAt: startOf(TODAY) };
  await hr.db
    .insert(approvals)
    .values([
      ...[0, 2, 3, 7, 8, 14, 15, 40].map((age, at) => ask(people[at]!.id, age, at % 3 === 0 ? { kind: 'leave' } : {})),
      ask(people[0]!.id, 20, decided),
      ask(reader, 1, { askedById: by }),
      ask(reader, 1),
    ]);
}

test.each(READERS)('%s counts what waits for approval by kind and age, as many as the list has', async (name) => {
  const { Kinds } = await figures.read('listPendingWorkflows', {}, name);
  for (const { Kind, Count, Ages } of Kinds) {
    expect(Ages.reduce((all, one) => all + one, 0)).toBe(Count);
    expect(await figures.listed('pending-approvals', {}, is('Kind', Kind), name)).toBe(Count);
    for (const [at, band] of APPROVAL_AGES.entries()) {
      const days = [...from('AgeInDays', band.from), ...(band.to === null ? [] : to('AgeInDays', band.to))];
      expect(await figures.listed('pending-approvals', {}, [...is('Kind', Kind), ...days], name)).toBe(Ages[at]);
    }
  }
  if (name !== 'HR of everyone') return;
  const pending = (await hr.db.select().from(approvals)).filter(
    ({ state, personId, askedById }) =>
      state === 'pending' && (personId !== figures.actor.personId || askedById === figures.actor.personId),
  );
  expect(pending).toHaveLength(9);
  const old = pending.filter(({ askedAt }) => daysBetween(dayOf(askedAt), TODAY) > 14).length;
  expect(Kinds.reduce((all, { Count }) => all + Count, 0)).toBe(pending.length);
  expect(Kinds.reduce((all, { Ages }) => all + Ages[3]!, 0)).toBe(old);
});

test('what waited for approval on an earlier day is counted though it was decided since', async () => {
  const countOn = async (On: string) =>
    (await figures.read('listPendingWorkflows', { On })).Kinds.reduce((all, { Count }) => all + Count, 0);
  // Of 17 days and more ago: the one of 40 days, and the one that was decided when today began.
  expect(await countOn(daysAfter(TODAY, -17))).toBe(2);
  expect(await figures.listed('pending-approvals', { AsOnDate: daysAfter(TODAY, -17) })).toBe(2);
  expect(await countOn(daysAfter(TODAY, -41))).toBe(0);
});

test.each(READERS)('%s counts people by status, level and company, as many as the list has', async (name) => {
  for (const On of [TODAY, '2024-02-29']) {
    const { HeadCount, Statuses, Levels, Companies } = await figures.read('readEmployment', { On }, name);
    const day = { AsOnDate: On };
    expect(await figures.listed('people-of-day', day, [], name)).toBe(HeadCount);
    for (const [field, parts] of [
      ['JobStatus', Statuses],
      ['Level', Levels],
      ['Company', Companies],
    ] as const) {
      expect(parts.reduce((all, part) => all + part.HeadCount, 0)).toBe(HeadCount);
      for (const part of parts)
        expect(
          await figures.listed('people-of-day', day, is(field, field === 'JobStatus' ? part.Code : part.Name), name),
        ).toBe(part.HeadCount);
    }
  }
});

test('figures of a unit are as many as its lists have, and fewer than those of everybody', async () => {
  const Chosen = { unit: ['firmware'] };
  const unit = is('Unit', 'Firmware');
  const confirmations = await figures.read('listConfirmations', { Chosen, Days: 90 });
  const undecided = ['due', 'overdue', 'extended', 'confirmed'].flatMap((state) => is('State', state));
  expect(
    await figures.listed('confirmations-due', {}, [...unit, ...undecided, ...to('DueOn', confirmations.Until)]),
  ).toBe(confirmations.Counts.reduce((all, { Count }) => all + Count, 0));
  const workflows = await figures.read('listPendingWorkflows', { Chosen });
  expect(await figures.listed('pending-approvals', {}, unit)).toBe(
    workflows.Kinds.reduce((all, { Count }) => all + Count, 0),
  );
  const { Months } = await figures.read('listWorkforceMovements', { ...YEAR, Chosen });
  const moved = Months.reduce((all, month) => all + KINDS.reduce((sum, kind) => sum + month[kind], 0), 0);
  expect(await figures.listed('workforce-movements', YEAR, unit)).toBe(moved);
  const profiles = await figures.read('readProfileCount', { Chosen });
  expect(await figures.listed('incomplete-profiles', {}, unit)).toBe(profiles.Lacking);
  const [whole, part] = [await figures.read('readEmployment', {}), await figures.read('readEmployment', { Chosen })];
  expect(part.HeadCount).toBeGreaterThan(0);
  expect(part.HeadCount).toBeLessThan(whole.HeadCount);
});
