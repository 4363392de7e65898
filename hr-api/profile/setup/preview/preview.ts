import type { z } from 'zod';
import type { Relation } from '../../../../lib/contract/people/record-rules';
import type { previewSchema } from '../../../../lib/contract/profile/setup/drafts';
import type { Section } from '../../../people/record/sections/sections';
import { openFields, type OpenSection } from '../../access/open-section';
import { CHECKBOXES, RADIOS, SELECTS, wireOptions } from '../../sections/options';
import { sectionInfo } from '../../sections/section-info';
import { wireFields } from '../../sections/wire-field';
import { draftIssues, wireIssues } from '../check/draft-issues';
import type { Setup, SetupContext, Version } from '../versions/open-setup';

const CHOICES = new Set([...SELECTS, ...RADIOS, ...CHECKBOXES]);

/** A version as the section that it would be. */
export const sectionOf = ({ section }: Pick<Setup, 'section'>, { id, number, definition }: Version): Section => ({
  code: section.code,
  position: section.position,
  versionId: id,
  number,
  definition,
});

/** A version open to whoever stands so to a person; lists of a person's own are those of whoever looks. */
export function openVersion({ actor }: SetupContext, setup: Setup, version: Version, as: Relation) {
  const section = sectionOf(setup, version);
  const open: Pick<OpenSection, 'section' | 'access'> = { section, access: openFields(section, new Set([as])) };
  return { ...open, subject: { personId: actor.personId } };
}

/** The form of a version, as it would be shown to whoever stands so to a person. */
export async function previewOf(
  context: SetupContext,
  setup: Setup,
  { version, as }: { readonly version: Version; readonly as: Relation },
): Promise<z.input<typeof previewSchema>> {
  const { db, language } = context;
  const isDraft = version.state === 'draft';
  const issues = isDraft ? await draftIssues(db, setup, version.definition) : [];
  const open = openVersion(context, setup, version, as);
  const isShown = issues.length === 0;
  return {
    SectionInfo: sectionInfo(open.section, language),
    Issues: wireIssues(issues, version.definition, language),
    Fields: isShown ? await wireFields(context, open) : [],
    Options: isShown ? await wireOptions(context, open, CHOICES) : {},
  };
}
