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

/** The first day of all employments that follow each other without a gap up to the one that begins on a day. */
export const firstDayOfUnbroken = (personId: SQL, begins: SQL): SQL =>
  // Almost nobody has an earlier one, and looking for the first of many takes longer than for whether there is one.
  sql`(case when not ${isEmployedBeside(personId, 'before', begins)} then ${begins} else (
    with recursive unbroken (first) as (
      select ${begins}
      union
      select earlier.valid_from from unbroken join ${employments} earlier
        on earlier.person_id = ${personId} and earlier.valid_to = first and earlier.valid_from < earlier.valid_to
    )
    select min(first) from unbroken
  ) end)`;
