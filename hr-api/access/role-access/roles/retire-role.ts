import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { audit, auditAll } from '../../../platform/audit/audit';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { rolePermissions, roleGrants } from '../../../people/accounts/tables';
import { keepAdministrators } from '../../user-accounts/administrators';
import { assertManagesRoles, ownGrantsOf } from '../giver';
import { notifyHolders } from '../grants/notify-holders';
import { endGrant, atOnceFor } from '../grants/end-grant';
import { isHeldAlready } from '../grants/is-held-already';
import { grantDetails, roleStates } from '../tables';
import { isLive, lockRole } from './live-roles';

type StoredGrant = typeof roleGrants.$inferSelect;

const refuse = (because: string) => new ApiError('forbidden', { params: { because } });
const refuseAt = (message: string) => new ApiError('invalid', { issues: [{ path: 'MoveTo', message }] });

/** Takes an own role away. Who holds it holds another from today on, over the same people and for as long. */
export const retireAccessRole: Handler<'retireAccessRole'> = async ({ RoleCode, MoveTo }, context) => {
  const { actor, db, now, services, log } = context;
  const today = dayOf(now);
  await assertManagesRoles(context);
  await keepAdministrators(db, now, async () => {
    const { isOwn, version } = await lockRole(db, RoleCode);
    if (!isOwn) throw refuse('shipped');
    if ((await ownGrantsOf(context)).heldRoles.has(RoleCode)) throw refuse('own');
    const isOpen = or(isNull(roleGrants.validTo), gt(roleGrants.validTo, today));
    const held = await db
      .select()
      .from(roleGrants)
      .where(and(eq(roleGrants.roleCode, RoleCode), isOpen))
      .orderBy(asc(roleGrants.id))
      .for('update');
    if (held.length > 0) await moveGrants(context, held, MoveTo);
    await db.delete(rolePermissions).where(eq(rolePermissions.roleCode, RoleCode));
    for (const { replace } of services.capabilities.flatMap(({ roleParts }) => roleParts ?? []))
      await replace(db, RoleCode, []);
    const retired = { retiredAt: now, version: version + 1 };
    await db.update(roleStates).set(retired).where(eq(roleStates.roleCode, RoleCode));
    const after = { holders: held.length, ...(held.length > 0 && { moveTo: MoveTo }) };
    await audit(context, { subject: { kind: 'role', id: String(RoleCode) }, action: 'retire a role', after });
  });
  log.info({ role: RoleCode, by: actor.accountId, moveTo: MoveTo }, 'role retired');
  return {};
};

async function moveGrants(context: CallContext, held: readonly StoredGrant[], moveTo: number): Promise<void> {
  const { actor, db, now } = context;
  const dayOfHolder = await atOnceFor(context, held);
  if (moveTo === 0) throw refuseAt('move_held');
  if (held.some(({ roleCode }) => roleCode === moveTo) || !(await isLive(db, moveTo))) throw refuseAt('unknown');
  const moved: StoredGrant[] = [];
  for (const grant of held) {
    const today = dayOfHolder(grant);
    await endGrant(db, grant, today);
    const next = { ...grant, roleCode: moveTo, validFrom: grant.validFrom > today ? grant.validFrom : today };
    if (await isHeldAlready(db, next)) continue;
    const { id: _, ...values } = next;
    const [stored] = await db.insert(roleGrants).values(values).returning();
    if (!stored) throw new Error('The grant was not stored');
    await db.insert(grantDetails).values({ grantId: stored.id, givenBy: actor.accountId, givenAt: now });
    moved.push(stored);
  }
  await auditAll(
    context,
    moved.map(({ id, accountId, roleCode, scope, unitCode }) => ({
      subject: { kind: 'grant', id },
      action: 'give a role',
      after: { account: accountId, role: roleCode, scope, unit: unitCode },
    })),
  );
  await notifyHolders(context, 'roleGiven', moved);
}
