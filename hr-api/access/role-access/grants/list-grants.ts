import { and, asc, count, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Grant } from '../../../../lib/contract/access/role-access/shapes';
import type { RequestFor } from '../../../../lib/contract/all';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { dayOf, isCalendarDate } from '../../../platform/dates';
import { likeContains } from '../../../platform/db/like';
import { ApiError } from '../../../platform/errors';
import { accounts, roleGrants } from '../../../people/accounts/tables';
import { persons } from '../../../people/tables';
import { isManagedBy } from '../../user-accounts/managed-accounts';
import { describeGrants } from './describe-grants';
import { selectGrants } from './select-grants';

type Filter = Required<RequestFor<'countGrants'>>;

const byName = sql`searchable(${persons.name})`;

function isWanted({ actor, now }: CallContext, filter: Filter): SQL | undefined {
  const today = dayOf(now);
  return and(
    isManagedBy(actor, today),
    filter.AccountCode === '' ? undefined : eq(roleGrants.accountId, filter.AccountCode),
    filter.RoleCode === 0 ? undefined : eq(roleGrants.roleCode, filter.RoleCode),
    filter.Search === '' ? undefined : sql`${persons.searchText} like ${likeContains(filter.Search)}`,
    filter.WithEnded ? undefined : or(isNull(roleGrants.validTo), gt(roleGrants.validTo, today)),
  );
}

const CURSOR = /^([A-Za-z0-9_-]*)\.(\d{1,9})\.(\d{4}-\d\d-\d\d)\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const cursorOf = ({ Name, RoleCode, From, GrantCode }: Grant) =>
  [Buffer.from(Name).toString('base64url'), RoleCode, From, GrantCode].join('.');

function afterCursor(position: string): SQL | undefined {
  if (position === '') return undefined;
  const [, coded = '', role, from = '', id] = CURSOR.exec(position) ?? [];
  const name = Buffer.from(coded, 'base64url').toString();
  if (id === undefined || !isCalendarDate(from) || name.includes('\0') || name.length > 800)
    throw new ApiError('bad_request', { message: 'The list has no such position' });
  return sql`(${byName}, ${roleGrants.roleCode}, ${roleGrants.validFrom}, ${roleGrants.id})
    > (searchable(${name}::text), ${role}::int, ${from}::date, ${id}::uuid)`;
}

/** Who holds what, of those whom the caller manages, by name. */
export const listGrants: Handler<'listGrants'> = async (request, context) => {
  const rows = await selectGrants(context.db)
    .where(and(isWanted(context, request), afterCursor(request.After)))
    .orderBy(byName, asc(roleGrants.roleCode), asc(roleGrants.validFrom), asc(roleGrants.id))
    .limit(request.PageSize);
  const described = await describeGrants(context, rows);
  return described.map((grant) => ({ ...grant, Position: cursorOf(grant) }));
};

export const countGrants: Handler<'countGrants'> = async (request, context) => {
  const [row] = await context.db
    .select({ grants: count() })
    .from(roleGrants)
    .innerJoin(accounts, eq(accounts.id, roleGrants.accountId))
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .where(isWanted(context, request));
  return { Count: Number(row?.grants ?? 0) };
};
