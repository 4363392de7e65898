import { sectionDifferences } from '../../../../lib/contract/people/section-differences';
import type { SectionDifference } from '../../../../lib/contract/profile/setup/publishing';
import type { Language } from '../../../../lib/contract/platform/languages';
import type { Handler } from '../../../platform/calls/call';
import { openSetup, versionOf, type Version } from '../versions/open-setup';

const MAX_TOLD = 5_000;

export const wireDifferences = (
  before: Pick<Version, 'definition'>,
  after: Pick<Version, 'definition'>,
  language: Language,
): SectionDifference[] =>
  sectionDifferences(before.definition, after.definition, language)
    .slice(0, MAX_TOLD)
    .map((one) => ({
      Part: one.part,
      Kind: one.kind,
      FieldCode: one.fieldCode,
      Name: one.name,
      Property: one.property,
      Before: one.before,
      After: one.after,
    }));

export const compareSectionVersions: Handler<'compareSectionVersions'> = async (
  { SectionCode, Before, After },
  context,
) => {
  const setup = await openSetup(context, SectionCode);
  const [before, after] = [await versionOf(context, setup, Before), await versionOf(context, setup, After)];
  return wireDifferences(before, after, context.language);
};
