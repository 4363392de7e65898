import { and, eq, inArray, isNull, notExists, sql, type SQL } from 'drizzle-orm';
import { alias, QueryBuilder, type PgColumn } from 'drizzle-orm/pg-core';
import type { CalendarDate } from '../platform/dates';
import { conductsFor } from './audience';
import { acceptances, conducts } from './tables';

/**
 * The agreements that a person has still to accept: of each series only the newest published version counts, so that an older one that
 * was skipped is not asked for any more; a version that was withdrawn is as if it had never been.
 */
export function toAccept(
  personId: string,
  on: CalendarDate,
  isPublished: (publishedAt: PgColumn) => SQL,
): SQL | undefined {
  const newer = alias(conducts, 'newer');
  const build = new QueryBuilder();
  const one = { one: sql`1` };
  const isReplaced = build
    .select(one)
    .from(newer)
    .where(
      and(
        eq(newer.series, conducts.series),
        isPublished(newer.publishedAt),
        isNull(newer.withdrawnAt),
        sql`${newer.version} > ${conducts.version}`,
      ),
    );
  const isAccepted = build
    .select(one)
    .from(acceptances)
    .where(and(eq(acceptances.conductId, conducts.id), eq(acceptances.personId, personId)));
  return and(
    isPublished(conducts.publishedAt),
    isNull(conducts.withdrawnAt),
    notExists(isReplaced),
    notExists(isAccepted),
    inArray(conducts.id, conductsFor(personId, on)),
  );
}
