import { eq } from 'drizzle-orm';
import { roleUses } from '../../../hr-api/access/role-access/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { roleGrants } from '../../../hr-api/people/accounts/tables';
import { daysAfter } from '../../../hr-api/platform/dates';
import { assignments } from '../../../hr-api/people/tables';
import { noRoleWantsAnApp } from '../second-factor/no-role-wants-an-app';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { accountOf, auditOf } from '../user-accounts/account-of';
import { dayAhead, give, grantIn, placeToday, workAs } from './role-scene';

let hr: TestApp;
let token: string;
beforeEach(async () => {
  hr = await startApp();
  await noRoleWantsAnApp(hr);
  token = await hr.tokenOf('E1006');
});
afterEach(() => hr.stop());

const review = async () => (await hr.call('listGrantReview', {}, { token })).reply();
const because = async (code: string) => (await review()).find(({ GrantCode }) => GrantCode === code)?.Because ?? [];
const keep = (code: string) => hr.call('confirmGrants', { GrantCodes: [code] }, { token });
const days = (count: number) => hr.clock.advance(count * 86_400_000);

/** Signs the administrator in again, whose session ended meanwhile. */
async function later(count: number): Promise<void> {
  days(count);
  token = await hr.tokenOf('E1006');
}

test('a role that ends within thirty days is to be looked at, and once kept it is not', async () => {
  const asked = { RoleCode: ROLE.helpdesk, Scope: 'all', To: dayAhead(hr, 60) } as const;
  const { GrantCode } = (await give(hr, token, 'E1016', asked)).reply();
  expect(await because(GrantCode)).toEqual([]);
  await later(31);
  expect(await because(GrantCode)).toEqual(['ends']);
  expect((await keep(GrantCode)).status).toBe(200);
  expect(await because(GrantCode)).toEqual([]);
  expect(await auditOf(hr, 'keep a grant')).toMatchObject([{ subjectId: GrantCode }]);
});

test('a role that nobody worked in for ninety days sleeps, and wakes with its use', async () => {
  const { GrantCode } = (await give(hr, token, 'E1016', { RoleCode: ROLE.helpdesk, Scope: 'all' })).reply();
  await later(89);
  expect(await because(GrantCode)).toEqual([]);
  await later(1);
  expect(await because(GrantCode)).toEqual(['slept']);
  await workAs(hr, 'E1016', ROLE.helpdesk);
  expect(await because(GrantCode)).toEqual([]);
  await later(90);
  expect(await because(GrantCode)).toEqual(['slept']);
  await keep(GrantCode);
  await later(89);
  expect(await because(GrantCode)).toEqual([]);
});

test('the day on which a role was used is written once, also in a session that passes midnight', async () => {
  hr.clock.advance(7 * 3_600_000);
  const session = await hr.tokenOf('E1002');
  const { id } = await accountOf(hr, 'E1002');
  const usedOn = async () => {
    return (await hr.db.select().from(roleUses).where(eq(roleUses.accountId, id))).map(({ lastUsedOn }) => lastUsedOn);
  };
  const [first] = await usedOn();
  let uses = 0;
  for (let minutes = 0; minutes < 11 * 60; minutes += 20) {
    hr.clock.advance(20 * 60_000);
    if ((await hr.call('listMenu', {}, { token: session })).status === 200) uses += 1;
  }
  expect(uses).toBeGreaterThan(20);
  const [last, ...more] = await usedOn();
  expect(more).toEqual([]);
  expect(last).toBe(daysAfter(first ?? '', 1));
});

test('a role of somebody who went to another unit since is to be looked at', async () => {
  const { GrantCode } = (await give(hr, token, 'E1016', { RoleCode: ROLE.helpdesk, Scope: 'all' })).reply();
  await later(5);
  const place = await placeToday(hr, 'E1016');
  const movedOn = dayAhead(hr, 0);
  await hr.db.update(assignments).set({ validTo: movedOn }).where(eq(assignments.id, place.id));
  const { id: _, ...same } = place;
  const unitCode = place.unitCode === 'sales' ? 'marketing' : 'sales';
  await hr.db.insert(assignments).values({ ...same, unitCode, validFrom: movedOn, validTo: null });
  const [row] = (await review()).filter((grant) => grant.GrantCode === GrantCode);
  expect(row).toMatchObject({ Because: ['moved'], MovedOn: movedOn });
  await keep(GrantCode);
  expect(await because(GrantCode)).toEqual([]);
});

test('what comes with being employed is not reviewed, nor what has ended', async () => {
  const employee = await grantIn(hr, 'E1016', ROLE.employee);
  await later(120);
  expect(await because(employee)).toEqual([]);
  const due = await review();
  expect(due.length).toBeGreaterThan(0);
  expect(due.every(({ RoleCode }) => RoleCode !== ROLE.employee)).toBe(true);
  const [first] = due.filter(({ CannotChange }) => CannotChange === '');
  const GrantCodes = [first?.GrantCode ?? ''];
  expect((await hr.call('endGrants', { GrantCodes }, { token })).status).toBe(200);
  expect(await because(GrantCodes[0] ?? '')).toEqual([]);
  const [ended] = await hr.db
    .select()
    .from(roleGrants)
    .where(eq(roleGrants.id, GrantCodes[0] ?? ''));
  expect(ended?.validTo).toBe(dayAhead(hr, 0));
});
