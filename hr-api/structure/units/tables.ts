import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { UNIT_CHANGE_KINDS } from '../../../lib/contract/structure/unit-rules';
import { instant } from '../../platform/db/instant';
import type { UnitWrite } from './plan/unit-write';

/** What a change says, beside its day: each kind has some of it. Names are as they were, and became. */
export interface ChangeFacts {
  readonly parentBefore?: string | null;
  readonly parentAfter?: string | null;
  readonly namesBefore?: Readonly<Record<string, string>>;
  readonly namesAfter?: Readonly<Record<string, string>>;
  /** Employments. */
  readonly headBefore?: string | null;
  readonly headAfter?: string | null;
  /** The unit that its people went to, and how many did. */
  readonly target?: string | null;
  readonly people?: number;
  /** The units that stood below it, and stand below another now. */
  readonly children?: readonly string[];
}

/** One change of one unit: what was entered, and the rows that it wrote. */
export const unitChanges = pgTable(
  'unit_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    /** In the order in which they were made. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: UNIT_CHANGE_KINDS }).notNull(),
    /** No reference: a unit that was taken back is gone, its changes stay. */
    unitCode: text('unit_code').notNull(),
    /** The unit that it was merged into, or whose its people are now. */
    targetCode: text('target_code'),
    effectiveFrom: date('effective_from').notNull(),
    facts: jsonb('facts').$type<ChangeFacts>().notNull(),
    writes: jsonb('writes').$type<readonly UnitWrite[]>().notNull(),
    /** Of the changes of people that it brought. */
    peopleBatches: jsonb('people_batches').$type<readonly string[]>().notNull().default([]),
    justification: text('justification').notNull().default(''),
    madeAt: instant('made_at').notNull(),
    madeBy: uuid('made_by').notNull(),
    roleCode: integer('role_code').notNull(),
    undoneAt: instant('undone_at'),
    undoneBy: uuid('undone_by'),
    undoneRole: integer('undone_role'),
    undoneBecause: text('undone_because').notNull().default(''),
  },
  (table) => [
    index('unit_changes_unit').on(table.unitCode, table.number),
    index('unit_changes_target').on(table.targetCode, table.number),
    index('unit_changes_day')
      .on(table.effectiveFrom)
      .where(sql`${table.undoneAt} is null`),
    check('unit_changes_kind', sql`${table.kind} in ('create', 'rename', 'head', 'move', 'merge', 'close')`),
  ],
);
