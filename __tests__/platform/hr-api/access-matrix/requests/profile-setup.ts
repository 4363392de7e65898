import type { sectionDraftCalls } from '../../../../../lib/contract/profile/setup/drafts';
import type { optionListCalls } from '../../../../../lib/contract/profile/setup/option-lists';
import type { sectionPublishingCalls } from '../../../../../lib/contract/profile/setup/publishing';
import type { setupSectionCalls } from '../../../../../lib/contract/profile/setup/sections';
import type { sectionTesterCalls } from '../../../../../lib/contract/profile/setup/testers';
import type { Scene } from '../scene';
import { forAll, type RequestTable } from './request-table';

type SetupCalls = keyof (typeof setupSectionCalls &
  typeof sectionDraftCalls &
  typeof sectionPublishingCalls &
  typeof sectionTesterCalls &
  typeof optionListCalls);

const SectionCode = 7;
const Revision = 'none';
const Definition = {
  names: { en: 'Work experience' },
  link: '',
  groups: [{ code: 'main', names: { en: 'Main' } }],
  fields: [{ code: 'place', key: 'Place', type: 'text' as const, names: { en: 'Place' }, group: 'main' }],
  access: { self: 'edit' as const },
};
const ofSection = forAll({ SectionCode });

export const profileSetupRequests: RequestTable<SetupCalls> = {
  listSetupSections: forAll({}),
  createSection: forAll({ names: { en: 'Vehicles' } }),
  orderSections: forAll({ SectionCodes: [SectionCode] }),
  retireSection: ofSection,
  restoreSection: ofSection,
  getSectionDraft: ofSection,
  getSectionVersion: forAll({ SectionCode, Number: 1 }),
  saveSectionDraft: forAll({ SectionCode, Revision, Definition }),
  discardSectionDraft: forAll({ SectionCode, Revision }),
  checkSectionDraft: forAll({ SectionCode, Definition }),
  getSectionPreview: { employee: () => ({ SectionCode, Number: 1 }), manager: () => ({ SectionCode, As: 'manager' }) },
  searchPreviewOptions: forAll({ SectionCode, Number: 1, FieldCode: 'Country' }),
  getPublishFigures: ofSection,
  publishSectionDraft: forAll({ SectionCode, Revision }),
  compareSectionVersions: forAll({ SectionCode, Before: 1, After: 0 }),
  listSectionTesters: ofSection,
  saveSectionTesters: {
    report: ({ report }: Scene) => ({ SectionCode, ChillCodes: [report.employment] }),
    foreign: ({ foreign }: Scene) => ({ SectionCode, ChillCodes: [foreign.employment] }),
  },
  listOwnSectionTests: forAll({}),
  getSectionTest: ofSection,
  trySectionDraft: forAll({ SectionCode, Revision, Values: { Place: 'Pune' } }),
  listOptionLists: forAll({}),
  listOptions: forAll({ Key: 'relations' }),
  uploadOptionFile: forAll({ filename: 'options.csv' }),
  checkOptionFile: forAll({ HeaderCode: 'nobodys' }),
  saveOptionList: forAll({ HeaderCode: 'nobodys', Names: { en: 'Vehicles' } }),
};
