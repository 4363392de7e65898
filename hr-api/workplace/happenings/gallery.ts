import type { Database } from '../../platform/db/database';
import { insertRows } from '../../platform/insert-rows';
import { textRows } from '../../people/organisation/sample';
import { texts } from '../../platform/texts/tables';
import { wishImages } from './tables';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

/** Loads the cards that the portal brings for wishes. */
export async function loadGallery(db: Database): Promise<void> {
  await insertRows(
    db,
    wishImages,
    Object.keys(en).map((path, position) => ({ path, position })),
  );
  await insertRows(db, texts, textRows('wish-image', { de, en, es, fr, ja, zh }));
}
