import auditTexts from './audit-texts.json';
import menuNames from './menu-names.json';
import { ROLE } from '../people/accounts/role-codes';
import { defineCapability } from '../platform/capability';
import { benefitHandlers } from './benefits/benefit-handlers';
import { profileCardHandlers } from './cards/card-handlers';
import { candidatePhotoHandlers } from './files/candidate-photo';
import { sectionFileHandlers } from './files/file-handlers';
import { sectionInsightHandlers } from './insight/insight-handlers';
import { resealProposals } from './proposals/reseal-proposals';
import { sectionSubject } from './proposals/section-subject';
import { recordShare } from './rows/record-share';
import { sectionRowHandlers } from './rows/row-handlers';
import { sectionFieldHandlers } from './sections/field-handlers';
import { sectionHandlers } from './sections/section-handlers';
import { OPTION_FILE } from './setup/lists/option-file';
import { optionListHandlers } from './setup/lists/option-list-handlers';
import { setupPermissions } from './setup/permissions';
import {
  sectionDraftHandlers,
  sectionPublishingHandlers,
  sectionTesterHandlers,
  setupSectionHandlers,
} from './setup/setup-handlers';
import { CANDIDATE_PHOTO, SECTION_FILE } from './tables';
import permissionTexts from './permission-texts.json';
import { profileErasure } from './profile-erasure';

export const profileCapability = defineCapability({
  name: 'profile',
  handlers: {
    ...sectionHandlers,
    ...sectionFieldHandlers,
    ...sectionRowHandlers,
    ...sectionFileHandlers,
    ...candidatePhotoHandlers,
    ...sectionInsightHandlers,
    ...profileCardHandlers,
    ...benefitHandlers,
    ...setupSectionHandlers,
    ...sectionDraftHandlers,
    ...sectionPublishingHandlers,
    ...sectionTesterHandlers,
    ...optionListHandlers,
  },
  permissions: setupPermissions,
  permissionTexts,
  approvalSubjects: [sectionSubject],
  personalData: [recordShare],
  secretAnswers: resealProposals,
  uploadSubjects: [SECTION_FILE, CANDIDATE_PHOTO, OPTION_FILE],
  menuEntries: [
    {
      module: 'process',
      link: 'profilesetup',
      group: 'setup',
      subGroup: 'profile',
      roles: [ROLE.hr, ROLE.administrator],
      names: menuNames,
    },
  ],
  erasure: [profileErasure],
  pageRights: { 'process/profilesetup': { permission: 'section.configure', isOverEveryone: true } },
  auditTexts,
});
