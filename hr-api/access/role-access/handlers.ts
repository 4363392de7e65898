import type { roleAccessCalls } from '../../../lib/contract/access/role-access/role-access';
import type { Handlers } from '../../platform/calls/call';
import { addGrant } from './grants/add-grant';
import { changeGrant } from './grants/change-grant';
import { endGrants } from './grants/end-grants';
import { listGrantChoices } from './grants/list-choices';
import { countGrants, listGrants } from './grants/list-grants';
import { confirmGrants } from './review/confirm-grants';
import { listGrantReview } from './review/list-review';
import { createAccessRole } from './roles/create-role';
import { getAccessRole } from './roles/get-role';
import { listAccessRoles } from './roles/list-roles';
import { retireAccessRole } from './roles/retire-role';
import { saveAccessRole } from './roles/save-role';

export const roleAccessHandlers: Handlers<keyof typeof roleAccessCalls> = {
  listAccessRoles: { allow: 'grant.manage', handle: listAccessRoles },
  getAccessRole: { allow: 'grant.manage', handle: getAccessRole },
  createAccessRole: { allow: 'role.manage', requires: 'recent proof', handle: createAccessRole },
  saveAccessRole: { allow: 'role.manage', requires: 'recent proof', handle: saveAccessRole },
  retireAccessRole: { allow: 'role.manage', requires: 'recent proof', handle: retireAccessRole },
  listGrantChoices: { allow: 'grant.manage', handle: listGrantChoices },
  listGrants: { allow: 'grant.manage', handle: listGrants },
  countGrants: { allow: 'grant.manage', handle: countGrants },
  addGrant: { allow: 'grant.manage', requires: 'recent proof', handle: addGrant },
  changeGrant: { allow: 'grant.manage', requires: 'recent proof', handle: changeGrant },
  endGrants: { allow: 'grant.manage', requires: 'recent proof', handle: endGrants },
  listGrantReview: { allow: 'grant.manage', handle: listGrantReview },
  confirmGrants: { allow: 'grant.manage', requires: 'recent proof', handle: confirmGrants },
};
