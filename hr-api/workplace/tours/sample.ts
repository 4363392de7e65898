import { randomUUID } from 'node:crypto';
import { languages } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import { insertRows } from '../../platform/insert-rows';
import { newCode } from '../../platform/new-code';
import { tourItems, tourItemTexts, tours } from './tables';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

interface ItemTexts {
  readonly name: string;
  readonly content: string;
}
/** The steps of each tour by the name of their element, in the order in which they are shown. */
type TourTexts = Record<string, Record<string, ItemTexts>>;

const words: Record<(typeof languages)[number], TourTexts> = { de, en, es, fr, ja, zh };

/** The tours that the product brings: that of the frame, and those of pages with something to show. */
export async function loadTours(db: Database): Promise<void> {
  for (const [place, steps] of Object.entries(words.en)) {
    const tourId = randomUUID();
    const isGlobal = place === 'global';
    const type = isGlobal ? ('global' as const) : ('page' as const);
    await insertRows(db, tours, [{ id: tourId, code: newCode(), type, urlName: isGlobal ? '' : place }]);
    const items = Object.keys(steps).map((fieldName, index) => ({
      id: randomUUID(),
      code: newCode(),
      tourId,
      fieldName,
      displayOrder: String(index + 1),
    }));
    await insertRows(db, tourItems, items);
    await insertRows(
      db,
      tourItemTexts,
      items.flatMap(({ id, fieldName }) => languages.map((language) => textRow(id, language, place, fieldName))),
    );
  }
}

function textRow(itemId: string, language: (typeof languages)[number], place: string, fieldName: string) {
  const text = words[language][place]?.[fieldName];
  if (!text) throw new Error(`no ${language} text for the step ${place} ${fieldName}`);
  return { itemId, language, displayName: text.name, content: `<p>${text.content}</p>` };
}
