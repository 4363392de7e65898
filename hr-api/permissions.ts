import { passwordPermissions } from './access/passwords/permissions';
import { agreementPermissions } from './agreements/permissions';
import { helpdeskPermissions } from './helpdesk/permissions';
import type { PermissionDefaults } from './people/accounts/permissions';
import { wishPermissions } from './workplace/happenings/permissions';
import { articlePermissions } from './workplace/knowledge/permissions';
import { tourPermissions } from './workplace/tours/permissions';

/** Every permission there is. */
export const allPermissions: PermissionDefaults = {
  ...passwordPermissions,
  ...wishPermissions,
  ...articlePermissions,
  ...tourPermissions,
  ...agreementPermissions,
  ...helpdeskPermissions,
};
