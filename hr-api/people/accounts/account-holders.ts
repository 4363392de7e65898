import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { FLAG } from '../../../lib/contract/call';
import type { Language } from '../../../lib/contract/platform/languages';
import { SCOPES, type Actor } from '../../platform/calls/call';
import { dayIn } from '../../platform/dates';
import type { Database } from '../../platform/db/database';
import { prepareOnce } from '../../platform/db/prepare-once';
import { storedLanguage } from '../../platform/language';
import { clockAt, inForceFor, isEmployedNow, ownZone } from '../own-day';
import { employments, persons } from '../tables';
import { accounts, roleGrants, rolePermissions } from './tables';

/** A role that somebody holds, as they would be signed in with it. */
export interface HeldRole {
  readonly actor: Actor;
  /** Over whom it is held, in a form that is compared. */
  readonly grants: string;
}

/** Somebody who works here and may sign in, for whom something is done without a session. */
export interface AccountHolder {
  readonly accountId: string;
  readonly name: string;
  /** Empty where they have none. */
  readonly mail: string;
  readonly language: Language;
  /** Those that reach furthest first, of those alike the ones that may do most. */
  readonly roles: readonly HeldRole[];
  /** Who they are with a role; one that they do not hold gives no rights. */
  readonly actorAs: (roleCode: number) => Actor;
}

const reachOf = ({ actor }: HeldRole) => Math.max(...actor.scopes.map((scope) => SCOPES.indexOf(scope)));
const byReach = (one: HeldRole, other: HeldRole) =>
  reachOf(other) - reachOf(one) ||
  other.actor.permissions.size - one.actor.permissions.size ||
  one.actor.roleCode - other.actor.roleCode;

const clock = { today: sql.placeholder('today'), elsewhere: sql.placeholder('elsewhere') };
const isAsked = (id: PgColumn) => sql`${id} = any(${sql.placeholder('ids')}::uuid[])`;

const holdersByAccount = prepareOnce('account_holders', (db) =>
  db
    .select({
      ...{ account: accounts, personId: persons.id, name: persons.name, employmentId: employments.id },
      zone: ownZone(accounts.personId, clock.today),
    })
    .from(accounts)
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .innerJoin(employments, and(eq(employments.personId, persons.id), isEmployedNow(clock)))
    .where(and(isAsked(accounts.id), eq(accounts.kind, 'employee'), isNull(accounts.disabledAt))),
);

const grantsByAccount = prepareOnce('grants_of_accounts', (db) => {
  const ofRole = db
    .select({ permission: rolePermissions.permission })
    .from(rolePermissions)
    .where(eq(rolePermissions.roleCode, roleGrants.roleCode));
  return db
    .select({ ...getTableColumns(roleGrants), permissions: sql<string[]>`array(${ofRole})` })
    .from(roleGrants)
    .innerJoin(accounts, eq(accounts.id, roleGrants.accountId))
    .where(and(isAsked(roleGrants.accountId), inForceFor(roleGrants, accounts.personId, clock)));
});

/** Those of some accounts who may sign in at this moment, with the rights that they have then; the others are left out. */
export async function findAccountHolders(
  db: Database,
  accountIds: readonly string[],
  now: Date,
): Promise<AccountHolder[]> {
  const ids = [...new Set(accountIds)];
  if (ids.length === 0) return [];
  const asked = { ids, ...(await clockAt(db, now)) };
  const found = await holdersByAccount(db).execute(asked);
  const grants = await grantsByAccount(db).execute(asked);
  return found.map(({ account, personId, name, employmentId, zone }) => {
    const { id: accountId, kind } = account;
    const own = grants.filter((grant) => grant.accountId === accountId);
    const heldRole = (roleCode: number): HeldRole => {
      const held = own.filter((grant) => grant.roleCode === roleCode);
      const scopes = [...new Set(held.map(({ scope }) => scope))];
      const permissions = new Set(held[0]?.permissions);
      return {
        // There is no session: nothing that is done by the clock asks for one.
        actor: {
          ...{ sessionId: '', accountId, personId, employmentId, kind, flag: FLAG.none },
          ...{ roleCode, scopes, permissions, grantDay: dayIn(zone ?? '', now), provenAt: null },
        },
        grants: held
          .map(({ scope, unitCode }) => `${scope} ${unitCode ?? ''}`)
          .sort()
          .join(),
      };
    };
    const roles = [...new Set(own.map(({ roleCode }) => roleCode))].map(heldRole).sort(byReach);
    const language = storedLanguage(account.language) ?? 'en';
    const actorAs = (roleCode: number) => heldRole(roleCode).actor;
    return { accountId, name, mail: account.mail, language, roles, actorAs };
  });
}
