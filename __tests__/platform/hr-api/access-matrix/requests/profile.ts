import type { benefitCalls } from '../../../../../lib/contract/profile/benefits';
import type { candidatePhotoCalls } from '../../../../../lib/contract/profile/candidate-photo';
import type { profileCardCalls } from '../../../../../lib/contract/profile/cards';
import type { sectionFieldCalls } from '../../../../../lib/contract/profile/fields';
import type { sectionFileCalls } from '../../../../../lib/contract/profile/files';
import type { sectionInsightCalls } from '../../../../../lib/contract/profile/insight';
import type { sectionRowCalls } from '../../../../../lib/contract/profile/rows';
import type { sectionCalls } from '../../../../../lib/contract/profile/sections';
import type { Scene } from '../scene';
import { forAll, type RequestTable } from './request-table';

type ProfileCalls = keyof (typeof sectionCalls &
  typeof sectionFieldCalls &
  typeof sectionRowCalls &
  typeof sectionInsightCalls &
  typeof sectionFileCalls &
  typeof profileCardCalls &
  typeof candidatePhotoCalls &
  typeof benefitCalls);

const CONTACT = 3;
const FAMILY = 5;
const BANK = 8;

/** Of one's own record, of that of somebody who reports to E1002, and of somebody's of another unit. */
const ofRecords = <Request>(request: (ChillCode: string) => Request) => ({
  own: (_: Scene) => request(''),
  report: ({ report }: Scene) => request(report.employment),
  foreign: ({ foreign }: Scene) => request(foreign.employment),
});

const ofSection = (SectionCode: number) => ofRecords((ChillCode) => ({ SectionCode, ChillCode }));

export const profileRequests: RequestTable<ProfileCalls> = {
  listSectionInfo: forAll({ SectionCode: CONTACT }),
  getSectionHeader: ofSection(CONTACT),
  listSectionsOfLink: forAll({ LinkURL: '/ecenter/profilecontact' }),
  listSectionChoices: forAll({}),
  listSections: ofRecords((ChillCode) => ({ ChillCode })),
  listSectionFields: ofSection(BANK),
  listSelectOptions: ofSection(CONTACT),
  listRadioOptions: ofSection(BANK),
  listCheckboxOptions: ofSection(CONTACT),
  searchSectionOptions: ofRecords((ChillCode) => ({ SectionCode: BANK, ChillCode, FieldCode: 'BankCode' })),
  searchBankBranches: forAll({ SearchText: 'a' }),
  getSectionRow: ofSection(BANK),
  listSectionRows: ofSection(FAMILY),
  saveSection: ofRecords((ChillCode) => ({ SectionCode: CONTACT, ChillCode, member: 'profilecontact' })),
  deleteSectionRow: ofRecords((ChillCode) => ({ SectionCode: FAMILY, ChillCode, KeyCode: 'nobodys' })),
  getSaveEffects: ofSection(CONTACT),
  listSectionFacts: ofSection(BANK),
  listSectionHistory: ofSection(CONTACT),
  getAccessReason: ofSection(BANK),
  getWholeValue: ofRecords((ChillCode) => ({ SectionCode: BANK, ChillCode, FieldCode: 'AccountNumber' })),
  getSectionFileInfo: forAll({ HeaderCode: 'nobodys' }),
  getSectionFile: forAll({ headercode: 'nobodys' }),
  uploadSectionFile: forAll({ filename: 'proof.pdf' }),
  listReportingInfo: ofRecords((UserCode) => ({ UserCode })),
  listTagInfo: ofRecords((UserCode) => ({ UserCode })),
  getCoverDetail: ofRecords((ChillCode) => ({ ChillCode })),
  listChecklist: ofRecords((UserCode) => ({ UserCode })),
  getCandidatePhotoInfo: forAll({ HeaderCode: '0' }),
  getCandidatePhoto: forAll({ headercode: '0' }),
  uploadCandidatePhoto: forAll({ filename: 'Photo.Jpeg' }),
  listEmploymentStatuses: ofRecords((UserCode) => ({ UserCode })),
  getProfileView: ofRecords((ChillCode) => ({ ChillCode })),
  listBenefitOptions: forAll({}),
  listBenefitDetails: ofRecords((UserCode) => ({ UserCode })),
  listRelatives: ofRecords((UserCode) => ({ UserCode })),
  saveBenefits: ofRecords((UserCode) => ({
    Entries: [{ UserCode, Family_Code: 'nobodys', Benefit_Code: 1, FNominee: 'Yes' as const, Percentage: '10' }],
  })),
  listEmployeeCard: ofRecords((UserCode) => ({ UserCode })),
  saveAboutMe: forAll({ AboutMe: 'I like to explain.' }),
};
