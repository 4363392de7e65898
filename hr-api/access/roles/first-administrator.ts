import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { newCode } from '../../platform/new-code';
import { dayOf } from '../../platform/dates';
import { asOn } from '../../people/effective-dates';
import { employments, persons } from '../../people/tables';
import { lockLoading } from '../../platform/db/lock-loading';
import { accounts, roleGrants } from '../../people/accounts/tables';
import { ROLE } from '../../people/accounts/role-codes';

export interface Administrator {
  readonly id: string;
  readonly mail: string;
  readonly name: string;
}

/** Why nobody was made an administrator; its message is one line for the operator. */
export class AdministratorRefusal extends Error {}

/**
 * Creates a person with an employment from today and an account without a password, who holds the administrator's role over
 * everybody, and loads the reference data they need. Throws an `AdministratorRefusal` when there is an administrator already
 * or the id is somebody's.
 */
export async function createFirstAdministrator(
  db: Database,
  { id, mail, name }: Administrator,
  { now, loadReference }: { readonly now: Date; readonly loadReference: (tx: Database) => Promise<void> },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockLoading(tx);
    if (await hasAdministrator(tx, now)) throw new AdministratorRefusal('There is an administrator already');
    if (await isTaken(tx, id)) throw new AdministratorRefusal(`The id ${id} belongs to somebody already`);
    await loadReference(tx);
    const today = dayOf(now);
    const [person] = await tx
      .insert(persons)
      .values({ empid: id, name, ...partsOf(name), mail })
      .returning({ id: persons.id });
    if (!person) throw new Error('The person was not stored');
    await tx.insert(employments).values({ code: newCode(), personId: person.id, validFrom: today });
    const [account] = await tx
      .insert(accounts)
      .values({ loginId: id, personId: person.id, kind: 'employee', mail, startingRole: ROLE.administrator })
      .returning({ id: accounts.id });
    if (!account) throw new Error('The account was not stored');
    const held = { accountId: account.id, validFrom: today };
    await tx.insert(roleGrants).values([
      { ...held, roleCode: ROLE.employee, scope: 'self' },
      { ...held, roleCode: ROLE.administrator, scope: 'all' },
    ]);
    const auditContext = { actor: null, db: tx, now, requestId: 'npm run admin' };
    await audit(auditContext, {
      subject: { kind: 'account', id: account.id },
      action: 'create the first administrator',
    });
  });
}

/** Whether an account that is not disabled holds the administrator's role today, or will. */
async function hasAdministrator(db: Database, now: Date): Promise<boolean> {
  const today = dayOf(now);
  const isOrWillBe = or(asOn(roleGrants, today), sql`${roleGrants.validFrom} > ${today}`);
  const found = await db
    .select({ id: accounts.id })
    .from(roleGrants)
    .innerJoin(accounts, eq(accounts.id, roleGrants.accountId))
    .where(and(eq(roleGrants.roleCode, ROLE.administrator), isNull(accounts.disabledAt), isOrWillBe))
    .limit(1);
  return found.length > 0;
}

async function isTaken(db: Database, id: string): Promise<boolean> {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(sql`lower(${accounts.loginId}) = lower(${id})`);
  const [person] = await db
    .select({ id: persons.id })
    .from(persons)
    .where(sql`lower(${persons.empid}) = lower(${id})`);
  return Boolean(account ?? person);
}

/** The last word is the family's; a person is free to correct that in their profile. */
function partsOf(name: string): { givenName: string; familyName: string } {
  const words = name.split(' ');
  const familyName = words.length > 1 ? (words.at(-1) ?? '') : '';
  return { givenName: words.slice(0, Math.max(1, words.length - 1)).join(' '), familyName };
}
