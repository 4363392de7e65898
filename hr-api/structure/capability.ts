import { ROLE } from '../people/accounts/role-codes';
import { defineCapability } from '../platform/capability';
import auditTexts from './audit-texts.json';
import { calendarHandlers } from './calendars/calendar-handlers';
import { calendarsPage } from './calendars/calendars-page';
import { calendarsOfLocations } from './calendars/calendars-of-locations';
import { placeHandlers } from './lookups/place-handlers';
import { structurePermissions } from './permissions';
import { unitsOfLeavers } from './units/write/units-of-leavers';
import { unitImport } from './units/imports/unit-import';
import { unitHandlers } from './units/unit-handlers';
import permissionTexts from './permission-texts.json';
import { unitsErasure } from './units/units-erasure';

export const structureCapability = defineCapability({
  name: 'structure',
  handlers: { ...unitHandlers, ...placeHandlers, ...calendarHandlers },
  permissions: structurePermissions,
  permissionTexts,
  pageRights: {
    'process/orgstructure': { permission: 'unit.change' },
    'process/calendars': { permission: 'organisation.configure', isOverEveryone: true },
    'process/locations': { permission: 'organisation.configure', isOverEveryone: true },
    'process/levels': { permission: 'organisation.configure', isOverEveryone: true },
    'process/companies': { permission: 'organisation.configure', isOverEveryone: true },
    'process/businesses': { permission: 'organisation.configure', isOverEveryone: true },
  },
  menuEntries: [{ ...calendarsPage, roles: [ROLE.hr, ROLE.administrator] }],
  calendarFollowers: [calendarsOfLocations],
  responsibilities: [unitsOfLeavers],
  erasure: [unitsErasure],
  auditTexts,
  importKinds: [unitImport],
});
