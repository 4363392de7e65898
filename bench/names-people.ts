import { inArray } from 'drizzle-orm';
import { clientUsers } from '../hr-api/access/client-users/tables';
import type { Database } from '../hr-api/platform/db/database';
import { openEmbedded } from '../hr-api/platform/db/embedded/embedded';
import { insertRows } from '../hr-api/platform/insert-rows';
import { findAccount, type OpenAccount } from '../hr-api/access/sign-in/accounts';
import { accounts } from '../hr-api/people/accounts/tables';

/** Whose name it is, as far as a sign-in endpoint could tell. */
export const KINDS = ['existing', 'unknown', 'disabled'] as const;
export type Kind = (typeof KINDS)[number];

/** An employee's login id, and the two names of a client user. */
export interface Names {
  readonly loginId: string;
  readonly client: { readonly Username: string; readonly ClientUserName: string };
}

/** Beyond the sample's own cast, whose accounts have peculiarities. */
const FIRST = 1018;
const FIRST_UNKNOWN = 7001;

const namesOf = (number: number): Names => ({
  loginId: `E${number}`,
  client: { Username: `C${number}`, ClientUserName: `client.${number}` },
});

async function openAccounts(db: Database, count: number): Promise<Map<number, OpenAccount>> {
  const open = new Map<number, OpenAccount>();
  for (let number = FIRST; open.size < count; number += 1) {
    if (number >= FIRST_UNKNOWN) throw new Error(`the sample has fewer than ${count} people who may sign in`);
    const found = await findAccount(db, namesOf(number).loginId, new Date());
    if (found?.isOpen && found.account.mail !== '') open.set(number, found.account);
  }
  return open;
}

/** Makes as many names of each kind in the database of a sample organisation, while no HR API has it open. */
export async function makeNames(dataDir: string, count: number): Promise<Record<Kind, Names[]>> {
  const database = await openEmbedded({ dataDir });
  try {
    const { db } = database;
    const open = await openAccounts(db, 2 * count);
    const numbers = [...open.keys()];
    const clients = [...open].map(([number, { personId, mail }]) => {
      const { client } = namesOf(number);
      return { id: crypto.randomUUID(), loginId: client.Username, personId, kind: 'client' as const, mail };
    });
    await insertRows(db, accounts, clients);
    const users = clients.map(({ id, loginId }) => ({ accountId: id, userName: loginId.replace('C', 'client.') }));
    await insertRows(
      db,
      clientUsers,
      users.map((user) => ({ ...user, organisation: 'Bench' })),
    );
    const [existing, disabled] = [numbers.slice(0, count).map(namesOf), numbers.slice(count).map(namesOf)];
    const closed = disabled.flatMap(({ loginId, client }) => [loginId, client.Username]);
    await db.update(accounts).set({ disabledAt: new Date() }).where(inArray(accounts.loginId, closed));
    return { existing, disabled, unknown: existing.map((_, at) => namesOf(FIRST_UNKNOWN + at)) };
  } finally {
    await database.close();
  }
}
