import { ROLE } from '../../people/accounts/role-codes';
import { defineCapability } from '../../platform/capability';
import { orgChartHandlers } from './handlers';
import names from './menu-names.json';

export const orgChartCapability = defineCapability({
  name: 'org-chart',
  handlers: orgChartHandlers,
  menuEntries: [
    {
      module: 'ecenter',
      link: 'orgchart',
      group: 'mine',
      subGroup: 'directory',
      roles: Object.values(ROLE),
      names,
    },
  ],
});
