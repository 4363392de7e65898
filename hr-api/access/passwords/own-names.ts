import { eq } from 'drizzle-orm';
import type { PasswordIssue } from '../../../lib/contract/access/passwords';
import type { Database } from '../../platform/db/database';
import { companies } from '../../people/organisation/tables';
import { persons } from '../../people/tables';
import type { OpenAccount } from '../sign-in/accounts';
import { isMadeOf } from './rules';

/**
 * What speaks against a new password in what anybody knows of its owner: their names, id, mail address and organisation. To be
 * asked only by who has proven to be the owner, since the answer tells of them.
 */
export async function findNameIssue(
  db: Database,
  { personId, loginId }: OpenAccount,
  password: string,
): Promise<PasswordIssue | null> {
  const [person] = await db
    .select({ name: persons.name, givenName: persons.givenName, familyName: persons.familyName, mail: persons.mail })
    .from(persons)
    .where(eq(persons.id, personId));
  const organisation = await db.selectDistinct({ name: companies.name }).from(companies);
  const { name = '', givenName = '', familyName = '', mail } = person ?? {};
  const [mailName = ''] = (mail ?? '').split('@');
  const names = [name, givenName, familyName, loginId, mailName, ...organisation.map((company) => company.name)];
  return isMadeOf(password, names) ? 'is_common' : null;
}
