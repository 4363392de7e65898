const AccountCode = '6f1b6a1e-0b7a-4b57-9d0e-2a0c1f6f8f11';

const account = {
  AccountCode,
  LoginID: 'E1001',
  Name: 'Ananya Rao',
  empid: 'E1001',
  HasPhoto: false,
  ChillCode: 'employment-1',
  Kind: 'employee' as const,
  State: 'active' as const,
  Methods: ['password' as const],
  LastSignIn: '2026-03-05T03:32:00.000Z',
  Sessions: 1,
  Devices: 0,
  Identities: 0,
};

/** What the stub answers about accounts. */
export const userAccountReplies = {
  listUserAccounts: [{ ...account, Position: 'position-1' }],
  countUserAccounts: { Count: 1 },
  getUserAccount: {
    ...account,
    Mail: 'ananya.rao@humming-bird.example',
    IsOwn: false,
    IsCodeRequired: false,
    InvitedAt: '',
    DisabledAt: '',
    DisabledReason: '',
    DisabledBy: '',
    CannotDisable: '' as const,
    CannotInvite: 'signed_in' as const,
    CannotSwitchCode: '' as const,
    CanChangeRoles: true,
    RoleList: [{ RoleName: 'Employee', Scope: 'self' as const, UnitName: '', To: '' }],
    SessionList: [
      {
        SessionCode: '6f1b6a1e-0b7a-4b57-9d0e-2a0c1f6f8f12',
        IsCurrent: false,
        BrowserKind: 'Firefox, Windows',
        DeviceName: '',
        Stage: 'full' as const,
        Since: '2026-03-05T03:32:00.000Z',
        LastUsedAt: '2026-03-05T03:40:00.000Z',
      },
    ],
    DeviceList: [],
    IdentityList: [],
    Pause: null,
  },
  endAccountSessions: {},
  removeAccountDevice: {},
  unbindAccountIdentity: {},
  disableUserAccount: {},
  enableUserAccount: {},
  switchAccountCode: {},
  inviteUserAccount: {},
};
