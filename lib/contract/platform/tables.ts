import { z } from 'zod';
import { defineCall } from '../call';

/** A table by its own name. */
const tableSchema = z.string().regex(/^[a-z0-9-]{1,64}$/);
const columnSchema = z.string().regex(/^[\w.-]{1,64}$/);
const MAX_COLUMNS = 300;

/** How a person has arranged a table: columns by id, the hidden ones among them. */
const layoutSchema = z.object({
  order: z.array(columnSchema).max(MAX_COLUMNS),
  hidden: z.array(columnSchema).max(MAX_COLUMNS),
  sort: z.object({ column: columnSchema, direction: z.enum(['asc', 'desc']) }).nullable(),
  pageSize: z.union([z.number().int().min(1).max(1000), z.literal('all')]),
  cardsPerPage: z.number().int().min(1).max(1000),
  view: z.enum(['list', 'grid']).nullable(),
  density: z.enum(['compact', 'comfortable']),
  /** What columns are called instead of their own titles. */
  labels: z.record(columnSchema, z.string().max(100)).optional(),
});

export type StoredTableLayout = z.output<typeof layoutSchema>;

const ownTable = { reach: 'browser', gate: 'full', users: ['employee', 'client', 'candidate'] } as const;

/** How people arranged their tables, on whatever machine. All paths are ours. */
export const tableCalls = {
  /** Null where the person has not arranged it. */
  getTableLayout: defineCall({
    ...ownTable,
    path: 'api/user/table',
    effect: 'read',
    request: z.object({ Table: tableSchema }),
    reply: z.object({ Layout: layoutSchema.nullable() }),
  }),

  /** The last one that is saved counts. */
  saveTableLayout: defineCall({
    ...ownTable,
    path: 'api/user/table/save',
    effect: 'write',
    request: z.object({ Table: tableSchema, Layout: layoutSchema }),
    reply: z.object({}),
  }),
};
