import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { LookupRow, LookupShape } from '../../../lib/contract/platform/lookups/lookup-shape';
import type { CallContext } from '../calls/call';
import type { Database } from '../db/database';
import type { TextKind } from '../texts/tables';

/**
 * A table with a number for each row: its code, or `number` where that is a word. `position` or `rank` keeps an order that people
 * choose; without them rows stand by code.
 */
export type LookupTable = PgTable & {
  readonly code: PgColumn;
  readonly number?: PgColumn;
  readonly name?: PgColumn;
  readonly textCode?: PgColumn;
  readonly position?: PgColumn;
  readonly rank?: PgColumn;
  readonly isActive?: PgColumn;
};

export type LookupContext = Pick<CallContext, 'actor' | 'db' | 'language' | 'now' | 'requestId'>;

/** The number of each row of a table. */
export const numberIn = (table: LookupTable): PgColumn => table.number ?? table.code;

/** Where a table keeps the order of its rows, as its rows call it. */
export const orderKeyIn = (table: LookupTable) => (table.position ? 'position' : table.rank ? 'rank' : null);

export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** A row that is about to be saved or was saved: what it was, `undefined` where it is new, and what all other rows are. */
export interface LookupChange<Row> {
  readonly before: Row | undefined;
  readonly others: readonly Row[];
  readonly context: CallContext;
}

/**
 * A table of master data: everything that is needed to list, save, order and delete its rows. A complete one is
 *
 *     // lib/contract/parking/shapes.ts
 *     export const parkingPlaceShape = {
 *       code: 'PlaceCode',
 *       columns: { Name: { type: 'text', maxLength: 100, isUnique: true }, IsActive: { type: 'flag' } },
 *     } as const satisfies LookupShape;
 *     // its calls: reply z.array(lookupRowSchema(parkingPlaceShape)), request saveLookupRowSchema(parkingPlaceShape)
 *
 *     // hr-api/parking/places.ts
 *     const places: Lookup<typeof parkingPlaceShape> = {
 *       shape: parkingPlaceShape,
 *       table: parkingPlaces,
 *       audit: { kind: 'parking place' },
 *       isInUse: async (db, code) => (await db.$count(parkingBookings, eq(parkingBookings.placeCode, code))) > 0,
 *     };
 *     // its handlers: listHandler(places), saveHandler(places), orderHandler(places), deleteHandler(places)
 *
 *     // components/parking/places-screen.tsx, within a LookupProvider
 *     <LookupEditor part="places" shape={parkingPlaceShape} rows={rows} texts={{ new: words.new, add: words.add }}
 *       columns={{ Name: { label: words.name }, IsActive: { label: words.active } }}
 *       send={send} rowsIn={(reply) => reply} onSaved={setRows} />
 *
 * The column of the table is the wire's name with a small first letter (`IsActive`, `isActive`).
 */
export interface Lookup<Shape extends LookupShape, Request extends LookupRow<Shape> = LookupRow<Shape>> {
  readonly shape: Shape;
  readonly table: LookupTable;
  /** The kind under which `texts` has names in six languages: those that the product brought, or all where a column is of `names`. */
  readonly texts?: TextKind;
  /** What a row is to the audit, and what its history calls a change where that is not just a list's. */
  readonly audit: { readonly kind: string; readonly action?: string };
  /** Lookups under one lock are changed one after the other; without it each table is a lock of its own. */
  readonly lock?: string;
  /** Columns of the table that are not called as on the wire. */
  readonly columns?: { readonly [Name in keyof Shape['columns']]?: string };
  /** The table of each choice. */
  readonly choices?: { readonly [Name in keyof Shape['columns']]?: LookupTable };
  /** What is wrong beside what the columns say; each answer is one list of issues. */
  readonly issues?: (request: Request, change: LookupChange<LookupRow<Shape>>) => Promise<Issue[]> | Issue[];
  /** What else a save does, in its transaction. */
  readonly onSaved?: (code: number, request: Request, change: LookupChange<LookupRow<Shape>>) => Promise<void>;
  /** What belongs to a row and lies in other tables, for the audit. */
  readonly readParts?: (code: number, context: CallContext) => Promise<object>;
  /** Whether records refer to a row. Such a row is made inactive instead of deleted, or kept where it has no such flag. */
  readonly isInUse?: (db: Database, code: number, context: CallContext) => Promise<boolean>;
}
