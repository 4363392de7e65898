import { roleFactorRules } from '../../../hr-api/access/second-factor/tables';
import { roles } from '../../../hr-api/people/accounts/tables';
import type { TestApp } from '../../platform/hr-api/harness/start-app';

/** No role asks for a second factor: for tests that sign in again weeks later, or count what waits at home. */
export async function noRoleWantsAnApp({ db }: Pick<TestApp, 'db'>): Promise<void> {
  const rules = (await db.select({ code: roles.code }).from(roles)).map(({ code }) => ({
    ...{ roleCode: code, isRequired: false, graceDays: 14 },
  }));
  const set = { isRequired: false };
  await db.insert(roleFactorRules).values(rules).onConflictDoUpdate({ target: roleFactorRules.roleCode, set });
}
