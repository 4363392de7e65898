import { eq } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { accounts, roleGrants } from '../../../hr-api/people/accounts/tables';
import { acceptances, conducts } from '../../../hr-api/agreements/tables';
import { changes, handovers } from '../../../hr-api/people/changes/tables';
import { locations, units } from '../../../hr-api/people/organisation/tables';
import { employmentOf } from '../../people/cast-actors';
import { mailsIn } from '../../platform/hr-api/harness/mailbox';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { TEST_NOW } from '../../platform/hr-api/harness/test-settings';
import { inRole } from '../../profile/a-record';
import { runService } from '../../workplace/scheduler/run-due-services';

/** The organisation counts its days in Kolkata: Osaka is 3:30 ahead, Boston 9:30 behind in summer and 10:30 in winter. */
let hr: TestApp;
let human: { token: string };
const MINUTE = 60_000;

beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
beforeEach(async () => {
  hr.clock.now = TEST_NOW;
  human = await inRole(hr, 'E1004', ROLE.hr);
});

const formFor = (LocationCode: string, JoinedOn: string, who: object) => ({
  ...{ JoinedOn, JobStatus: '1', NoOfMonths: '6', ReportingID: 'E1002', BusinessCode: 'instruments' },
  ...{ CompanyCode: 'IN', UnitCode: 'firmware', LocationCode, LevelCode: 'specialist', ...who },
});

let added = 0;
/** Somebody who joins at a place, with the password of the sample, and whether they come in at a moment. */
async function join(LocationCode: string, JoinedOn = '16-Mar-2026') {
  added += 1;
  const identity = {
    ...{ GivenName: `Kei${added}`, FamilyName: 'Mori', Mail: `kei${added}@example.com`, Gender: 'other' as const },
  };
  const form = formFor(LocationCode, JoinedOn, identity);
  const { ChillCode, EmployeeID } = (await hr.call('addPerson', form, human)).reply();
  const [known] = await hr.db.select().from(accounts).where(eq(accounts.loginId, 'E1001'));
  const { passwordHash } = known!;
  const [account] = await hr.db
    .update(accounts)
    .set({ passwordHash })
    .where(eq(accounts.loginId, EmployeeID))
    .returning();
  // No agreement stands before what is looked at here.
  const all = await hr.db.select({ conductId: conducts.id }).from(conducts);
  const accepted = { personId: account!.personId!, acceptedAt: hr.clock.now };
  await hr.db.insert(acceptances).values(all.map(({ conductId }) => ({ conductId, ...accepted })));
  return { ChillCode, EmployeeID, accountId: account!.id, mail: account!.mail };
}

const comesIn = async ({ EmployeeID }: { EmployeeID: string }, at: number) => {
  hr.clock.now = new Date(at);
  return (await hr.signIn(EmployeeID)).status === 200;
};
const leave = async ({ ChillCode }: { ChillCode: string }, LastDay: string) =>
  (await hr.call('endEmployment', { ChillCode, LastDay, ReasonCode: '1' }, human)).reply();
const isOver = async (token: string) => (await hr.call('getUser', {}, { token })).status === 401;

test.each([
  ['osaka', '31-Mar-2026', '2026-03-31T15:00:00Z'],
  ['bengaluru', '31-Mar-2026', '2026-03-31T18:30:00Z'],
  ['boston', '31-Mar-2026', '2026-04-01T04:00:00Z'],
  // The night in which clocks go back in Boston is an hour longer, and begins as in summer.
  ['boston', '31-Oct-2026', '2026-11-01T04:00:00Z'],
  ['boston', '01-Nov-2026', '2026-11-02T05:00:00Z'],
])('whoever leaves %s after %s is let in until midnight there', async (place, lastDay, midnight) => {
  const leaver = await join(place);
  await leave(leaver, lastDay);
  const end = Date.parse(midnight);
  expect(await comesIn(leaver, end - MINUTE)).toBe(true);
  const token = (await hr.signIn(leaver.EmployeeID)).reply().authToken;
  expect(await isOver(token)).toBe(false);
  hr.clock.now = new Date(end);
  expect(await isOver(token)).toBe(true);
  expect(await comesIn(leaver, end)).toBe(false);
  expect(await comesIn(leaver, end + MINUTE)).toBe(false);
});

test.each([
  ['osaka', '2026-05-31T15:00:00Z'],
  ['bengaluru', '2026-05-31T18:30:00Z'],
  ['boston', '2026-06-01T04:00:00Z'],
])('whoever joins in %s on 1 June is invited and let in from midnight there on', async (place, midnight) => {
  const joiner = await join(place, '01-Jun-2026');
  await hr.db.update(accounts).set({ inviteOn: '2026-06-01' }).where(eq(accounts.id, joiner.accountId));
  const begins = Date.parse(midnight);
  const mails = async () => (await mailsIn(hr.dataDir)).filter(({ to }) => to.includes(joiner.mail)).length;
  expect(await comesIn(joiner, begins - MINUTE)).toBe(false);
  await runService(hr, 'invite joiners');
  expect(await mails()).toBe(0);
  expect(await comesIn(joiner, begins)).toBe(true);
  await runService(hr, 'invite joiners');
  expect(await mails()).toBe(1);
});

test('a grant ends at midnight where its holder works, and counts in full until then', async () => {
  const holder = await join('boston');
  const grant = { accountId: holder.accountId, roleCode: ROLE.hr, scope: 'unit' as const, unitCode: 'hr-operations' };
  await hr.db.insert(roleGrants).values({ ...grant, validFrom: '2026-03-16', validTo: '2026-07-01' });
  const midnight = Date.parse('2026-07-01T04:00:00Z');
  // In Kolkata it is the first of July for hours already.
  hr.clock.now = new Date(midnight - 5 * MINUTE);
  const first = (await hr.signIn(holder.EmployeeID)).reply().authToken;
  const { authToken: token } = (await hr.call('changeRole', { RoleCode: ROLE.hr }, { token: first })).reply();
  const seen = (await hr.call('countPeopleToChange', {}, { token })).reply().Count;
  expect(seen).toBeGreaterThan(0);
  const listed = (await hr.call('listRoles', {}, { token })).reply();
  expect(listed.map((role) => role.Role_Code)).toContain(ROLE.hr);
  const notified = (await hr.call('listNotificationHeader', {}, { token })).reply();
  expect(notified.map((role) => role.Role_Code)).toContain(ROLE.hr);
  const { code: ChillCode } = await employmentOf(hr, 'E1004');
  expect((await hr.call('getProfileView', { ChillCode }, { token })).reply().Empid).toBe('E1004');
  hr.clock.now = new Date(midnight);
  expect(await isOver(token)).toBe(true);
});

test('a grant that is ended at once is over with the next call, whatever day it is there', async () => {
  const holder = await join('boston');
  const grant = { accountId: holder.accountId, roleCode: ROLE.hr, scope: 'all' as const };
  const [stored] = await hr.db
    .insert(roleGrants)
    .values({ ...grant, validFrom: '2026-03-16' })
    .returning();
  hr.clock.now = new Date('2026-03-18T20:00:00Z');
  const first = (await hr.signIn(holder.EmployeeID)).reply().authToken;
  const { authToken: token } = (await hr.call('changeRole', { RoleCode: ROLE.hr }, { token: first })).reply();
  expect(await isOver(token)).toBe(false);
  const administrator = { token: await hr.tokenOf('E1006') };
  (await hr.call('endGrants', { GrantCodes: [stored!.id] }, administrator)).reply();
  expect(await isOver(token)).toBe(true);
});

test('a role is given over a unit that begins today where its holder is still on the day before', async () => {
  const holder = await join('boston');
  hr.clock.now = new Date('2026-03-18T20:00:00Z');
  await hr.db.insert(units).values({ code: 'new-unit', parentCode: 'group', position: 99, validFrom: '2026-03-19' });
  const administrator = { token: await hr.tokenOf('E1006') };
  const asked = { AccountCode: holder.accountId, RoleCode: ROLE.hr, Scope: 'unit' as const, UnitCode: 'new-unit' };
  const given = (await hr.call('addGrant', { ...asked, Reason: 'For the new unit' }, administrator)).reply();
  const [grant] = await hr.db.select().from(roleGrants).where(eq(roleGrants.id, given.GrantCode));
  expect(grant!.validFrom).toBe('2026-03-18');
});

test('what a leaver held is handed over once their day has ended where they worked', async () => {
  const leaver = await join('boston');
  const { ChangeCode } = await leave(leaver, '31-Mar-2026');
  const [leaving] = await hr.db.select().from(changes).where(eq(changes.code, ChangeCode));
  const [handed] = await hr.db
    .insert(handovers)
    .values({
      changeId: leaving!.id,
      ...{ responsibility: 'delegations', dueOn: '2026-04-01' },
    })
    .returning();
  const isSettled = async (at: string) => {
    hr.clock.now = new Date(at);
    await runService(hr, 'hand over');
    const [row] = await hr.db.select().from(handovers).where(eq(handovers.id, handed!.id));
    return row!.settledAt !== null;
  };
  expect(await isSettled('2026-04-01T03:59:00Z')).toBe(false);
  expect(await isSettled('2026-04-01T04:00:00Z')).toBe(true);
});

test('a location without a zone, or with one that nobody knows, has the days of the organisation', async () => {
  const [boston] = await hr.db.select().from(locations).where(eq(locations.code, 'boston'));
  for (const timeZone of ['', 'Atlantis/Capital']) {
    hr.clock.now = TEST_NOW;
    human = await inRole(hr, 'E1004', ROLE.hr);
    await hr.db.update(locations).set({ timeZone }).where(eq(locations.code, 'boston'));
    const leaver = await join('boston');
    await leave(leaver, '31-Mar-2026');
    expect(await comesIn(leaver, Date.parse('2026-03-31T18:29:00Z'))).toBe(true);
    expect(await comesIn(leaver, Date.parse('2026-03-31T18:30:00Z'))).toBe(false);
  }
  await hr.db.update(locations).set({ timeZone: boston!.timeZone }).where(eq(locations.code, 'boston'));
});

test('whoever leaves Osaka and joins in Boston on the next day is shut out at no hour', async () => {
  const mover = await join('osaka');
  await leave(mover, '31-Mar-2026');
  (await hr.call('addPerson', formFor('boston', '01-Apr-2026', { RehireOf: mover.ChillCode }), human)).reply();
  for (let at = Date.parse('2026-03-31T12:00:00Z'); at < Date.parse('2026-04-02T12:00:00Z'); at += 180 * MINUTE)
    expect(await comesIn(mover, at)).toBe(true);
});
