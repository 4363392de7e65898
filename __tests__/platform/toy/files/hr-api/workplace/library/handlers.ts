import { and, asc, eq, sql } from 'drizzle-orm';
import type { libraryCalls } from '../../../lib/contract/workplace/library/calls';
import { shelfShape } from '../../../lib/contract/workplace/library/shelf-shape';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handlers } from '../../platform/calls/call';
import { listHandler, saveHandler } from '../../platform/lookups/answer-lookup-calls';
import type { Lookup } from '../../platform/lookups/lookup';
import { likeContains } from '../../platform/db/like';
import { books, shelves } from './tables';

/** The books that somebody has borrowed, of which the title holds a text, as they are due. */
export const booksOf = (db: CallContext['db'], employmentId: string | null, text = '') =>
  db
    .select({ BookCode: books.code, Title: books.title, ShelfCode: books.shelfCode, DueOn: books.dueOn })
    .from(books)
    .where(and(eq(books.borrowerId, sql`${employmentId}`), sql`searchable(${books.title}) like ${likeContains(text)}`))
    .orderBy(asc(books.dueOn));

const shelfLookup: Lookup<typeof shelfShape> = {
  shape: shelfShape,
  table: shelves,
  audit: { kind: 'shelf' },
  isInUse: async (db, code) => (await db.$count(books, eq(books.shelfCode, code))) > 0,
};
const allow = 'book.borrow';

export const libraryHandlers: Handlers<keyof typeof libraryCalls> = {
  listBooks: { allow, handle: async (_request, { db, actor }) => booksOf(db, actor.employmentId) },
  addBook: {
    allow,
    handle: async ({ Title: title, ShelfCode: shelfCode, DueOn: dueOn }, context) => {
      const { db, actor } = context;
      const book = { title, shelfCode, dueOn, borrowerId: actor.employmentId };
      const [added] = await db.insert(books).values(book).returning();
      await audit(context, { subject: { kind: 'book', id: added!.code }, action: 'add book', after: book });
      return booksOf(db, actor.employmentId);
    },
  },
  listShelves: { allow, handle: listHandler(shelfLookup) },
  saveShelf: { allow, handle: saveHandler(shelfLookup) },
};
