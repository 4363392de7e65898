import type { userAccountCalls } from '../../../lib/contract/access/user-accounts/user-accounts';
import type { Handlers } from '../../platform/calls/call';
import { getUserAccount } from './reading/get-account';
import { countUserAccounts, listUserAccounts } from './reading/list-accounts';
import { endAccountSessions } from './writing/end-sessions';
import { inviteUserAccount } from './writing/invite';
import { removeAccountDevice, unbindAccountIdentity } from './writing/remove-access';
import { disableUserAccount, enableUserAccount, switchAccountCode } from './writing/switch-account';

export const userAccountHandlers: Handlers<keyof typeof userAccountCalls> = {
  listUserAccounts: { allow: 'account.manage', handle: listUserAccounts },
  countUserAccounts: { allow: 'account.manage', handle: countUserAccounts },
  getUserAccount: { allow: 'account.manage', handle: getUserAccount },
  endAccountSessions: { allow: 'account.manage', handle: endAccountSessions },
  removeAccountDevice: { allow: 'account.manage', handle: removeAccountDevice },
  unbindAccountIdentity: { allow: 'account.manage', requires: 'recent proof', handle: unbindAccountIdentity },
  disableUserAccount: { allow: 'account.manage', handle: disableUserAccount },
  enableUserAccount: { allow: 'account.manage', handle: enableUserAccount },
  switchAccountCode: { allow: 'account.manage', handle: switchAccountCode },
  inviteUserAccount: { allow: 'account.manage', handle: inviteUserAccount },
};
