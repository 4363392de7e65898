import { and, eq } from 'drizzle-orm';
import type { Actor, CallContext } from '../../hr-api/platform/calls/call';
import { dayOf } from '../../hr-api/platform/dates';
import { asOn } from '../../hr-api/people/effective-dates';
import { employments, persons } from '../../hr-api/people/tables';
import { accounts, roleGrants, rolePermissions } from '../../hr-api/people/accounts/tables';
import type { Language } from '../../lib/contract/platform/languages';
import type { TestApp } from '../platform/hr-api/harness/start-app';

/** What is needed of an HR API that runs in a test. */
export type RunningApp = Pick<TestApp, 'app' | 'db' | 'services'> & { readonly clock: { readonly now: Date } };

/** Somebody of the sample organisation as who they are once signed in with a role. */
export async function actorOf(hr: RunningApp, empid: string, roleCode = 2): Promise<Actor> {
  const [found] = await hr.db
    .select({ accountId: accounts.id, personId: persons.id, employmentId: employments.id, kind: accounts.kind })
    .from(accounts)
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .leftJoin(employments, and(eq(employments.personId, persons.id), asOn(employments, dayOf(hr.clock.now))))
    .where(eq(accounts.loginId, empid));
  if (!found) throw new Error(`${empid} has no account`);
  const granted = await hr.db
    .select({ permission: rolePermissions.permission })
    .from(rolePermissions)
    .where(eq(rolePermissions.roleCode, roleCode));
  const grants = await hr.db
    .selectDistinct({ scope: roleGrants.scope })
    .from(roleGrants)
    .where(
      and(
        eq(roleGrants.accountId, found.accountId),
        eq(roleGrants.roleCode, roleCode),
        asOn(roleGrants, dayOf(hr.clock.now)),
      ),
    );
  return {
    ...found,
    sessionId: 'none',
    flag: 0,
    roleCode,
    permissions: new Set(granted.map(({ permission }) => permission)),
    scopes: grants.map(({ scope }) => scope),
    provenAt: null,
  };
}

/** What a handler is called with for an actor, as the HR API would. */
export function contextOf(hr: RunningApp, actor: Actor, language: Language = 'en', db = hr.db): CallContext {
  return {
    actor,
    db,
    now: hr.clock.now,
    language,
    clientAddress: null,
    browser: null,
    browserKind: null,
    requestId: 'test-request',
    member: null,
    log: hr.app.log,
    services: hr.services,
  };
}

/** The employment in force today of somebody in the sample organisation. */
export async function employmentOf(
  hr: RunningApp,
  empid: string,
): Promise<{ id: string; code: string; personId: string }> {
  const [found] = await hr.db
    .select({ id: employments.id, code: employments.code, personId: persons.id })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(and(eq(persons.empid, empid), asOn(employments, dayOf(hr.clock.now))));
  if (!found) throw new Error(`${empid} is not employed`);
  return found;
}
