import type { secondFactorCalls } from '../../../../../lib/contract/access/second-factor';
import { ROLE } from '../../../../../hr-api/people/accounts/role-codes';
import { forAll, type RequestTable } from './request-table';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const NO_CODE = '000000';
const Origin = 'https://portal.example.com';
const noAnswer = { Passkey: '{}', Origin };

/** Whoever may manage accounts is asked about their own, a colleague's and one that nobody has. */
const ofAccounts = <const More extends object>(more: More) => ({
  own: ({ own }: { own: { account: string } }) => ({ AccountCode: own.account, ...more }),
  foreign: ({ foreign }: { foreign: { account: string } }) => ({ AccountCode: foreign.account, ...more }),
  unknown: () => ({ AccountCode: UNKNOWN, ...more }),
});

export const secondFactorRequests: RequestTable<keyof typeof secondFactorCalls> = {
  getSecondFactor: forAll({}),
  startAuthenticator: forAll({}),
  addAuthenticator: forAll({ Offer: 'forged', OTP: NO_CODE }),
  removeAuthenticator: forAll({ OTP: NO_CODE }),
  createRecoveryCodes: forAll({ OTP: NO_CODE }),
  startPasskey: forAll({ Origin }),
  addPasskey: forAll({ ...noAnswer, Name: 'Laptop' }),
  changePasskey: forAll({ PasskeyCode: UNKNOWN, Name: 'Laptop' }),
  removePasskey: forAll({ PasskeyCode: UNKNOWN, OTP: NO_CODE }),
  startPasskeyProof: forAll({ Origin }),
  startPasskeySignIn: forAll({ Origin }),
  getEnrolment: forAll({}),
  finishEnrolment: forAll({}),
  getRoleFactor: { helpdesk: () => ({ RoleCode: ROLE.helpdesk }), unknown: () => ({ RoleCode: 999 }) },
  saveRoleFactor: {
    helpdesk: () => ({ RoleCode: ROLE.helpdesk, IsRequired: true, GraceDays: 7 }),
    unknown: () => ({ RoleCode: 999, IsRequired: true, GraceDays: 7 }),
  },
  getAccountFactor: ofAccounts({}),
  requestFactorReset: ofAccounts({ Reason: 'They lost their phone' }),
  confirmFactorReset: ofAccounts({}),
  cancelFactorReset: ofAccounts({}),
};
