import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import { catalogueIn, type Catalogue } from './catalogue';
import type { WorkingTime } from '../../platform/calendar/working-time';
import { helpdeskVersions } from '../tables';
import { readWorkingTime } from '../targets/working-time';

interface KeptCatalogue {
  readonly catalogue: Catalogue;
  readonly time: WorkingTime;
}

let kept = { version: '', languages: new Map<Language, KeptCatalogue>() };

/**
 * The catalogue in a language and when clocks run, read once per process for each version of the settings. A version is random
 * and written by the transaction that changes the settings: one that is rolled back never comes again, and what is read while
 * settings change is kept under the version before, which nobody meets afterwards.
 */
export async function keptCatalogue(db: Database, language: Language): Promise<KeptCatalogue> {
  const [row] = await db.select().from(helpdeskVersions);
  const known = row && kept.version === row.version ? kept.languages.get(language) : undefined;
  if (known) return known;
  const read = { catalogue: await catalogueIn(db, language), time: await readWorkingTime(db) };
  if (!row) return read;
  if (kept.version !== row.version) kept = { version: row.version, languages: new Map() };
  kept.languages.set(language, read);
  return read;
}
