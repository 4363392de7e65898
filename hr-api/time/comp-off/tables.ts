import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { CLAIM_STATES } from '../../../lib/contract/time/comp-off/comp-off-rules';
import { employments } from '../../people/tables';
import { instant } from '../../platform/db/instant';
import { leaveEntries, leaveTypes } from '../leave/tables';

const ofEmployment = () =>
  uuid('employment_id')
    .notNull()
    .references(() => employments.id);

/**
 * Days off that somebody says they worked, with all that is decided on. `creditFrom` and `creditTo` are from when until when what is
 * credited can be taken, as the rule said when it was claimed; `entryId` is what was credited in the ledger of leave.
 */
export const compOffClaims = pgTable(
  'comp_off_claims',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    employmentId: ofEmployment(),
    typeCode: integer('type_code')
      .notNull()
      .references(() => leaveTypes.code),
    workFrom: date('work_from').notNull(),
    workTo: date('work_to').notNull(),
    /** Of which day a half was worked; null where all were worked whole. */
    halfDay: date('half_day'),
    amount: integer('amount').notNull(),
    minutes: integer('minutes').notNull(),
    creditFrom: date('credit_from').notNull(),
    creditTo: date('credit_to'),
    reason: text('reason').notNull(),
    state: text('state', { enum: CLAIM_STATES }).notNull(),
    askedAt: instant('asked_at').notNull(),
    decidedAt: instant('decided_at'),
    comment: text('comment').notNull().default(''),
    entryId: bigint('entry_id', { mode: 'number' })
      .unique()
      .references(() => leaveEntries.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('comp_off_claims_employment').on(table.employmentId, table.workFrom),
    check('comp_off_claims_span', sql`${table.workTo} >= ${table.workFrom}`),
    check('comp_off_claims_half', sql`${table.halfDay} between ${table.workFrom} and ${table.workTo}`),
  ],
);

/** The days of a claim; `isHeld` while it is open or approved. No day is held twice, so that none is credited twice. */
export const compOffDays = pgTable(
  'comp_off_days',
  {
    claimId: uuid('claim_id')
      .notNull()
      .references(() => compOffClaims.id, { onDelete: 'cascade' }),
    employmentId: ofEmployment(),
    day: date('day').notNull(),
    amount: integer('amount').notNull(),
    minutes: integer('minutes').notNull(),
    isHeld: boolean('is_held').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.claimId, table.day] }),
    uniqueIndex('comp_off_days_held')
      .on(table.employmentId, table.day)
      .where(sql`${table.isHeld}`),
    index('comp_off_days_day')
      .on(table.day)
      .where(sql`${table.isHeld}`),
    check('comp_off_days_amount', sql`${table.amount} > 0`),
  ],
);
