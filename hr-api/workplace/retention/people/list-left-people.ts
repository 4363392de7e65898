import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LeftView } from '../../../../lib/contract/workplace/retention/retention-rules';
import { accounts } from '../../../people/accounts/tables';
import { hasPhoto } from '../../../people/photo';
import { persons } from '../../../people/tables';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { dayOf, isCalendarDate } from '../../../platform/dates';
import { likeContains } from '../../../platform/db/like';
import { ApiError } from '../../../platform/errors';
import { readKeepMonths } from '../keep-months';
import { requireEveryone } from '../../../people/accounts/require-everyone';
import { legalHolds } from '../tables';
import { leftPeople } from './left-people';

type Asker = Pick<CallContext, 'db' | 'now'>;

const leftNow = async ({ db, now }: Asker) =>
  leftPeople(db, { today: dayOf(now), keepMonths: await readKeepMonths(db) });

/** How many people each view has. */
export async function countViews(context: Asker): Promise<Record<LeftView, number>> {
  const left = await leftNow(context);
  const rows = await context.db
    .select({ view: left.view, people: sql<number>`count(*)`.mapWith(Number) })
    .from(left)
    .groupBy(left.view);
  const countOf = (wanted: LeftView) => rows.find(({ view }) => view === wanted)?.people ?? 0;
  return { due: countOf('due'), held: countOf('held'), asked: countOf('asked'), later: countOf('later') };
}

const KEY = /^(\d{4}-\d\d-\d\d)\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

type Left = Awaited<ReturnType<typeof leftNow>>;

/** Behind a row whose key was given; refuses any other text. */
function afterKey(left: Left, key: string): SQL | undefined {
  if (!key) return undefined;
  const [, lastDay, personId] = KEY.exec(key) ?? [];
  if (!lastDay || !isCalendarDate(lastDay))
    throw new ApiError('bad_request', { message: 'The list has no such position' });
  return sql`(${left.lastDay}, ${left.personId}) > (${lastDay}::date, ${personId}::uuid)`;
}

/** A page of a view: who left first is due first. */
export const listLeftPeople: Handler<'listLeftPeople'> = async ({ View, Search, After, PageSize }, context) => {
  requireEveryone(context);
  const left = await leftNow(context);
  const holders = alias(persons, 'holders');
  const rows = await context.db
    .select({
      left: { personId: left.personId, code: left.code, lastDay: left.lastDay, dueOn: left.dueOn },
      requestCode: left.erasureId,
      empid: persons.empid,
      name: persons.name,
      hasPhoto,
      hold: { reason: legalHolds.reason, setAt: legalHolds.setAt, by: holders.name },
    })
    .from(left)
    .innerJoin(persons, eq(persons.id, left.personId))
    .leftJoin(legalHolds, eq(legalHolds.id, left.holdId))
    .leftJoin(accounts, eq(accounts.id, legalHolds.setBy))
    .leftJoin(holders, eq(holders.id, accounts.personId))
    .where(
      and(
        eq(left.view, View),
        Search ? sql`${persons.searchText} like ${likeContains(Search)}` : undefined,
        afterKey(left, After),
      ),
    )
    .orderBy(asc(left.lastDay), asc(left.personId))
    .limit(PageSize);
  return rows.map(({ left: { personId, code, lastDay, dueOn }, requestCode, empid, name, hasPhoto: photo, hold }) => ({
    ChillCode: code,
    empid: empid ?? '',
    Name: name,
    HasPhoto: photo,
    LastDay: lastDay,
    DueOn: dueOn ?? '',
    HeldBecause: hold.reason ?? '',
    HeldBy: hold.by ?? '',
    HeldSince: hold.setAt ? dayOf(hold.setAt) : '',
    RequestCode: requestCode ?? '',
    Key: `${lastDay}.${personId}`,
  }));
};
