import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ERASURE_STATES, LEFT_OUT_REASONS } from '../../../lib/contract/workplace/retention/retention-rules';
import { accounts } from '../../people/accounts/tables';
import { persons } from '../../people/tables';
import { instant } from '../../platform/db/instant';

/** The one row of how long data is kept after somebody's last day; without it, or a number in it, nothing is ever due. */
export const retentionSettings = pgTable(
  'retention_settings',
  {
    id: boolean('id').primaryKey().default(true),
    keepMonths: integer('keep_months'),
  },
  (table) => [
    check('retention_settings_one', sql`${table.id}`),
    check('retention_settings_months', sql`${table.keepMonths} > 0`),
  ],
);

/** Why somebody's data is kept whatever the time; it holds until it was ended. */
export const legalHolds = pgTable(
  'legal_holds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => persons.id),
    reason: text('reason').notNull(),
    setBy: uuid('set_by')
      .notNull()
      .references(() => accounts.id),
    setAt: instant('set_at').notNull(),
    endedBy: uuid('ended_by').references(() => accounts.id),
    endedAt: instant('ended_at'),
    endedBecause: text('ended_because').notNull().default(''),
  },
  (table) => [
    index('legal_holds_person').on(table.personId),
    uniqueIndex('legal_holds_open')
      .on(table.personId)
      .where(sql`${table.endedAt} is null`),
    check('legal_holds_ended', sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
  ],
);

/** What of one share went so far. */
export interface DoneShare {
  readonly name: string;
  readonly deleted: number;
  readonly emptied: number;
}

/** That the data of some people is to go: asked for by one, and done once another has agreed. */
export const erasures = pgTable(
  'erasures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    state: text('state', { enum: ERASURE_STATES }).notNull(),
    reason: text('reason').notNull(),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => accounts.id),
    askedAt: instant('asked_at').notNull(),
    /** Who agreed, refused or withdrew it. */
    decidedBy: uuid('decided_by').references(() => accounts.id),
    decidedAt: instant('decided_at'),
    comment: text('comment').notNull().default(''),
    /** Of all people who are erased: numbers alone. */
    shares: jsonb('shares').$type<readonly DoneShare[]>().notNull().default([]),
  },
  (table) => [
    index('erasures_asked').on(table.askedAt),
    check('erasures_state', sql`${table.state} in ('waiting', 'refused', 'withdrawn', 'running', 'done')`),
    check('erasures_decided', sql`(${table.decidedAt} is null) = (${table.state} = 'waiting')`),
  ],
);

/** Whom an erasure names. Of those who are erased nothing stays but this id. */
export const erasurePeople = pgTable(
  'erasure_people',
  {
    erasureId: uuid('erasure_id')
      .notNull()
      .references(() => erasures.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => persons.id),
    /** `open` until the erasure was refused or withdrawn, or the job came to them. */
    state: text('state', { enum: ['open', 'erased', 'left_out'] }).notNull(),
    /** What stood in the way of who is left out; null where nobody agreed. `failed`: the job gave them up. */
    because: text('because', { enum: LEFT_OUT_REASONS }),
    settledAt: instant('settled_at'),
    /** How often the job could not erase them, why it could not the last time, and from when on it tries again. */
    failures: integer('failures').notNull().default(0),
    problem: text('problem').notNull().default(''),
    retryAt: instant('retry_at'),
  },
  (table) => [
    primaryKey({ columns: [table.erasureId, table.personId] }),
    index('erasure_people_person').on(table.personId, table.state),
    uniqueIndex('erasure_people_open')
      .on(table.personId)
      .where(sql`${table.state} = 'open'`),
    check('erasure_people_state', sql`${table.state} in ('open', 'erased', 'left_out')`),
  ],
);
