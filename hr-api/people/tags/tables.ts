import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { employments } from '../tables';

declare module '../../platform/texts/tables' {
  interface TextKinds {
    tag: true;
  }
}

/** Tags that people can have. Names are listed with commas between them on the wire, so that none may hold one. */
export const tagKinds = pgTable(
  'tag_kinds',
  {
    code: integer('code').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    name: text('name').notNull(),
    /** Of a name that is in `texts`. */
    textCode: text('text_code'),
    position: integer('position').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [check('tag_kinds_name', sql`position(',' in ${table.name}) = 0`)],
);

const ofTag = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  tagCode: integer('tag_code')
    .notNull()
    .references(() => tagKinds.code),
  employmentId: uuid('employment_id')
    .notNull()
    .references(() => employments.id),
});

const span = () => ({ validFrom: date('valid_from').notNull(), validTo: date('valid_to') });

/** Who may look after people with a tag. */
export const tagOwners = pgTable('tag_owners', { ...ofTag(), ...span() }, (table) => [
  index('tag_owners_tag').on(table.tagCode, table.validFrom),
  index('tag_owners_employment').on(table.employmentId),
  check('tag_owners_span', sql`${table.validTo} > ${table.validFrom}`),
]);

/** Who has a tag, and who of its owners looks after them. */
export const tagMembers = pgTable(
  'tag_members',
  {
    ...ofTag(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => employments.id),
    ...span(),
  },
  (table) => [
    index('tag_members_employment').on(table.employmentId, table.validFrom),
    index('tag_members_tag').on(table.tagCode, table.ownerId, table.validFrom),
    check('tag_members_span', sql`${table.validTo} > ${table.validFrom}`),
  ],
);
