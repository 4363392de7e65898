import type { GRANT_REFUSALS } from '../../../lib/contract/access/role-access/rules';
import type { Scope } from '../../platform/calls/call';

export type GrantRefusal = '' | (typeof GRANT_REFUSALS)[number];

/** Over whom a role is held; the unit with `unit` alone. */
export interface Reach {
  readonly scope: Scope;
  readonly unitCode: string | null;
}

/** Whether a unit is another one, or below it. */
export type IsWithin = (unitCode: string, top: string) => boolean;

/** Whether somebody who holds one reach could do as much with it as with the other. */
export function reaches(held: Reach, wanted: Reach, isWithin: IsWithin): boolean {
  if (held.scope === 'all' || wanted.scope === 'self') return true;
  if (held.scope === 'tree') return wanted.scope === 'tree';
  if (held.scope !== 'unit' || wanted.scope !== 'unit') return false;
  return held.unitCode !== null && wanted.unitCode !== null && isWithin(wanted.unitCode, held.unitCode);
}

/** Who gives roles: their account, and what they may do in their active role, over whom. */
export interface Giver {
  readonly accountId: string;
  readonly permissions: ReadonlySet<string>;
  readonly reaches: readonly Reach[];
}

/** What is given: whose it becomes, what the role may do, and over whom. */
export interface Given extends Reach {
  readonly accountId: string;
  readonly permissions: ReadonlySet<string>;
}

const isOverAll = ({ reaches: held }: Pick<Giver, 'reaches'>) => held.some(({ scope }) => scope === 'all');

/** Whether what roles may do is somebody's to say: it is the same for everybody who holds one. */
export const canManageRoles = (actor: Pick<Giver, 'permissions' | 'reaches'>): boolean =>
  actor.permissions.has('role.manage') && isOverAll(actor);

/** Whether somebody may give a role by what it may do: no more than they may themself, or than they could write into any role. */
export const canGiveRole = (giver: Pick<Giver, 'permissions' | 'reaches'>, permissions: ReadonlySet<string>): boolean =>
  canManageRoles(giver) || [...permissions].every((permission) => giver.permissions.has(permission));

/**
 * Why a grant is not somebody's to give, change or end; empty where it is. Nobody has a hand in their own. Where a role is given in one
 * unit it stays in that unit: over a line of managers, which may lead out of it, only who is over everybody gives.
 */
export function grantRefusal(giver: Giver, given: Given, isWithin: IsWithin): GrantRefusal {
  if (given.accountId === giver.accountId) return 'own';
  const isFarEnough =
    isOverAll(giver) || (given.scope !== 'tree' && giver.reaches.some((held) => reaches(held, given, isWithin)));
  if (!isFarEnough) return 'scope';
  return canGiveRole(giver, given.permissions) ? '' : 'permission';
}

/** A role that somebody holds, with what it may do. */
export interface OwnGrant extends Reach {
  readonly roleCode: number;
  readonly permissions: ReadonlySet<string>;
}

/** Of what is added to a role, that which gives somebody more who holds it: what none of their other roles lets them do as widely. */
export function wideningPermissions(
  own: readonly OwnGrant[],
  roleCode: number,
  added: readonly string[],
  isWithin: IsWithin,
): string[] {
  const held = own.filter((grant) => grant.roleCode === roleCode);
  const others = own.filter((grant) => grant.roleCode !== roleCode);
  return added.filter((permission) =>
    held.some((grant) => !others.some((other) => other.permissions.has(permission) && reaches(other, grant, isWithin))),
  );
}
