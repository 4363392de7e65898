import { and, eq, sql } from 'drizzle-orm';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { roleGrants } from '../../hr-api/people/accounts/tables';
import { readChangeSettings, saveChangeSettings } from '../../hr-api/people/changes/change-settings';
import { jobStatuses } from '../../hr-api/people/tables';
import { dayOf, daysAfter, wireDate } from '../../hr-api/platform/dates';
import { noRoleWantsAnApp } from '../access/second-factor/no-role-wants-an-app';
import { actorOf, employmentOf } from '../people/cast-actors';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { inRole } from '../profile/a-record';

let hr: TestApp;
let today: string;
beforeAll(async () => {
  hr = await startApp();
  await noRoleWantsAnApp(hr);
  today = dayOf(hr.clock.now);
  // The days are arranged here; nobody corrects a record.
  await hr.db.execute(sql`alter table ${jobStatuses} disable trigger user`);
  await hr.db.update(jobStatuses).set({ plannedEnd: null });
});
afterAll(() => hr.stop());
afterEach(() => hr.db.update(jobStatuses).set({ plannedEnd: null }));

/** The latest status of somebody comes to its end in so many days. */
async function ends(empid: string, inDays: number) {
  const { id } = await employmentOf(hr, empid);
  const rows = await hr.db.select().from(jobStatuses).where(eq(jobStatuses.employmentId, id));
  const open = rows.find(({ validTo }) => validTo === null);
  await hr.db
    .update(jobStatuses)
    .set({ plannedEnd: daysAfter(today, inDays) })
    .where(eq(jobStatuses.id, open?.id ?? ''));
}

async function homeOf(who: { token: string }) {
  const { Rows, Counts } = (await hr.call('listToday', {}, who)).reply();
  return { rows: Rows.filter(({ Kind }) => Kind === 'status'), later: Counts.Later ?? 0 };
}
const countOf = async (who: { token: string }) => (await hr.call('getDashboardCounts', {}, who)).reply().PendTask;

test('a status that ends in the team waits by name for the manager alone, in whatever role', async () => {
  const manager = { token: await hr.tokenOf('E1002') };
  const before = { ...(await homeOf(manager)), count: await countOf(manager) };
  await ends('E1001', 3);
  const { rows } = await homeOf(manager);
  expect(rows).toEqual([
    expect.objectContaining({
      ...{ Group: 'week', Action: 'open', DueDate: wireDate(daysAfter(today, 3)), IsOverdue: false },
      ...{ Name: 'Ananya Rao', Empid: 'E1001', Link_Info: 'ecenter/endingstatuses', RoleCode: ROLE.appraiser },
    }),
  ]);
  expect(rows[0]?.Title).toMatch(/ ends$/);
  expect(await countOf(manager)).toBe(before.count + 1);
  const above = await homeOf({ token: await hr.tokenOf('E1003') });
  expect(above.rows.filter(({ Empid }) => Empid === 'E1001')).toEqual([]);
  expect((await homeOf({ token: await hr.tokenOf('E1001') })).rows).toEqual([]);
  const appraiser = await inRole(hr, 'E1002', ROLE.appraiser);
  expect((await homeOf(appraiser)).rows).toEqual([expect.objectContaining({ Empid: 'E1001', RoleCode: 0 })]);
  expect((await hr.call('listEndingStatuses', {}, appraiser)).reply()).toEqual([
    expect.objectContaining({ Empid: 'E1001', Decisions: ['confirm', 'extend'] }),
  ]);
});

test('what has ended is overdue, what ends in three weeks is counted as later', async () => {
  const manager = await inRole(hr, 'E1002', ROLE.appraiser);
  const { later } = await homeOf(manager);
  await ends('E1001', -2);
  expect((await homeOf(manager)).rows).toEqual([expect.objectContaining({ Group: 'now', IsOverdue: true })]);
  await ends('E1001', 21);
  expect(await homeOf(manager)).toEqual({ rows: [], later: later + 1 });
  await ends('E1001', 31);
  expect(await homeOf(manager)).toEqual({ rows: [], later });
});

test('what follows at once settles an end, what follows after a gap does not', async () => {
  const manager = await inRole(hr, 'E1002', ROLE.appraiser);
  await ends('E1001', 3);
  const { id } = await employmentOf(hr, 'E1001');
  const follows = (inDays: number | null) =>
    hr.db
      .update(jobStatuses)
      .set({ validTo: inDays === null ? null : daysAfter(today, inDays) })
      .where(and(eq(jobStatuses.employmentId, id), eq(jobStatuses.plannedEnd, daysAfter(today, 3))));
  const team = async () => (await homeOf(manager)).rows.map(({ Empid }) => Empid);
  const kept = async () => (await homeOf(await inRole(hr, 'E1004', ROLE.hr))).rows.map(({ Title }) => Title);
  await follows(4);
  expect([await team(), await kept()]).toEqual([[], []]);
  await follows(5);
  expect([await team(), await kept()]).toEqual([['E1001'], ['Statuses that end soon: 1']]);
  await follows(null);
});

test('where an end is near for three days only, what ends in five is neither listed nor counted', async () => {
  const manager = await inRole(hr, 'E1002', ROLE.appraiser);
  const before = await countOf(manager);
  await ends('E1001', 5);
  await saveChangeSettings(hr.db, { ...(await readChangeSettings(hr.db)), endingDays: 3 });
  expect([(await homeOf(manager)).rows, await countOf(manager)]).toEqual([[], before]);
  await saveChangeSettings(hr.db, { ...(await readChangeSettings(hr.db)), endingDays: 30 });
  expect([(await homeOf(manager)).rows.length, await countOf(manager)]).toEqual([1, before + 1]);
});

test('HR is told once how many there are, without those whom they manage, and where', async () => {
  await ends('E1001', 3);
  await ends('E1016', 9);
  await ends('E1004', 1);
  const human = await inRole(hr, 'E1004', ROLE.hr);
  expect((await homeOf(human)).rows).toEqual([
    expect.objectContaining({
      ...{ Title: 'Statuses that end soon: 2', Group: 'week', DueDate: wireDate(daysAfter(today, 3)) },
      ...{ Name: '', Link_Info: 'ecenter/jobstatusupdate/ending', RoleCode: 0 },
    }),
  ]);
  expect((await homeOf(await inRole(hr, 'E1004', ROLE.employee))).rows).toEqual([
    expect.objectContaining({ Title: 'Statuses that end soon: 2', RoleCode: ROLE.hr, Role_Name: 'HR' }),
  ]);
});

test('HR of one unit is told of that unit alone, and of nothing once the role has ended', async () => {
  await ends('E1001', 3);
  await ends('E1016', 3);
  const { accountId } = await actorOf(hr, 'E1005');
  const [grant] = await hr.db
    .insert(roleGrants)
    .values({
      ...{ accountId, roleCode: ROLE.hr, scope: 'unit', unitCode: 'instruments-development' },
      validFrom: '2020-01-01',
    })
    .returning();
  const partner = { token: await hr.tokenOf('E1005') };
  expect((await homeOf(partner)).rows).toEqual([expect.objectContaining({ Title: 'Statuses that end soon: 1' })]);
  await hr.db
    .update(roleGrants)
    .set({ validTo: today })
    .where(eq(roleGrants.id, grant?.id ?? ''));
  expect((await homeOf(partner)).rows).toEqual([]);
});
