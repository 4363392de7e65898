import { languages, type Language } from '../../../../lib/contract/platform/languages';
import type { UnitNames } from '../../../../lib/contract/structure/units';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { namesOf } from '../../../platform/texts/data';
import { valueOn, type Structure } from '../plan/structure';

export type NameOn = (code: string, on: CalendarDate) => string;

/** What each unit is called on a day in a language, in English where it has none. A unit that is gone is called by its code. */
export async function unitNamesIn(db: Database, structure: Structure, language: Language): Promise<NameOn> {
  const known = await namesOf(db, 'unit', language);
  return (code, on) => {
    const names = valueOn(structure.get(code)?.names ?? [], on);
    return names?.[language] ?? names?.['en'] ?? known.get(code) ?? code;
  };
}

/** A unit's names on a day, each as it was given. */
export async function namesToEdit(
  db: Database,
  structure: Structure,
  { code, on }: { code: string; on: CalendarDate },
) {
  const names = valueOn(structure.get(code)?.names ?? [], on);
  const given: [Language, string][] = [];
  for (const language of languages)
    given.push([language, names ? (names[language] ?? '') : ((await namesOf(db, 'unit', language)).get(code) ?? '')]);
  return Object.fromEntries(given) as UnitNames;
}
