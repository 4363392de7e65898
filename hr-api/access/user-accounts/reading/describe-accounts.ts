import { and, eq, inArray } from 'drizzle-orm';
import type { UserAccount } from '../../../../lib/contract/access/user-accounts/shapes';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { accounts } from '../../../people/accounts/tables';
import { clockAt } from '../../../people/own-day';
import { personsByAccount } from '../../../people/persons-named';
import { hasPhoto } from '../../../people/photo';
import { persons } from '../../../people/tables';
import type { Account } from '../../sign-in/accounts';
import { visits } from '../../sign-in/tables';
import { countsAt, methods, stateAt } from './account-columns';
import { isManagedBy } from '../managed-accounts';

interface DescribedAccount {
  readonly account: Account;
  readonly wire: UserAccount;
}

/** Some accounts as lists and the drawer show them, by their ids; those that are not the actor's to manage are left out. */
export async function describeAccounts(
  context: CallContext,
  ids: readonly string[],
): Promise<Map<string, DescribedAccount>> {
  const { actor, db, now, services } = context;
  if (ids.length === 0) return new Map();
  const clock = await clockAt(db, now);
  const rows = await db
    .select({
      account: accounts,
      person: { name: persons.name, empid: persons.empid, hasPhoto },
      state: stateAt(now, clock),
      methods,
      signedInAt: visits.signedInAt,
      counts: countsAt(now, services.env),
    })
    .from(accounts)
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .leftJoin(visits, eq(visits.accountId, accounts.id))
    .where(and(inArray(accounts.id, [...ids]), isManagedBy(actor, dayOf(now))));
  const named = await personsByAccount(context, ids);
  return new Map(
    rows.map(({ account, person, state, methods: ways, signedInAt, counts }) => {
      const wire: UserAccount = {
        AccountCode: account.id,
        LoginID: account.loginId,
        Name: person.name,
        empid: person.empid ?? '',
        HasPhoto: person.hasPhoto,
        ChillCode: named.get(account.id)?.KeyCode ?? '',
        Kind: account.kind,
        State: state,
        Methods: ways,
        LastSignIn: signedInAt?.toISOString() ?? '',
        Sessions: counts.sessions,
        Devices: counts.devices,
        Identities: counts.identities,
      };
      return [account.id, { account, wire }];
    }),
  );
}
