import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { hasBegun } from './effective-dates';
import { employments } from './tables';

const beside = alias(employments, 'beside');

/**
 * Whether a person has another employment that ends right before a day, or begins on it: then the day is neither a joiner's first nor
 * the day after a leaver's last, the person moved.
 */
export const isEmployedBeside = (personId: SQL, side: 'before' | 'after', day: SQL): SQL =>
  sql`exists (select 1 from ${employments} ${sql.identifier('beside')} where ${and(
    eq(beside.personId, personId),
    hasBegun(beside),
    eq(side === 'before' ? beside.validTo : beside.validFrom, day),
  )})`;
