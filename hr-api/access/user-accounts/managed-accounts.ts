import { and, eq, exists, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Actor, CallContext } from '../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { accounts } from '../../people/accounts/tables';
import { employments, persons } from '../../people/tables';
import { visibleTo } from '../../people/visibility';
import { isOfPerson, type OpenAccount } from '../sign-in/accounts';

/**
 * The accounts that an actor manages, as a condition on `accounts`: all of them, those of client users and candidates too, with a role
 * over everybody; else those whose employment they may see.
 */
export function isManagedBy(actor: Actor, today: CalendarDate): SQL | undefined {
  if (actor.scopes.includes('all')) return undefined;
  const visible = new QueryBuilder()
    .select({ one: sql`1` })
    .from(employments)
    .where(and(eq(employments.personId, accounts.personId), visibleTo(actor, today)));
  return exists(visible);
}

/**
 * The account that a write is about, held until the transaction ends. One that nobody has and one that is not the actor's to manage
 * are refused alike.
 */
export async function lockAccount(
  { actor, db, now }: Pick<CallContext, 'actor' | 'db' | 'now'>,
  accountCode: string,
): Promise<OpenAccount> {
  const [row] = await db
    .select({ account: accounts })
    .from(accounts)
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .where(and(eq(accounts.id, accountCode), isManagedBy(actor, dayOf(now))))
    .for('update', { of: accounts });
  if (!row || !isOfPerson(row.account)) throw new ApiError('not_found');
  return row.account;
}
