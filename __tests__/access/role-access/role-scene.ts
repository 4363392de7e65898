import { and, eq } from 'drizzle-orm';
import { roleGrants } from '../../../hr-api/people/accounts/tables';
import { asOn } from '../../../hr-api/people/effective-dates';
import { assignments } from '../../../hr-api/people/tables';
import type { RequestFor } from '../../../lib/contract/all';
import { dayOf, daysAfter } from '../../../hr-api/platform/dates';
import { employmentOf } from '../../people/cast-actors';
import { accountOf, codeOf } from '../user-accounts/account-of';
import type { TestApp } from '../../platform/hr-api/harness/start-app';

export const names = (en: string) => ({ de: '', en, es: '', fr: '', ja: '', zh: '' });

export const todayOf = (hr: TestApp) => dayOf(hr.clock.now);

/** A day so many days from today. */
export const dayAhead = (hr: TestApp, days: number) => daysAfter(todayOf(hr), days);

/** Makes a role of the organisation's own from another. */
export const makeRole = async (hr: TestApp, token: string, CopyOf: number, name = 'Night desk') =>
  (await hr.call('createAccessRole', { CopyOf, Names: names(name) }, { token })).reply().RoleCode;

type Asked = Partial<RequestFor<'addGrant'>> & Pick<RequestFor<'addGrant'>, 'RoleCode'>;

/** Asks for a role to be given to somebody, over themself unless said otherwise. */
export const give = async (hr: TestApp, token: string, loginId: string, asked: Asked) =>
  hr.call(
    'addGrant',
    { AccountCode: await codeOf(hr, loginId), Scope: 'self', Reason: 'For the night', ...asked },
    { token },
  );

/** The grants of somebody as an administrator sees them. */
export const grantsOf = async (hr: TestApp, token: string, loginId: string, WithEnded = false) =>
  (await hr.call('listGrants', { AccountCode: await codeOf(hr, loginId), WithEnded }, { token })).reply();

/** The grant of somebody in a role, by its code. */
export async function grantIn(hr: TestApp, loginId: string, roleCode: number): Promise<string> {
  const { id } = await accountOf(hr, loginId);
  const isIt = and(eq(roleGrants.accountId, id), eq(roleGrants.roleCode, roleCode));
  const [grant] = await hr.db.select({ id: roleGrants.id }).from(roleGrants).where(isIt);
  if (!grant) throw new Error(`${loginId} does not hold ${roleCode}`);
  return grant.id;
}

/** Where somebody works today. */
export async function placeToday(hr: TestApp, loginId: string): Promise<typeof assignments.$inferSelect> {
  const { id } = await employmentOf(hr, loginId);
  const isIt = and(eq(assignments.employmentId, id), asOn(assignments, todayOf(hr)));
  const [place] = await hr.db.select().from(assignments).where(isIt);
  if (!place) throw new Error(`${loginId} works nowhere`);
  return place;
}

/** Signs somebody in and goes on in a role. */
export async function workAs(hr: TestApp, loginId: string, RoleCode: number): Promise<string> {
  const token = await hr.tokenOf(loginId);
  return (await hr.call('changeRole', { RoleCode }, { token })).reply().authToken;
}

/** What a role has, as a save wants it. */
export async function savedOf(hr: TestApp, token: string, RoleCode: number) {
  const role = (await hr.call('getAccessRole', { RoleCode }, { token })).reply();
  const on = (part: string) =>
    role.Parts.filter(({ Part }) => Part === part).flatMap(({ Groups }) =>
      Groups.flatMap(({ Choices }) => Choices.filter(({ IsOn }) => IsOn).map(({ Key }) => Key)),
    );
  return {
    ...{ RoleCode, Version: role.Version, Names: role.Names },
    ...{ Permissions: on('permissions'), Menus: on('menus'), Features: on('features') },
  };
}
