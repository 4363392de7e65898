import { eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import type { Handler } from '../../../platform/calls/call';
import { assertManagesRoles } from '../../role-access/giver';
import { liveRole, lockRole } from '../../role-access/roles/live-roles';
import { factorGraces, roleFactorRules } from '../tables';
import { ruleOf } from './rules';

export const getRoleFactor: Handler<'getRoleFactor'> = async ({ RoleCode }, context) => {
  const { db, language } = context;
  await assertManagesRoles(context);
  await liveRole(db, RoleCode, language);
  const { isRequired, graceDays } = await ruleOf(db, RoleCode);
  return { IsRequired: isRequired, GraceDays: graceDays };
};

/** Another number of days counts for those too whose time has begun; where the role did not ask before, it begins for everybody. */
export const saveRoleFactor: Handler<'saveRoleFactor'> = async ({ RoleCode, IsRequired, GraceDays }, context) => {
  const { actor, db, log } = context;
  await assertManagesRoles(context);
  await lockRole(db, RoleCode);
  const before = await ruleOf(db, RoleCode);
  const after = { isRequired: IsRequired, graceDays: GraceDays };
  if (before.isRequired === IsRequired && before.graceDays === GraceDays) return {};
  await db
    .insert(roleFactorRules)
    .values({ roleCode: RoleCode, ...after })
    .onConflictDoUpdate({ target: roleFactorRules.roleCode, set: after });
  if (IsRequired && !before.isRequired) await db.delete(factorGraces).where(eq(factorGraces.roleCode, RoleCode));
  const subject = { kind: 'role', id: String(RoleCode) };
  await audit(context, { subject, action: 'change the second factor of a role', before, after });
  log.info({ role: RoleCode, by: actor.accountId, ...after }, 'second factor of a role changed');
  return {};
};
