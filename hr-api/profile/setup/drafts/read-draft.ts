import type { Handler } from '../../../platform/calls/call';
import { wireDate, wireInstant } from '../../../platform/dates';
import { personsByAccounts } from '../../rows/by-whom';
import { draftIssues, wireIssues } from '../check/draft-issues';
import { heldValues } from '../check/held-values';
import { neededFields } from '../check/needed-fields';
import { openSetup, shownOf, versionOf } from '../versions/open-setup';
import { revisionOf } from '../versions/revision';
import { tidyDefinition } from './tidy-definition';

export const getSectionDraft: Handler<'getSectionDraft'> = async ({ SectionCode }, context) => {
  const { db, language } = context;
  const setup = await openSetup(context, SectionCode);
  const { definition, savedAt, savedBy, basedOn } = shownOf(setup);
  const { draft, published } = setup;
  const nameOf = await personsByAccounts(context, savedBy ? [savedBy] : []);
  const holding = await heldValues(db, SectionCode);
  const needed = published ? neededFields(SectionCode, published.definition) : new Set<string>();
  return {
    Revision: revisionOf(setup),
    IsDraft: draft !== null,
    BasedOn: (draft ? basedOn : published?.number) ?? 0,
    Definition: definition,
    SavedDate: draft && savedAt ? wireInstant(savedAt) : '',
    SavedBy: draft ? nameOf(savedBy).Name : '',
    Holding: [...holding].map(([FieldCode, { values }]) => ({ FieldCode, Values: values })),
    Needed: [...needed],
    Issues: wireIssues(await draftIssues(db, setup, definition), definition, language),
  };
};

export const getSectionVersion: Handler<'getSectionVersion'> = async ({ SectionCode, Number }, context) => {
  const version = await versionOf(context, await openSetup(context, SectionCode), Number);
  return {
    Number: version.state === 'draft' ? 0 : version.number,
    ValidFrom: version.validFrom ? wireDate(version.validFrom) : '',
    Definition: version.definition,
  };
};

export const checkSectionDraft: Handler<'checkSectionDraft'> = async ({ SectionCode, Definition }, context) => {
  const { db, language } = context;
  const setup = await openSetup(context, SectionCode);
  const definition = tidyDefinition(Definition, shownOf(setup).definition);
  return { Issues: wireIssues(await draftIssues(db, setup, definition), definition, language) };
};
