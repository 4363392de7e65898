import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Language } from '../../../../../lib/contract/platform/languages';
import { accounts, roleGrants, rolePermissions } from '../../../../people/accounts/tables';
import { asOn } from '../../../../people/effective-dates';
import { employments, persons } from '../../../../people/tables';
import { SCOPES, type Actor } from '../../../../platform/calls/call';
import { isAllowed } from '../../../../platform/calls/is-allowed';
import { dayOf } from '../../../../platform/dates';
import type { Database } from '../../../../platform/db/database';
import { storedLanguage } from '../../../../platform/language';
import type { Report } from '../../report';

/** A role that somebody holds, as they would be signed in with it. */
export interface HeldRole {
  readonly actor: Actor;
  /** Over whom it is held, in a form that is compared. */
  readonly grants: string;
}

/** Somebody who works here and may sign in. */
export interface Reader {
  readonly accountId: string;
  readonly personId: string;
  readonly name: string;
  /** Empty where they have none. */
  readonly mail: string;
  readonly language: Language;
  /** Those that reach furthest first, of those alike the ones that may do most. */
  readonly roles: readonly HeldRole[];
}

const reachOf = ({ actor }: HeldRole) => Math.max(...actor.scopes.map((scope) => SCOPES.indexOf(scope)));
const byReach = (one: HeldRole, other: HeldRole) =>
  reachOf(other) - reachOf(one) || other.actor.permissions.size - one.actor.permissions.size;

/** The accounts of some that may sign in at this moment, with what they hold then; others are left out. */
export async function findReaders(db: Database, accountIds: readonly string[], now: Date): Promise<Reader[]> {
  const ids = [...new Set(accountIds)];
  if (ids.length === 0) return [];
  const today = dayOf(now);
  const found = await db
    .select({ account: accounts, name: persons.name, employmentId: employments.id })
    .from(accounts)
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .innerJoin(employments, and(eq(employments.personId, persons.id), asOn(employments, today)))
    .where(and(inArray(accounts.id, ids), eq(accounts.kind, 'employee'), isNull(accounts.disabledAt)));
  const grants = await db
    .select()
    .from(roleGrants)
    .where(and(inArray(roleGrants.accountId, ids), asOn(roleGrants, today)));
  const permissionsOf = await readPermissions(
    db,
    grants.map(({ roleCode }) => roleCode),
  );
  return found.map(({ account, name, employmentId }) => {
    const own = grants.filter(({ accountId }) => accountId === account.id);
    const roleOf = (roleCode: number): HeldRole => {
      const held = own.filter((grant) => grant.roleCode === roleCode);
      const scopes = [...new Set(held.map(({ scope }) => scope))];
      const { id: accountId, kind } = account;
      // There is no session: nothing that a report reads asks for one.
      const signedIn = { sessionId: '', accountId, personId: account.personId!, employmentId, kind, flag: 0 };
      return {
        actor: { ...signedIn, roleCode, scopes, permissions: permissionsOf(roleCode) },
        grants: held
          .map(({ scope, unitCode }) => `${scope} ${unitCode ?? ''}`)
          .sort()
          .join(),
      };
    };
    const roles = [...new Set(own.map(({ roleCode }) => roleCode))].sort((one, other) => one - other).map(roleOf);
    return {
      accountId: account.id,
      personId: account.personId!,
      name,
      mail: account.mail,
      language: storedLanguage(account.language) ?? 'en',
      roles: roles.sort(byReach),
    };
  });
}

async function readPermissions(db: Database, roleCodes: readonly number[]) {
  const codes = [...new Set(roleCodes)];
  const rows =
    codes.length === 0 ? [] : await db.select().from(rolePermissions).where(inArray(rolePermissions.roleCode, codes));
  return (roleCode: number): ReadonlySet<string> =>
    new Set(rows.filter((row) => row.roleCode === roleCode).map(({ permission }) => permission));
}

/** Whether somebody in a role may open a report. */
export const mayOpen = ({ allow }: Pick<Report, 'allow'>, { actor }: HeldRole): boolean =>
  actor.permissions.has('report.read') && isAllowed(allow, actor);

/** The role in which somebody sees most of a report; undefined where none opens it. */
export const widestRole = ({ roles }: Reader, report: Pick<Report, 'allow'>): HeldRole | undefined =>
  roles.find((role) => mayOpen(report, role));
