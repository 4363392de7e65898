import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { SampleRequester } from '../../helpdesk/sample/sample-tickets';
import { helpdeskProcesses } from '../../helpdesk/tables';
import { insertRows } from '../../platform/insert-rows';
import { daysAfter, type CalendarDate } from '../../platform/dates';
import { persons } from '../../people/tables';
import { CLIENT_USER_ROLE } from '../roles/sample';
import { roleGrants } from '../roles/tables';
import { accounts } from '../sign-in/tables';
import { clientUsers } from './tables';

const ORGANISATION = 'Northwind Logistics';

/** IT support and Facilities, which answer those who work for a client too. */
const OPEN_PROCESSES = [1, 2];

/** Those who work for a client, by login id and client user name. Tests and documentation rely on both. */
const CLIENTS = [
  { loginId: 'C2001', userName: 'mira.shah', givenName: 'Mira', familyName: 'Shah', sinceDaysAgo: 540 },
  { loginId: 'C2002', userName: 'tom.becker', givenName: 'Tom', familyName: 'Becker', sinceDaysAgo: 95 },
] as const;

/** Loads the client users of the sample, who have no password and no employment, and opens to them what they ask. */
export async function loadClientUsers(db: Database, today: CalendarDate): Promise<SampleRequester[]> {
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
  await db.update(helpdeskProcesses).set({ isForClients: true }).where(inArray(helpdeskProcesses.code, OPEN_PROCESSES));
  return made.map(({ accountId, name, loginId }) => ({ accountId, name, number: loginId }));
}
