import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { storedFiles, uploads } from '../../platform/files/tables';
import { persons } from '../../people/tables';
import { instant } from '../../platform/db/instant';

export const SIGNING_WAYS = ['drawn', 'typed', 'automatic'] as const;

/** A signed copy of a document; nobody signs one twice. `code` is what the e-sign host posts to the portal (DocumentCode, SignedLetter). */
export const signatures = pgTable(
  'signatures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => uploads.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => persons.id),
    /** The signed copy; its hash is in the row of the file. */
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.id),
    /** SHA-256 of the document as it was shown to the person, hexadecimal. */
    documentHash: text('document_hash').notNull(),
    way: text('way', { enum: SIGNING_WAYS }).notNull(),
    signedName: text('signed_name').notNull(),
    clientAddress: text('client_address'),
    signedAt: instant('signed_at').notNull(),
  },
  (table) => [
    uniqueIndex('signatures_person').on(table.personId, table.documentId),
    index('signatures_document_hash').on(table.documentHash),
  ],
);
