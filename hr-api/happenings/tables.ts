import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { persons } from '../people/tables';

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
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('wishes_receiver').on(table.receiverId, table.sentAt),
    index('wishes_sender').on(table.senderId, table.sentAt),
    check('wishes_kind', sql`${table.kind} in ('BirthDay', 'Joining')`),
  ],
);
