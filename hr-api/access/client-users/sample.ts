import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database';
import { insertRows } from '../../platform/insert-rows';
import { daysAfter, type CalendarDate } from '../../platform/dates';
import { persons } from '../../people/tables';
import { CLIENT_USER_ROLE } from '../../people/accounts/role-codes';
import { accounts, roleGrants } from '../../people/accounts/tables';
import { clientUsers } from './tables';

const ORGANISATION = 'Northwind Logistics';

/** Those who work for a client, by login id and client user name. Tests and documentation rely on both. */
const CLIENTS = [
  { loginId: 'C2001', userName: 'mira.shah', givenName: 'Mira', familyName: 'Shah', sinceDaysAgo: 540 },
  { loginId: 'C2002', userName: 'tom.becker', givenName: 'Tom', familyName: 'Becker', sinceDaysAgo: 95 },
] as const;

/** A client user as the rest of the sample needs it, with the number that the desk knows them by. */
export interface SampleClient {
  readonly accountId: string;
  readonly name: string;
  readonly number: string;
}

/** Loads the client users of the sample, who have no password and no employment. */
export async function loadClientUsers(db: Database, today: CalendarDate): Promise<SampleClient[]> {
  const made = CLIENTS.map((client) => ({
    ...client,
    personId: randomUUID(),
    accountId: randomUUID(),
    name: `${client.givenName} ${client.familyName}`,
    mail: `${client.userName}@northwind.example`,
  }));
  await insertRows(
    db,
    persons,
    made.map(({ personId, name, givenName, familyName, mail }) => ({
      id: personId,
      name,
      givenName,
      familyName,
      mail,
    })),
  );
  await insertRows(
    db,
    accounts,
    made.map(({ accountId, personId, loginId, mail }) => ({
      id: accountId,
      loginId,
      personId,
      kind: 'client' as const,
      typeOfUser: 'V' as const,
      mail,
    })),
  );
  await insertRows(
    db,
    clientUsers,
    made.map(({ accountId, userName }) => ({ accountId, userName, organisation: ORGANISATION })),
  );
  await insertRows(
    db,
    roleGrants,
    made.map(({ accountId, sinceDaysAgo }) => ({
      accountId,
      roleCode: CLIENT_USER_ROLE,
      scope: 'self' as const,
      validFrom: daysAfter(today, -sinceDaysAgo),
    })),
  );
  return made.map(({ accountId, name, loginId }) => ({ accountId, name, number: loginId }));
}
