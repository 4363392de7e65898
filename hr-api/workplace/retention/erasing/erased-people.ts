import { sql } from 'drizzle-orm';
import { accounts } from '../../../people/accounts/tables';
import { knownEmployments } from '../../../people/changes/known-employments';
import { persons } from '../../../people/tables';
import { amongIds } from '../../../platform/db/among-ids';
import type { Database } from '../../../platform/db/database';
import type { ErasedPerson } from '../../../platform/erasure';

/** Shorter ones, and short numbers, stand in texts about anything. */
const isTelling = (word: string) => word.length >= 4 && (/\p{L}/u.test(word) || word.length >= 6);

/** What has to be known of some people for all shares to find what is theirs. */
export async function erasedPeople(db: Database, personIds: readonly string[]): Promise<ErasedPerson[]> {
  const people = await db
    .select({
      id: persons.id,
      name: persons.name,
      words: sql<(string | null)[]>`array[${persons.empid}, ${persons.mail}, ${persons.personalMail}]`,
      isNamesake: sql<boolean>`exists (select from ${persons} other
        where searchable(other.name) = searchable(${persons.name}) and other.id <> ${persons.id})`,
    })
    .from(persons)
    .where(amongIds(persons.id, personIds));
  const held = await db
    .select({ id: accounts.id, personId: accounts.personId, loginId: accounts.loginId, mail: accounts.mail })
    .from(accounts)
    .where(amongIds(accounts.personId, personIds));
  const known = knownEmployments(db);
  const worked = await db
    .select({ id: known.id, personId: known.personId, code: known.code })
    .from(known)
    .where(amongIds(known.personId, personIds));
  return people.map(({ id: personId, name, words, isNamesake }) => {
    const isTheirs = (row: { readonly personId: string | null }) => row.personId === personId;
    const [ownAccounts, ownEmployments] = [held.filter(isTheirs), worked.filter(isTheirs)];
    const all = [
      ...words.flatMap((word) => word ?? []),
      ...ownAccounts.flatMap(({ loginId, mail }) => [loginId, mail]),
      ...ownEmployments.map(({ code }) => code),
      ...(isNamesake ? [] : [name]),
    ];
    return {
      personId,
      accountIds: ownAccounts.map(({ id }) => id),
      employmentIds: ownEmployments.map(({ id }) => id),
      words: [...new Set(all.filter(isTelling))],
    };
  });
}
