import { and, count, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { RequestFor } from '../../../../lib/contract/all';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { likeContains } from '../../../platform/db/like';
import { accounts } from '../../../people/accounts/tables';
import { clockAt } from '../../../people/own-day';
import { persons } from '../../../people/tables';
import { visits } from '../../sign-in/tables';
import { methods, stateAt } from './account-columns';
import { afterCursor, formatCursor, orderBy, sortText } from './account-order';
import { describeAccounts } from './describe-accounts';
import { isManagedBy } from '../managed-accounts';

type Filter = Required<RequestFor<'countUserAccounts'>>;

const textArray = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

function isSignedInToBy(chosen: Filter['Methods']): SQL | undefined {
  if (chosen.length === 0) return undefined;
  const named = chosen.filter((method) => method !== 'none');
  return or(
    named.length > 0 ? sql`${methods} && ${textArray(named)}` : undefined,
    chosen.includes('none') ? sql`cardinality(${methods}) = 0` : undefined,
  );
}

async function isWanted(
  { actor, db, now }: CallContext,
  { Search, States, Methods }: Filter,
): Promise<SQL | undefined> {
  return and(
    isManagedBy(actor, dayOf(now)),
    Search
      ? sql`(${persons.searchText} like ${likeContains(Search)} or lower(${accounts.loginId}) like ${likeContains(Search)})`
      : undefined,
    States.length > 0 ? inArray(stateAt(now, await clockAt(db, now)), States) : undefined,
    isSignedInToBy(Methods),
  );
}

/** A page of accounts: which they are first, then what is shown of these alone. */
export const listUserAccounts: Handler<'listUserAccounts'> = async (request, context) => {
  const found = await context.db
    .select({ id: accounts.id, personId: persons.id, text: sortText(request).as('sort_text') })
    .from(accounts)
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .leftJoin(visits, eq(visits.accountId, accounts.id))
    .where(and(await isWanted(context, request), afterCursor(request, request.After)))
    .orderBy(...orderBy(request))
    .limit(request.PageSize);
  const described = await describeAccounts(
    context,
    found.map(({ id }) => id),
  );
  return found.flatMap((row) => {
    const account = described.get(row.id);
    return account ? [{ ...account.wire, Position: formatCursor(request, row) }] : [];
  });
};

export const countUserAccounts: Handler<'countUserAccounts'> = async (request, context) => {
  const [row] = await context.db
    .select({ accounts: count() })
    .from(accounts)
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .leftJoin(visits, eq(visits.accountId, accounts.id))
    .where(await isWanted(context, request));
  return { Count: Number(row?.accounts ?? 0) };
};
