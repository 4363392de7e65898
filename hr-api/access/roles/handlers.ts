import type { roleCalls } from '../../../lib/contract/access/roles';
import type { Handlers } from '../../platform/calls/call';
import { changeRole } from './change-role';

export const roleHandlers: Handlers<keyof typeof roleCalls> = {
  changeRole: { allow: 'own', transaction: 'own', handle: changeRole },
  listOwnPermissions: {
    allow: 'own',
    handle: async (_request, { actor }) => [...actor.permissions].sort().map((Permission) => ({ Permission })),
  },
};
