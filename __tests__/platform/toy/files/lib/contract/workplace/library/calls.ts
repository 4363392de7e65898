import { z } from 'zod';
import { defineCall } from '../../call';
import { lookupRowSchema, saveLookupRowSchema } from '../../platform/lookups/lookup-schemas';
import { shelfShape } from './shelf-shape';

const read = { reach: 'browser', gate: 'full', effect: 'read', request: z.object({}) } as const;
const write = { ...read, effect: 'write' } as const;
const book = z.object({ Title: z.string().trim().min(1).max(200), ShelfCode: z.number().int(), DueOn: z.iso.date() });
const books = z.array(book.extend({ BookCode: z.string() }));
const shelves = z.array(lookupRowSchema(shelfShape));
const shelf = saveLookupRowSchema(shelfShape);

/** The books that one has borrowed, and the shelves they stand in. */
export const libraryCalls = {
  listBooks: defineCall({ ...read, path: 'api/library/books', reply: books }),
  addBook: defineCall({ ...write, path: 'api/library/book', request: book, reply: books }),
  listShelves: defineCall({ ...read, path: 'api/library/shelves', reply: shelves }),
  saveShelf: defineCall({ ...write, path: 'api/library/shelf', request: shelf, reply: shelves }),
};
