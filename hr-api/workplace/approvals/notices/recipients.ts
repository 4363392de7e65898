import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Language } from '../../../../lib/contract/platform/languages';
import { accounts, roleGrants } from '../../../people/accounts/tables';
import { asOn } from '../../../people/effective-dates';
import { persons } from '../../../people/tables';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { storedLanguage } from '../../../platform/language';
import { menus, modules, roleMenus } from '../../shell/tables';

export interface Recipient {
  readonly accountId: string;
  readonly personId: string;
  readonly name: string;
  /** Empty where they have none. */
  readonly mail: string;
  readonly language: Language;
  /** The lowest of their roles that opens the page, else the lowest of all. */
  readonly roleCode: number | null;
}

const isHeld = (today: CalendarDate) =>
  sql`from ${roleGrants} where ${roleGrants.accountId} = ${accounts.id} and ${asOn(roleGrants, today)}`;

/** The accounts by which persons can sign in, with the role in which they open a page. */
export async function findRecipients(
  db: Database,
  personIds: readonly string[],
  { page, today }: { page: string; today: CalendarDate },
): Promise<Recipient[]> {
  if (personIds.length === 0) return [];
  const opens = sql`exists (select 1 from ${roleMenus} join ${menus} on ${menus.code} = ${roleMenus.menuCode}
    join ${modules} on ${modules.code} = ${menus.moduleCode}
    where ${roleMenus.roleCode} = ${roleGrants.roleCode} and ${modules.link} || '/' || ${menus.link} = ${page})`;
  const lowest = sql`select min(${roleGrants.roleCode}) ${isHeld(today)}`;
  const rows = await db
    .select({
      accountId: accounts.id,
      personId: persons.id,
      name: persons.name,
      mail: accounts.mail,
      language: accounts.language,
      roleCode: sql<number | null>`coalesce((${lowest} and ${opens}), (${lowest}))`,
    })
    .from(accounts)
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .where(and(inArray(persons.id, [...personIds]), isNull(accounts.disabledAt)));
  return rows.map((row) => ({ ...row, language: storedLanguage(row.language) ?? 'en' }));
}

/** The names of persons by their ids. */
export async function namesOfPersons(db: Database, personIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const columns = { id: persons.id, name: persons.name };
  const rows = await db
    .select(columns)
    .from(persons)
    .where(inArray(persons.id, [...personIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const nameOfPerson = async (db: Database, personId: string): Promise<string> =>
  (await namesOfPersons(db, [personId])).get(personId) ?? '';
