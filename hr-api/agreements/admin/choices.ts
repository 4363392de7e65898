import { asc } from 'drizzle-orm';
import type { ReplyFor } from '../../../lib/contract/all';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import { locations, units } from '../../people/organisation/tables';
import { namesOf } from '../../platform/texts/data';
import { namedSections } from '../gate/profile-sections';

type Unit = ReplyFor<'listConductChoices'>['Units'][number];

/** What an agreement can be about and for whom: units as a tree in reading order, locations by name, sections of the profile. */
export async function listChoices(db: Database, language: Language): Promise<ReplyFor<'listConductChoices'>> {
  const unitNames = await namesOf(db, 'unit', language);
  const locationNames = await namesOf(db, 'location', language);
  const allUnits = await db.select().from(units).orderBy(asc(units.position), asc(units.code));
  const below = (parent: string | null, depth: number): Unit[] =>
    allUnits
      .filter(({ parentCode }) => parentCode === parent)
      .flatMap(({ code }) => [
        { Code: code, Name: unitNames.get(code) ?? code, Depth: depth },
        ...below(code, depth + 1),
      ]);
  const allLocations = await db.select({ code: locations.code }).from(locations);
  return {
    Units: below(null, 0),
    Locations: allLocations
      .map(({ code }) => ({ Code: code, Name: locationNames.get(code) ?? code }))
      .sort((one, other) => one.Name.localeCompare(other.Name, language)),
    Sections: namedSections(language),
  };
}
