import type { userAccountCalls } from '../../../../../lib/contract/access/user-accounts/user-accounts';
import type { RequestTable } from './request-table';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** Whoever may manage accounts is asked about their own, a colleague's and one that nobody has. */
const ofAccounts = <More extends object>(more: More) => ({
  own: ({ own }: { own: { account: string } }) => ({ AccountCode: own.account, ...more }),
  foreign: ({ foreign }: { foreign: { account: string } }) => ({ AccountCode: foreign.account, ...more }),
  unknown: () => ({ AccountCode: UNKNOWN, ...more }),
});

export const userAccountsRequests: RequestTable<keyof typeof userAccountCalls> = {
  listUserAccounts: {
    all: () => ({ PageSize: 5 }),
    foreign: ({ foreign }) => ({ Search: foreign.loginId }),
    clients: () => ({ Methods: ['client'] }),
  },
  countUserAccounts: { all: () => ({}) },
  getUserAccount: ofAccounts({}),
  endAccountSessions: ofAccounts({ SessionCode: null }),
  removeAccountDevice: {
    foreign: ({ foreign }) => ({ AccountCode: foreign.account, DeviceID: foreign.device.DeviceID }),
    other: ({ foreign, report }) => ({ AccountCode: foreign.account, DeviceID: report.device.DeviceID }),
  },
  unbindAccountIdentity: ofAccounts({}),
  disableUserAccount: ofAccounts({ Reason: 'They left' }),
  enableUserAccount: ofAccounts({}),
  switchAccountCode: ofAccounts({ IsCodeRequired: true }),
  inviteUserAccount: ofAccounts({}),
};
