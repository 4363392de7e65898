import { and, eq } from 'drizzle-orm';
import type { RequestFor } from '../../../../lib/contract/all';
import { audit } from '../../../platform/audit/audit';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { dayOf, daysAfter, type CalendarDate } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { accounts, roleGrants } from '../../../people/accounts/tables';
import { livesOn } from '../../../people/organisation/unit-tree';
import { units } from '../../../people/organisation/tables';
import { employments } from '../../../people/tables';
import { lockAccount } from '../../user-accounts/managed-accounts';
import { isLive } from '../roles/live-roles';
import { grantDetails } from '../tables';
import { isClientRole } from './client-roles';
import { atOnceFor } from './end-grant';
import { isHeldAlready } from './is-held-already';
import { assertMayGive } from './lock-grants';
import { notifyHolders } from './notify-holders';

type Request = Required<RequestFor<'addGrant'>>;

const refuseAt = (path: string, message: string) => new ApiError('invalid', { issues: [{ path, message }] });

/** Refuses days on which a grant cannot begin or end. */
export function assertDays(from: CalendarDate, lastDay: string, today: CalendarDate): void {
  if (from < today) throw refuseAt('From', 'past');
  if (lastDay !== '' && lastDay < from) throw refuseAt('To', 'before_from');
}

/** Gives somebody a role. What they hold already over the same people on one of these days is not given twice. */
export const addGrant: Handler<'addGrant'> = async (request, context) => {
  const { actor, db, now, log } = context;
  const today = dayOf(now);
  const { RoleCode: roleCode, Scope: scope, To, Reason } = request;
  const account = await lockAccount(context, await accountCodeOf(request, context));
  // One that is to begin at once does, also where it is still the day before.
  const validFrom = request.From || (await atOnceFor(context, [{ accountId: account.id }]))({ accountId: account.id });
  assertDays(request.From || today, To, today);
  if (!(await isLive(db, roleCode))) throw refuseAt('RoleCode', 'unknown');
  if (account.kind !== 'employee' || (await isClientRole(db, roleCode))) throw refuseAt('RoleCode', 'client');
  // Of a grant from the day before on the unit counts by today: it may begin now.
  const unitCode = await unitOf(request, context, request.From || today);
  const wanted = { accountId: account.id, roleCode, scope, unitCode };
  await assertMayGive(context, [wanted]);
  const given = { ...wanted, validFrom, validTo: To === '' ? null : daysAfter(To, 1) };
  if (await isHeldAlready(db, given)) throw refuseAt('RoleCode', 'held');
  const [stored] = await db.insert(roleGrants).values(given).returning();
  if (!stored) throw new Error('The grant was not stored');
  await db.insert(grantDetails).values({ grantId: stored.id, givenBy: actor.accountId, givenAt: now, reason: Reason });
  await audit(context, {
    subject: { kind: 'grant', id: stored.id },
    personId: account.personId,
    action: 'give a role',
    after: { role: roleCode, scope, unit: unitCode, from: validFrom, lastDay: To, reason: Reason },
  });
  await notifyHolders(context, 'roleGiven', [stored]);
  log.info({ account: account.id, by: actor.accountId, role: roleCode, scope }, 'role given');
  return { GrantCode: stored.id };
};

/** Whose account is meant; somebody without one is said at the field. */
async function accountCodeOf({ AccountCode, ChillCode }: Request, { db }: CallContext): Promise<string> {
  if (AccountCode !== '') return AccountCode;
  if (ChillCode === '') throw refuseAt('ChillCode', 'required');
  const [found] = await db
    .select({ id: accounts.id })
    .from(employments)
    .innerJoin(accounts, and(eq(accounts.personId, employments.personId), eq(accounts.kind, 'employee')))
    .where(eq(employments.code, ChillCode));
  if (!found) throw refuseAt('ChillCode', 'no_account');
  return found.id;
}

async function unitOf({ Scope, UnitCode }: Request, { db }: CallContext, on: CalendarDate): Promise<string | null> {
  if (Scope !== 'unit') return null;
  if (UnitCode === '') throw refuseAt('UnitCode', 'required');
  if ((await db.$count(units, and(eq(units.code, UnitCode), livesOn(on)))) === 0) throw refuseAt('UnitCode', 'unknown');
  return UnitCode;
}
