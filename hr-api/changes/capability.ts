import { ROLE } from '../people/accounts/role-codes';
import { defineCapability } from '../platform/capability';
import { changeSubject } from './approval/change-subject';
import auditTexts from './audit-texts.json';
import { assignmentHandlers } from './assignments/assignment-handlers';
import { endingCounts, homeEndings } from './job-status/ending-at-home';
import { jobStatusHandlers } from './job-status/job-status-handlers';
import { peopleToChangeHandlers } from './people/people-handlers';
import { managersPage } from './managers-page';
import { changePermissions } from './permissions';
import { changePreviewHandlers } from './preview/preview-handlers';
import { changeHandlers } from './record/change-handlers';
import { reportingLineHandlers } from './reporting-lines/line-handlers';
import permissionTexts from './permission-texts.json';

export const changesCapability = defineCapability({
  name: 'changes',
  handlers: {
    ...jobStatusHandlers,
    ...reportingLineHandlers,
    ...assignmentHandlers,
    ...changePreviewHandlers,
    ...changeHandlers,
    ...peopleToChangeHandlers,
  },
  permissions: changePermissions,
  permissionTexts,
  menuEntries: [{ ...managersPage, roles: [ROLE.appraiser] }],
  approvalSubjects: [changeSubject],
  homeRows: homeEndings,
  counts: endingCounts,
  auditTexts,
});
