import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { roleGrants } from '../../hr-api/people/accounts/tables';
import type { TestApp } from '../platform/hr-api/harness/start-app';
import { inRole } from '../profile/a-record';
import { actorOf } from './cast-actors';

/** Gives somebody of accounting the rights of HR over instrument development, below which firmware is, and signs them in. */
export async function hrOfUnit(hr: TestApp): Promise<{ readonly token: string }> {
  const { accountId } = await actorOf(hr, 'E1016');
  const scope = { scope: 'unit' as const, unitCode: 'instruments-development' };
  await hr.db.insert(roleGrants).values({ accountId, roleCode: ROLE.hr, ...scope, validFrom: '2026-01-01' });
  return inRole(hr, 'E1016', ROLE.hr);
}
