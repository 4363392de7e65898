import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import { tourItems, tourItemTexts, tours } from './tables';

const own = alias(tourItemTexts, 'own_texts');
const english = alias(tourItemTexts, 'english_texts');

/** By the numbers in their free text where there are any, so that 10 comes after 9. */
const inOrder = new Intl.Collator('en', { numeric: true });

async function findItems(db: Database, language: Language, where: SQL | undefined) {
  const rows = await db
    .select({
      id: tourItems.id,
      code: tourItems.code,
      tourCode: tours.code,
      type: tours.type,
      fieldName: tourItems.fieldName,
      displayOrder: tourItems.displayOrder,
      isActive: tourItems.isActive,
      displayName: sql<string>`coalesce(${own.displayName}, ${english.displayName}, ${tourItems.fieldName})`,
      content: sql<string>`coalesce(${own.content}, ${english.content}, '')`,
    })
    .from(tourItems)
    .innerJoin(tours, eq(tours.id, tourItems.tourId))
    .leftJoin(own, and(eq(own.itemId, tourItems.id), eq(own.language, language)))
    .leftJoin(english, and(eq(english.itemId, tourItems.id), eq(english.language, 'en')))
    .where(where)
    .orderBy(asc(tours.type), asc(tourItems.code));
  return rows.sort((one, other) =>
    one.type === other.type ? inOrder.compare(one.displayOrder, other.displayOrder) : 0,
  );
}

export type TourItem = Awaited<ReturnType<typeof findItems>>[number];

interface Place {
  readonly type: TourItem['type'];
  readonly urlName: string;
}

/** The frame's tour is the same wherever it is asked for. */
const isAt = ({ type, urlName }: Place) =>
  and(eq(tours.type, type), eq(tours.urlName, type === 'global' ? '' : urlName));

/** The active steps of one tour, in their order, in a language or else in English. */
export async function tourSteps(db: Database, place: Place, language: Language): Promise<TourItem[]> {
  return findItems(db, language, and(isAt(place), eq(tourItems.isActive, true)));
}

/** Every step that is shown on a page: the frame's, then the page's own, each in their order. */
export async function tourItemsOn(db: Database, urlName: string, language: Language): Promise<TourItem[]> {
  return findItems(db, language, or(isAt({ type: 'global', urlName }), isAt({ type: 'page', urlName })));
}

/** A step by its code, held until the end of the transaction. */
export async function lockItem(db: Database, code: string, language: Language): Promise<TourItem | undefined> {
  await db.select({ id: tourItems.id }).from(tourItems).where(eq(tourItems.code, code)).for('update');
  const [item] = await findItems(db, language, eq(tourItems.code, code));
  return item;
}

interface ItemChange {
  readonly displayOrder: string;
  readonly isActive: boolean;
  readonly content: string;
}

/** Stores a step; its content in one language, under the name that it had there. */
export async function storeItem(db: Database, item: TourItem, change: ItemChange, language: Language): Promise<void> {
  const { displayOrder, isActive, content } = change;
  await db.update(tourItems).set({ displayOrder, isActive }).where(eq(tourItems.id, item.id));
  await db
    .insert(tourItemTexts)
    .values({ itemId: item.id, language, displayName: item.displayName, content })
    .onConflictDoUpdate({ target: [tourItemTexts.itemId, tourItemTexts.language], set: { content } });
}
