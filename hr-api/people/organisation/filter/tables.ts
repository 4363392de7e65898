import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RequestFor } from '../../../../lib/contract/all';
import { instant } from '../../../platform/db/instant';
import { accounts } from '../../accounts/tables';

export type StoredChoice = NonNullable<RequestFor<'saveOrgFilter'>['Chosen']>;

/** What somebody chose of the organisation that is too long for an address; `digest` is of the choice. */
export const savedOrgFilters = pgTable(
  'saved_org_filters',
  {
    code: text('code').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    digest: text('digest').notNull(),
    chosen: jsonb('chosen').$type<StoredChoice>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [uniqueIndex('saved_org_filters_once').on(table.accountId, table.digest)],
);
