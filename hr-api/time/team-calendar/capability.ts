import { ROLE } from '../../people/accounts/role-codes';
import { defineCapability } from '../../platform/capability';
import { findAwayNow } from './absences/find-away-now';
import menuNames from './menu-names.json';
import { teamCalendarHandlers } from './team-calendar-handlers';

export const teamCalendarCapability = defineCapability({
  name: 'team-calendar',
  handlers: teamCalendarHandlers,
  menuEntries: [
    {
      module: 'timemanage',
      link: 'teamcalendar',
      group: 'mine',
      subGroup: 'leave',
      roles: Object.values(ROLE),
      names: menuNames,
    },
  ],
  absences: findAwayNow,
});
