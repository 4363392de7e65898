import { inArray, isNull, sql } from 'drizzle-orm';
import { accounts, roleGrants } from '../../hr-api/people/accounts/tables';
import { viewersOf } from '../../hr-api/people/changes/viewers';
import { asOn } from '../../hr-api/people/effective-dates';
import { employments } from '../../hr-api/people/tables';
import { visibleTo } from '../../hr-api/people/visibility';
import { dayOf, daysAfter, type CalendarDate } from '../../hr-api/platform/dates';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

/** Who sees whom, asked of each account in each role that it holds, as `visibleTo` answers it. */
async function askedOneByOne(ids: readonly string[], on: CalendarDate): Promise<string[]> {
  const open = await hr.db
    .select({ id: accounts.id, personId: accounts.personId })
    .from(accounts)
    .where(isNull(accounts.disabledAt));
  const grants = await hr.db.select().from(roleGrants).where(asOn(roleGrants, on));
  const seen = new Set<string>();
  for (const { id: accountId, personId } of open) {
    const own = grants.filter((grant) => grant.accountId === accountId);
    if (personId === null || own.some(({ scope }) => scope === 'all') || own.every(({ scope }) => scope === 'self'))
      continue;
    const employed = await hr.db.execute<{ id: string }>(
      sql`select id from ${employments} where person_id = ${personId} and ${asOn(employments, on)}`,
    );
    for (const roleCode of new Set(own.map((grant) => grant.roleCode))) {
      const viewer = { accountId, roleCode, personId, employmentId: employed.rows[0]?.id ?? null, scopes: null };
      const rows = await hr.db
        .select({ id: employments.id, personId: employments.personId })
        .from(employments)
        .where(sql`${inArray(employments.id, [...ids])} and ${visibleTo(viewer, on)}`);
      for (const row of rows) if (row.personId !== personId) seen.add(`${accountId} ${row.id}`);
    }
  }
  return [...seen].sort();
}

test.each([0, 45, -400])('who sees somebody, %i days from today, is who visibleTo shows them to', async (days) => {
  const on = daysAfter(dayOf(hr.clock.now), days);
  const all = await hr.db.select({ id: employments.id }).from(employments).orderBy(employments.code);
  const ids = all.filter((_, index) => index % 7 === 0).map(({ id }) => id);
  const viewings = await viewersOf(hr.db, ids, on);
  const told = viewings.map(({ accountId, employmentId }) => `${accountId} ${employmentId}`).sort();
  expect(told.length).toBeGreaterThan(20);
  expect([...new Set(told)]).toEqual(await askedOneByOne(ids, on));
});
