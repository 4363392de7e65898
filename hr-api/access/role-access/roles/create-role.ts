import { sql } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import type { Handler } from '../../../platform/calls/call';
import { lockLoading } from '../../../platform/db/lock-loading';
import { ApiError } from '../../../platform/errors';
import { permissionsOfRole } from '../../../people/accounts/permissions';
import { rolePermissions, roles } from '../../../people/accounts/tables';
import { assertManagesRoles } from '../giver';
import { roleStates } from '../tables';
import { isLive } from './live-roles';
import { assertNames, writeNames } from './role-names';

/** The organisation's own roles begin here, so that one that a later version brings is none of them. */
const FIRST_OWN = 1000;

/** Makes a role that has what another has, and that nobody holds yet. */
export const createAccessRole: Handler<'createAccessRole'> = async ({ CopyOf, Names }, context) => {
  const { actor, db, language, now, services, log } = context;
  await assertManagesRoles(context);
  await lockLoading(db);
  if (!(await isLive(db, CopyOf))) throw new ApiError('invalid', { issues: [{ path: 'CopyOf', message: 'unknown' }] });
  const [last] = await db.select({ code: sql<number>`coalesce(max(${roles.code}), 0)` }).from(roles);
  const RoleCode = Math.max(Number(last?.code ?? 0) + 1, FIRST_OWN);
  await assertNames(db, RoleCode, Names);
  await db.insert(roles).values({ code: RoleCode });
  const made = { isOwn: true, copiedFrom: CopyOf, createdAt: now, createdBy: actor.accountId };
  await db.insert(roleStates).values({ roleCode: RoleCode, ...made });
  await writeNames(db, RoleCode, Names);
  const permissions = [...(await permissionsOfRole(db, CopyOf))].sort();
  if (permissions.length > 0)
    await db.insert(rolePermissions).values(permissions.map((permission) => ({ roleCode: RoleCode, permission })));
  for (const { list, replace } of services.capabilities.flatMap(({ roleParts }) => roleParts ?? [])) {
    const groups = await list(db, { roleCode: CopyOf, language });
    const on = groups.flatMap(({ choices }) => choices.filter(({ isOn }) => isOn).map(({ key }) => key));
    await replace(db, RoleCode, on);
  }
  const subject = { kind: 'role', id: String(RoleCode) };
  const after = { name: Names.en, copyOf: CopyOf, permissions: permissions.join(', ') };
  await audit(context, { subject, action: 'create a role', after });
  log.info({ role: RoleCode, by: actor.accountId }, 'role created');
  return { RoleCode };
};
