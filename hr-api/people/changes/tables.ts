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
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { CHANGE_KINDS } from '../../../lib/contract/changes/change-rules';
import { instant } from '../../platform/db/instant';
import { employments } from '../tables';

type Values = Readonly<Record<string, string | number | null>>;

/** One change of one person: what HR entered. The dated rows that it wrote are in `history_writes`. */
export const changes = pgTable(
  'changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    /** In the order in which they were made, several of one day and one instant among them. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: CHANGE_KINDS }).notNull(),
    intent: text('intent', { enum: ['add', 'edit', 'leave'] }).notNull(),
    employmentId: uuid('employment_id')
      .notNull()
      .references(() => employments.id),
    effectiveFrom: date('effective_from').notNull(),
    /** How far each field goes, where others were to come. */
    modes: jsonb('modes').$type<Readonly<Record<string, string | undefined>>>().notNull().default({}),
    /** The columns that it changes, as they were on its day and as it makes them. */
    before: jsonb('before').$type<Values>().notNull(),
    after: jsonb('after').$type<Values>().notNull(),
    justification: text('justification').notNull().default(''),
    /** The dated row that it made or revised. */
    rowId: uuid('row_id'),
    /** Of those that were made in one press. */
    batch: uuid('batch').notNull(),
    madeAt: instant('made_at').notNull(),
    madeBy: uuid('made_by').notNull(),
    roleCode: integer('role_code').notNull(),
    state: text('state', { enum: ['waiting', 'made', 'undone', 'refused'] }).notNull(),
    undoneAt: instant('undone_at'),
    undoneBy: uuid('undone_by'),
    undoneRole: integer('undone_role'),
    undoneBecause: text('undone_because').notNull().default(''),
  },
  (table) => [
    index('changes_employment').on(table.employmentId, table.number),
    index('changes_batch').on(table.batch),
    index('changes_to_come')
      .on(table.effectiveFrom)
      .where(sql`${table.state} in ('made', 'waiting')`),
    index('changes_row').on(table.rowId),
    /** Moves of one tag, the latest first. */
    index('changes_of_tag')
      .on(sql`((${table.after} ->> 'tag_code')::int)`, table.number)
      .where(sql`${table.kind} = 'tag'`),
    check('changes_state', sql`${table.state} in ('waiting', 'made', 'undone', 'refused')`),
  ],
);

/** That an employment was removed, as if it had never been. */
export const isRemovedEmployment = ({
  tableName,
  after,
}: {
  readonly tableName: AnyPgColumn;
  readonly after: AnyPgColumn;
}) => sql`${tableName} = 'employments' and ${after} is null`;

/**
 * Each write of a dated row by a change, its undoing or a correction, in order: what the row was and became. A row that was never
 * written so was known ever since.
 */
export const historyWrites = pgTable(
  'history_writes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of one run of the engine: the database lets the rows be written within it alone. */
    batch: uuid('batch').notNull(),
    changeId: uuid('change_id').references(() => changes.id),
    tableName: text('table_name').notNull(),
    rowId: uuid('row_id').notNull(),
    employmentId: uuid('employment_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    index('history_writes_batch').on(table.batch, table.rowId),
    index('history_writes_change').on(table.changeId),
    index('history_writes_row').on(table.rowId, table.id),
    index('history_writes_employment').on(table.employmentId, table.id),
    index('history_writes_removed')
      .on(sql`((${table.before} ->> 'person_id')::uuid)`)
      .where(isRemovedEmployment(table)),
  ],
);

/** To whom goes what somebody holds who leaves. What has no days waits for the day after their last. */
export const handovers = pgTable(
  'handovers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The leaving; taken back, nothing is handed over any more. */
    changeId: uuid('change_id')
      .notNull()
      .references(() => changes.id),
    responsibility: text('responsibility').notNull(),
    /** An employment; null for nobody. */
    toId: uuid('to_id').references(() => employments.id),
    /** The first day after the employment. */
    dueOn: date('due_on').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('handovers_once').on(table.changeId, table.responsibility),
    index('handovers_due')
      .on(table.dueOn)
      .where(sql`${table.settledAt} is null`),
  ],
);

/** The one row of what an organisation settled about changes. */
export const changeSettings = pgTable(
  'change_settings',
  {
    id: boolean('id').primaryKey().default(true),
    /** `manjm`, `smanjm`: whether a change of manager, or of admin manager, must be justified. */
    managerIsJustified: boolean('manager_is_justified').notNull().default(false),
    adminManagerIsJustified: boolean('admin_manager_is_justified').notNull().default(false),
    /** The kinds that a chain of approval decides. */
    approvalKinds: jsonb('approval_kinds').$type<readonly string[]>().notNull().default([]),
    /** So many days before its planned end a status is a task. */
    endingDays: integer('ending_days').notNull().default(30),
  },
  (table) => [check('change_settings_one', sql`${table.id}`)],
);
