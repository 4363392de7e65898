import { createHash } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { TourStep } from '../../../lib/contract/workplace/tours';
import type { Database } from '../../platform/db/database';
import { tourItems, tourItemTexts, tours } from './tables';

const inOrder = new Intl.Collator('en', { numeric: true });

/** The tour of a page, or the frame's where the name of the page is empty; undefined where there is none. */
export async function findTour(db: Database, urlName: string) {
  const type = urlName === '' ? 'global' : 'page';
  const [tour] = await db
    .select()
    .from(tours)
    .where(and(eq(tours.type, type), eq(tours.urlName, urlName)));
  return tour;
}

/** Its steps in their order and in all languages, and what a save brings back so that nobody overwrites somebody else's. */
export async function readTour(db: Database, urlName: string): Promise<{ Version: string; Steps: TourStep[] }> {
  const tour = await findTour(db, urlName);
  const items = tour
    ? await db.select().from(tourItems).where(eq(tourItems.tourId, tour.id)).orderBy(asc(tourItems.code))
    : [];
  const ids = items.map(({ id }) => id);
  const texts = ids.length ? await db.select().from(tourItemTexts).where(inArray(tourItemTexts.itemId, ids)) : [];
  const Steps = items
    .sort((one, other) => inOrder.compare(one.displayOrder, other.displayOrder))
    .map(({ id, code, fieldName, isActive }) => {
      const own = texts
        .filter(({ itemId }) => itemId === id)
        .sort((one, other) => (one.language < other.language ? -1 : 1));
      return {
        FieldCode: code,
        FieldName: fieldName,
        Active: isActive ? ('A' as const) : ('N' as const),
        Names: Object.fromEntries(own.map(({ language, displayName }) => [language, displayName])),
        Contents: Object.fromEntries(own.map(({ language, content }) => [language, content])),
      };
    });
  return { Version: createHash('sha256').update(JSON.stringify(Steps)).digest('base64url'), Steps };
}
