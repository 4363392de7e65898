import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { DAY_PORTIONS, ENTRY_KINDS, LEAVE_STATES, type LeaveRule } from '../../../lib/contract/time/leave/leave-rules';
import { locations, units } from '../../people/organisation/tables';
import { employments } from '../../people/tables';
import { instant } from '../../platform/db/instant';
import { uploads } from '../../platform/files/tables';

declare module '../../platform/texts/tables' {
  interface TextKinds {
    'leave-type': true;
  }
}

/** Types of leave in their order. Names are in `texts` under the kind `leave-type`. */
export const leaveTypes = pgTable('leave_types', {
  code: integer('code').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
  position: integer('position').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  isPaid: boolean('is_paid').notNull().default(true),
  /** Whether nobody but HR and who decides reads which type it is. */
  isPrivate: boolean('is_private').notNull().default(false),
});

const ofType = () =>
  integer('type_code')
    .notNull()
    .references(() => leaveTypes.code);

const ofEmployment = () =>
  uuid('employment_id')
    .notNull()
    .references(() => employments.id);

/** What holds of a type from a day on, until the next one. */
export const leaveRules = pgTable(
  'leave_rules',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    typeCode: ofType(),
    validFrom: date('valid_from').notNull(),
    rule: jsonb('rule').$type<LeaveRule>().notNull(),
  },
  (table) => [uniqueIndex('leave_rules_from').on(table.typeCode, table.validFrom)],
);

/** With what part of full time somebody works from a day on, in per cent; full time before the first. */
export const workShares = pgTable(
  'work_shares',
  { employmentId: ofEmployment(), validFrom: date('valid_from').notNull(), percent: integer('percent').notNull() },
  (table) => [
    primaryKey({ columns: [table.employmentId, table.validFrom] }),
    check('work_shares_percent', sql`${table.percent} between 1 and 100`),
  ],
);

/**
 * How many of a unit and those below it, at a location or wherever they are, are wanted to be there on a working day: so many people, or
 * per cent of those who work then.
 */
export const staffingMinimums = pgTable(
  'staffing_minimums',
  {
    code: integer('code').primaryKey().generatedAlwaysAsIdentity(),
    unitCode: text('unit_code')
      .notNull()
      .references(() => units.code),
    locationCode: text('location_code').references(() => locations.code),
    least: integer('least').notNull(),
    isPercent: boolean('is_percent').notNull(),
  },
  (table) => [
    unique('staffing_minimums_place').on(table.unitCode, table.locationCode).nullsNotDistinct(),
    check(
      'staffing_minimums_least',
      sql`${table.least} between 1 and case when ${table.isPercent} then 100 else 10000 end`,
    ),
  ],
);

/** What somebody asks for, with all that is decided on; `amount` is that of its days. */
export const leaveRequests = pgTable(
  'leave_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    employmentId: ofEmployment(),
    typeCode: ofType(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    fromPortion: text('from_portion', { enum: DAY_PORTIONS }).notNull(),
    toPortion: text('to_portion', { enum: DAY_PORTIONS }).notNull(),
    hours: integer('hours'),
    amount: integer('amount').notNull(),
    note: text('note').notNull(),
    proofId: uuid('proof_id').references(() => uploads.id),
    state: text('state', { enum: LEAVE_STATES }).notNull(),
    askedAt: instant('asked_at').notNull(),
    decidedAt: instant('decided_at'),
    comment: text('comment').notNull().default(''),
  },
  (table) => [
    index('leave_requests_employment').on(table.employmentId, table.firstDay),
    index('leave_requests_proof').on(table.proofId),
    index('leave_requests_approved')
      .on(table.firstDay)
      .where(sql`${table.state} = 'approved'`),
    check('leave_requests_span', sql`${table.lastDay} >= ${table.firstDay}`),
  ],
);

/** The days of a request that count; `isHeld` while it is open or approved. No half of a day is held twice. */
export const leaveDays = pgTable(
  'leave_days',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => leaveRequests.id, { onDelete: 'cascade' }),
    employmentId: ofEmployment(),
    day: date('day').notNull(),
    first: boolean('first').notNull(),
    second: boolean('second').notNull(),
    amount: integer('amount').notNull(),
    isHeld: boolean('is_held').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.day] }),
    index('leave_days_employment').on(table.employmentId, table.day),
    index('leave_days_held')
      .on(table.day)
      .where(sql`${table.isHeld}`),
    uniqueIndex('leave_days_first')
      .on(table.employmentId, table.day)
      .where(sql`${table.isHeld} and ${table.first}`),
    uniqueIndex('leave_days_second')
      .on(table.employmentId, table.day)
      .where(sql`${table.isHeld} and ${table.second}`),
    check('leave_days_amount', sql`${table.amount} > 0`),
  ],
);

/**
 * The ledger: docs/decisions/time-and-leave.md. Rows are only ever added. `lastDay` is that of a credit, or of the credits that ended;
 * `period` is the first day of what was granted for.
 */
export const leaveEntries = pgTable(
  'leave_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    employmentId: ofEmployment(),
    typeCode: ofType(),
    kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
    day: date('day').notNull(),
    amount: integer('amount').notNull(),
    lastDay: date('last_day'),
    period: date('period'),
    requestId: uuid('request_id').references(() => leaveRequests.id),
    note: text('note').notNull().default(''),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    index('leave_entries_request').on(table.requestId),
    // With what is summed, so that what came before a day is read here alone.
    index('leave_entries_employment').on(table.employmentId, table.typeCode, table.day, table.amount),
    index('leave_entries_period')
      .on(table.typeCode, table.period)
      .where(sql`${table.period} is not null`),
    index('leave_entries_last_day')
      .on(table.typeCode, table.lastDay)
      .where(sql`${table.lastDay} is not null`),
    index('leave_entries_endless')
      .on(table.typeCode, table.employmentId)
      .where(sql`${table.lastDay} is null and ${table.kind} in ('earned', 'carry', 'correction')`),
    check('leave_entries_amount', sql`${table.amount} <> 0`),
    check('leave_entries_period', sql`(${table.kind} = 'grant') = (${table.period} is not null)`),
  ],
);

/**
 * What the work of the nights has compared with the ledgers of a part of the people: all that ended from a day on and before another, by
 * these rules, with the entries up to one. Only what was written since, or is said by other rules, can differ.
 */
export const leaveSettlements = pgTable('leave_settlements', {
  part: text('part').primaryKey(),
  since: date('since').notNull(),
  until: date('until').notNull(),
  lastEntry: bigint('last_entry', { mode: 'number' }).notNull(),
  /** Digests of the rules, by the type. */
  rules: jsonb('rules').$type<Readonly<Record<string, string>>>().notNull(),
});
