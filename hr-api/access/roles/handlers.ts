import type { roleCalls } from '../../../lib/contract/access/roles';
import type { Handlers } from '../../platform/calls/call';
import { changeRole } from './change-role';
import { listRolesForPage } from './roles-for-page';
import { roleRecords } from './role-records';

export const roleHandlers: Handlers<keyof typeof roleCalls> = {
  listRoleChoices: (_request, context) => roleRecords(context),
  listRolesForPage,
  changeRole,
};
