import type { sectionDraftCalls } from '../../../lib/contract/profile/setup/drafts';
import type { sectionPublishingCalls } from '../../../lib/contract/profile/setup/publishing';
import type { setupSectionCalls } from '../../../lib/contract/profile/setup/sections';
import type { sectionTesterCalls } from '../../../lib/contract/profile/setup/testers';
import type { Handlers } from '../../platform/calls/call';
import { discardSectionDraft } from './drafts/discard-draft';
import { checkSectionDraft, getSectionDraft, getSectionVersion } from './drafts/read-draft';
import { saveSectionDraft } from './drafts/save-draft';
import { getSectionPreview, searchPreviewOptions } from './preview/preview-handlers';
import { getPublishFigures } from './publish/figures';
import { publishSectionDraft } from './publish/publish-draft';
import { compareSectionVersions } from './publish/wire-differences';
import { orderSections, restoreSection, retireSection } from './sections/change-sections';
import { createSection } from './sections/create-section';
import { listSetupSections } from './sections/list-sections';
import { getSectionTest, listOwnSectionTests, trySectionDraft } from './testers/test-handlers';
import { listSectionTesters, saveSectionTesters } from './testers/tester-handlers';

const allow = 'section.configure';

export const setupSectionHandlers: Handlers<keyof typeof setupSectionCalls> = {
  listSetupSections: { allow, handle: listSetupSections },
  createSection: { allow, handle: createSection },
  orderSections: { allow, handle: orderSections },
  retireSection: { allow, handle: retireSection },
  restoreSection: { allow, handle: restoreSection },
};

export const sectionDraftHandlers: Handlers<keyof typeof sectionDraftCalls> = {
  getSectionDraft: { allow, handle: getSectionDraft },
  getSectionVersion: { allow, handle: getSectionVersion },
  saveSectionDraft: { allow, work: 'draft', handle: saveSectionDraft },
  discardSectionDraft: { allow, handle: discardSectionDraft },
  checkSectionDraft: { allow, handle: checkSectionDraft },
  getSectionPreview: { allow, handle: getSectionPreview },
  searchPreviewOptions: { allow: 'visible', handle: searchPreviewOptions },
};

export const sectionPublishingHandlers: Handlers<keyof typeof sectionPublishingCalls> = {
  getPublishFigures: { allow, handle: getPublishFigures },
  publishSectionDraft: { allow, handle: publishSectionDraft },
  compareSectionVersions: { allow, handle: compareSectionVersions },
};

export const sectionTesterHandlers: Handlers<keyof typeof sectionTesterCalls> = {
  listSectionTesters: { allow, handle: listSectionTesters },
  saveSectionTesters: { allow, handle: saveSectionTesters },
  listOwnSectionTests: { allow: 'own', handle: listOwnSectionTests },
  getSectionTest: { allow: 'own', handle: getSectionTest },
  trySectionDraft: { allow: 'own', work: 'draft', handle: trySectionDraft },
};
