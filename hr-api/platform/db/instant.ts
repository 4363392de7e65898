import { sql } from 'drizzle-orm';
import { timestamp } from 'drizzle-orm/pg-core';

/** A column that holds an instant, a `Date` in the code. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** An instant as a value within SQL. */
export const instantValue = (at: Date) => sql<Date>`${at.toISOString()}::timestamptz`;
