import { defineCapability } from '../../platform/capability';
import { ROLE } from '../../people/accounts/role-codes';
import auditTexts from './audit-texts.json';
import { joiningSetupHandlers } from './joining-setup-handlers';
import { employeeIdsPage, leavingReasonsPage } from './pages';

export const joiningSetupCapability = defineCapability({
  name: 'joining-setup',
  handlers: joiningSetupHandlers,
  menuEntries: [leavingReasonsPage, employeeIdsPage].map((page) => ({ ...page, roles: [ROLE.administrator] })),
  pageRights: {
    'process/leavingreasons': { permission: 'change.configure' },
    'process/employeeids': { permission: 'change.configure' },
  },
  auditTexts,
});
