import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

declare module '../../../platform/texts/tables' {
  interface TextKinds {
    'record-list': true;
    'record-list-item': true;
    benefit: true;
  }
}

/** A table of master data: the wire's number and a name, which is in every language where the product brought it. */
const named = () => ({
  code: integer('code').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
  name: text('name').notNull(),
  textCode: text('text_code'),
});

/**
 * Lists that fields of the record are chosen from; a definition names one by its `key`. Each change of a list gives it another `version`.
 */
export const recordLists = pgTable('record_lists', {
  ...named(),
  key: text('key').notNull().unique(),
  version: uuid('version').notNull().defaultRandom(),
});

/** What a list offers: `value` is kept as the answer, `parent` the answer of another field for which it is offered, empty for each. */
export const recordListItems = pgTable(
  'record_list_items',
  {
    ...named(),
    listCode: integer('list_code')
      .notNull()
      .references(() => recordLists.code),
    value: text('value').notNull(),
    parent: text('parent').notNull().default(''),
    /** Those of one place stand by name. */
    position: integer('position').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`searchable(value || ' ' || name)`),
  },
  (table) => [
    unique('record_list_items_value').on(table.listCode, table.value),
    index('record_list_items_position').on(table.listCode, table.position, table.code),
    index('record_list_items_search_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** Banks in India. `prefix` is how each IFSC of theirs begins. */
export const indianBanks = pgTable('indian_banks', {
  code: integer('code').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
  name: text('name').notNull(),
  prefix: text('prefix').notNull().unique(),
  isActive: boolean('is_active').notNull().default(true),
});

export const indianBankBranches = pgTable(
  'indian_bank_branches',
  {
    code: integer('code').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    bankCode: integer('bank_code')
      .notNull()
      .references(() => indianBanks.code),
    ifsc: text('ifsc').notNull().unique(),
    name: text('name').notNull(),
    city: text('city').notNull(),
    address: text('address').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`searchable(ifsc || ' ' || name || ' ' || city)`),
  },
  (table) => [
    index('indian_bank_branches_bank').on(table.bankCode, table.ifsc),
    index('indian_bank_branches_search_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** Benefits that somebody names relatives for. A caption that is left empty is the product's word. */
export const benefits = pgTable('benefits', {
  ...named(),
  shareEnable: boolean('share_enable').notNull().default(true),
  shareCaption: text('share_caption').notNull().default(''),
  addressEnable: boolean('address_enable').notNull().default(false),
  addressCaption: text('address_caption').notNull().default(''),
  addressMandatory: boolean('address_mandatory').notNull().default(false),
  position: integer('position').notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
});
