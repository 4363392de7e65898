import { and, count, eq, ne } from 'drizzle-orm';
import type { tableCalls } from '../../../lib/contract/platform/tables';
import type { Handlers } from '../calls/call';
import { ApiError } from '../errors';
import { tableLayouts } from './tables';

/** More tables than the product has. */
const MAX_TABLES = 200;

/** How a table looks leaves no audit row: it is a person's own convenience and no record. */
export const tableHandlers: Handlers<keyof typeof tableCalls> = {
  getTableLayout: {
    allow: 'own',
    handle: async ({ Table }, { actor, db }) => {
      const [row] = await db
        .select({ layout: tableLayouts.layout })
        .from(tableLayouts)
        .where(and(eq(tableLayouts.accountId, actor.accountId), eq(tableLayouts.tableName, Table)));
      return { Layout: row?.layout ?? null };
    },
  },

  saveTableLayout: {
    allow: 'own',
    handle: async ({ Table, Layout }, { actor: { accountId }, db }) => {
      const [others] = await db
        .select({ count: count() })
        .from(tableLayouts)
        .where(and(eq(tableLayouts.accountId, accountId), ne(tableLayouts.tableName, Table)));
      if (Number(others?.count) >= MAX_TABLES) throw new ApiError('conflict', { message: 'Too many tables are kept' });
      await db
        .insert(tableLayouts)
        .values({ accountId, tableName: Table, layout: Layout })
        .onConflictDoUpdate({
          target: [tableLayouts.accountId, tableLayouts.tableName],
          set: { layout: Layout },
        });
      return {};
    },
  },
};
