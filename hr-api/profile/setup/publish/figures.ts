import type { Handler } from '../../../platform/calls/call';
import { dayOf, wireDate } from '../../../platform/dates';
import { plannedVersions } from '../versions/planned-versions';
import { nameIn } from '../../../people/record/sections/section-form';
import { draftIssues, wireIssues } from '../check/draft-issues';
import { heldValues } from '../check/held-values';
import { openSetup, shownOf } from '../versions/open-setup';
import { revisionOf } from '../versions/revision';
import { countIncomplete } from './incomplete';
import { dryRuns } from './misfits';
import { chainsOf, changedCodes, openProposals } from './open-work';
import { wireDifferences } from './wire-differences';

/** Of a section that is not published yet nothing is there to be met. */
const NOTHING = { groups: [], fields: [], copies: [], access: {} };

/** What a draft would meet. */
export const getPublishFigures: Handler<'getPublishFigures'> = async ({ SectionCode }, context) => {
  const { db, now, language } = context;
  const setup = await openSetup(context, SectionCode);
  const { definition } = shownOf(setup);
  const before = setup.published?.definition ?? null;
  const old = before ?? { ...definition, ...NOTHING };
  const issues = await draftIssues(db, setup, definition);
  const held = await heldValues(db, SectionCode);
  const runs = before ? await dryRuns(context, SectionCode, [before, definition]) : [];
  const open = await openProposals(db, SectionCode, changedCodes(old, definition));
  const asked = { sectionCode: SectionCode, before, after: definition };
  const retired = new Set(definition.fields.filter(({ isRetired }) => isRetired).map(({ code }) => code));
  return {
    Revision: revisionOf(setup),
    Issues: wireIssues(issues, definition, language),
    Fields: old.fields.flatMap(({ code, names }) => {
      const { values = 0, persons = 0 } = held.get(code) ?? {};
      const figures = { Values: values, Persons: persons, IsRetired: retired.has(code) };
      return values > 0 ? [{ FieldCode: code, Name: nameIn(names, language), ...figures }] : [];
    }),
    Changes: runs.map((run) => ({
      FieldCode: run.after.code,
      Name: nameIn(run.after.names, language),
      Before: run.before.type,
      After: run.after.type,
      Values: run.values,
      Misfits: run.misfits,
    })),
    Open: open.open,
    OpenConcerned: open.concerned,
    Planned: (await plannedVersions(db, SectionCode, dayOf(now))).map(({ number, validFrom }) => ({
      Number: number,
      ValidFrom: wireDate(validFrom),
    })),
    Incomplete: await countIncomplete(db, asked, dayOf(now)),
    Chains: await chainsOf(db, SectionCode, definition),
    Differences: wireDifferences({ definition: old }, { definition }, language),
  };
};
