import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { persons } from '../../people/tables';
import { instant } from '../../platform/db/instant';

declare module '../../platform/texts/tables' {
  interface TextKinds {
    'wish-image': true;
  }
}

/** A picture that a wish can carry, as the path of a file of the portal's. Its name is in `texts` under that path. */
export const wishImages = pgTable(
  'wish_images',
  {
    path: text('path').primaryKey(),
    position: integer('position').notNull(),
  },
  (table) => [check('wish_images_path', sql`${table.path} ~ '^[a-z0-9-]+(/[a-z0-9-]+)*[.](svg|png|jpg)$'`)],
);

/** A wish that one person sent another for a birthday or a joining anniversary. */
export const wishes = pgTable(
  'wishes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    kind: text('kind', { enum: ['BirthDay', 'Joining'] }).notNull(),
    senderId: uuid('sender_id')
      .notNull()
      .references(() => persons.id),
    receiverId: uuid('receiver_id')
      .notNull()
      .references(() => persons.id),
    content: text('content').notNull(),
    imagePath: text('image_path').references(() => wishImages.path),
    /** The day that was wished for; null where it was not noted. */
    occasionOn: date('occasion_on'),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    index('wishes_receiver').on(table.receiverId, table.sentAt),
    index('wishes_sender').on(table.senderId, table.sentAt),
    index('wishes_occasion').on(table.senderId, table.occasionOn),
    check('wishes_kind', sql`${table.kind} in ('BirthDay', 'Joining')`),
  ],
);

export type WishKind = (typeof wishes.$inferInsert)['kind'];

/** In which years the product greeted a person on their birthday. */
export const birthdayGreetings = pgTable(
  'birthday_greetings',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => persons.id),
    year: integer('year').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.year] })],
);
