import type { ReplyFor } from '../../../lib/contract/all';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import { locations } from '../../people/organisation/tables';
import { listUnitTree } from '../../people/organisation/unit-tree';
import { dayOf } from '../../platform/dates';
import { nameIn } from '../../people/record/sections/section-form';
import { sectionsOn } from '../../people/record/sections/sections';
import { namesOf } from '../../platform/texts/data';
import { sectionCodeOf } from '../gate/asked-sections';

/** What an agreement can be about and for whom: units as a tree in reading order, locations by name, sections of the profile. */
export async function listChoices(
  db: Database,
  { language, now }: { language: Language; now: Date },
): Promise<ReplyFor<'listConductChoices'>> {
  const sections = await sectionsOn(db, dayOf(now));
  const locationNames = await namesOf(db, 'location', language);
  const allLocations = await db.select({ code: locations.code }).from(locations);
  return {
    Units: await listUnitTree(db, language, dayOf(now)),
    Locations: allLocations
      .map(({ code }) => ({ Code: code, Name: locationNames.get(code) ?? code }))
      .sort((one, other) => one.Name.localeCompare(other.Name, language)),
    Sections: sections.map((section) => ({
      Code: sectionCodeOf(section),
      Name: nameIn(section.definition.names, language),
    })),
  };
}
