import { asc, count, countDistinct, desc, eq, isNull } from 'drizzle-orm';
import type { Handler } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';
import { dayOf, wireDate, wireInstant, type CalendarDate } from '../../../platform/dates';
import { nameIn } from '../../../people/record/sections/section-form';
import { recordSections, recordValues, recordVersions } from '../../../people/record/tables';
import { requireEveryone } from '../../../people/accounts/require-everyone';
import { personsByAccounts } from '../../rows/by-whom';
import { pageOf } from '../../sections/section-info';
import { recordProposals } from '../../tables';
import { isNeeded } from '../check/needed-fields';
import { sectionOf } from '../preview/preview';
import { isReplaced } from '../versions/planned-versions';
import type { Version } from '../versions/open-setup';

/** How many people each section holds something of, and how many proposals are open there. */
async function figuresOf(db: Database) {
  const held = await db
    .select({ code: recordValues.sectionCode, persons: countDistinct(recordValues.personId) })
    .from(recordValues)
    .where(isNull(recordValues.supersededAt))
    .groupBy(recordValues.sectionCode);
  const open = await db
    .select({ code: recordProposals.sectionCode, count: count() })
    .from(recordProposals)
    .where(eq(recordProposals.state, 'pending'))
    .groupBy(recordProposals.sectionCode);
  const persons = new Map(held.map((row) => [row.code, row.persons]));
  const proposals = new Map(open.map((row) => [row.code, row.count]));
  return (code: number) => ({ Persons: persons.get(code) ?? 0, Open: proposals.get(code) ?? 0 });
}

/** What is in force on a day among the published versions of a section, the latest of which comes first. */
function inForce(published: readonly Version[], on: CalendarDate): Version | undefined {
  return published.find(({ validFrom }) => validFrom !== null && validFrom <= on);
}

function stateOf(version: Version, all: readonly Version[], on: CalendarDate) {
  if (version.id === inForce(all, on)?.id) return 'in_force' as const;
  return `${version.validFrom}` > on && !isReplaced(version, all) ? ('planned' as const) : ('past' as const);
}

export const listSetupSections: Handler<'listSetupSections'> = async (_, context) => {
  requireEveryone(context);
  const { db, now, language } = context;
  const on = dayOf(now);
  const sections = await db
    .select()
    .from(recordSections)
    .orderBy(asc(recordSections.position), asc(recordSections.code));
  const versions = await db.select().from(recordVersions).orderBy(desc(recordVersions.number));
  const nameOf = await personsByAccounts(
    context,
    versions.flatMap(({ publishedBy, savedBy }) => [publishedBy, savedBy].filter((id) => id !== null)),
  );
  const figures = await figuresOf(db);
  return sections.flatMap((section) => {
    const own = versions.filter(({ sectionCode }) => sectionCode === section.code);
    const draft = own.find(({ state }) => state === 'draft');
    const published = own.filter(({ state }) => state === 'published');
    const current = inForce(published, on);
    const shown = current ?? published[0] ?? draft;
    if (!shown) return [];
    const { definition } = shown;
    return {
      SectionCode: section.code,
      Name: nameIn(definition.names, language),
      Area: definition.area,
      Image: definition.image,
      IsMaster: definition.isMaster,
      LinkURL: current ? pageOf(sectionOf({ section }, current)) : '',
      Fields: definition.fields.filter(({ isRetired }) => !isRetired).length,
      HasDraft: draft !== undefined,
      DraftSavedDate: draft?.savedAt ? wireInstant(draft.savedAt) : '',
      DraftSavedBy: draft ? nameOf(draft.savedBy).Name : '',
      RetiredDate: section.retiredAt ? wireInstant(section.retiredAt) : '',
      CanRetire: !isNeeded(section.code, definition),
      ...figures(section.code),
      Versions: published.map((version) => ({
        Number: version.number,
        ValidFrom: wireDate(version.validFrom ?? on),
        PublishedDate: version.publishedBy && version.publishedAt ? wireInstant(version.publishedAt) : '',
        PublishedBy: nameOf(version.publishedBy).Name,
        State: stateOf(version, published, on),
      })),
    };
  });
};
