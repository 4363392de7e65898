import auditTexts from './audit-texts.json';
import { CLIENT_USER_ROLE } from '../../people/accounts/role-codes';
import { defineCapability } from '../../platform/capability';
import { eq } from 'drizzle-orm';
import { featurePart } from './role-parts/feature-part';
import { loadClientUserRole } from './client-user-role';
import { loadShell } from './sample';
import { menuPart } from './role-parts/menu-part';
import { menuSearch } from './menu-search';
import { modules } from './tables';
import { roles } from '../../people/accounts/tables';
import { shellHandlers } from './handlers';
import { teamPage } from './sample-team-page';

export const shellCapability = defineCapability({
  name: 'shell',
  handlers: shellHandlers,
  searchSources: [menuSearch],
  referenceData: [
    { table: modules, order: 2, load: loadShell },
    { table: roles, where: eq(roles.code, CLIENT_USER_ROLE), order: 4, load: loadClientUserRole },
  ],
  menuEntries: [teamPage],
  roleParts: [menuPart, featurePart],
  auditTexts,
});
