import type { VerbChoices } from '@/components/platform/verbs';
import { call } from '@/lib/client/call/call';
import { changeRole } from './change-role';

export const verbChoices: VerbChoices = {
  switch: async () => {
    const roles = await call('listRoleChoices', {});
    return roles
      .filter(({ Role_Code, session_Role_Code }) => Role_Code !== session_Role_Code)
      .map(({ Role_Code, Role_Name }) => ({
        name: Role_Name,
        opens: () => changeRole(Role_Code, location.pathname),
      }));
  },
};
