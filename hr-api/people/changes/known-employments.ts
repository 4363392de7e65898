import { sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { ZONE, type CalendarDate } from '../../platform/dates';
import type { Database } from '../../platform/db/database';
import { employments } from '../tables';
import { historyWrites, isRemovedEmployment } from './tables';

/**
 * Each employment that anything is known of, as a table. Of those that were removed as if they had never been only what was written is
 * left; they end with the day on which that was done.
 */
export function knownEmployments(db: Database) {
  const { before, employmentId, writtenAt } = historyWrites;
  const { id, personId, code, validFrom, validTo } = employments;
  return unionAll(
    db
      .select({ id, personId, code, validFrom, validTo, isRemoved: sql<boolean>`false`.as('is_removed') })
      .from(employments),
    db
      .select({
        id: employmentId,
        personId: sql<string>`(${before} ->> 'person_id')::uuid`,
        code: sql<string>`${before} ->> 'code'`,
        validFrom: sql<CalendarDate>`(${before} ->> 'valid_from')::date`,
        validTo: sql<CalendarDate | null>`(${writtenAt} at time zone ${sql.raw(`'${ZONE}'`)})::date + 1`,
        isRemoved: sql<boolean>`true`.as('is_removed'),
      })
      .from(historyWrites)
      .where(isRemovedEmployment(historyWrites)),
  ).as('known_employments');
}
