import type { clientUserCalls } from '../../../../../lib/contract/access/client-users';
import type { deviceCalls } from '../../../../../lib/contract/access/devices';
import type { pauseCalls } from '../../../../../lib/contract/access/pauses';
import type { passwordCalls } from '../../../../../lib/contract/access/passwords';
import type { reauthenticationCalls } from '../../../../../lib/contract/access/reauthentication';
import type { signInCalls } from '../../../../../lib/contract/access/sign-in';
import type { singleSignOnCalls } from '../../../../../lib/contract/access/single-sign-on';
import { sealedPassword } from '../../harness/portal-side';
import { SAMPLE_PASSWORD, TEST_NOW } from '../../harness/test-settings';
import { forAll, type RequestTable } from './request-table';

const sealed = (password: string) => sealedPassword(password, TEST_NOW);
const WRONG = 'Not-the-password-1';
const NO_CODE = '000000';
const noAnswer = { Passkey: '{}', Origin: 'https://portal.example.com' };
const identity = { Issuer: 'https://id.example', Subject: 'subject-1' };

export const signInRequests: RequestTable<keyof typeof signInCalls> = {
  signIn: {
    right: () => ({ username: 'E1001', password: sealed(SAMPLE_PASSWORD) }),
    wrong: () => ({ username: 'E1001', password: sealed(WRONG) }),
    left: () => ({ username: 'E1015', password: sealed(SAMPLE_PASSWORD) }),
  },
  verifyCode: forAll({ OTP: NO_CODE }),
  verifyPasskey: forAll(noAnswer),
  resendCode: forAll({ OTP: '' }),
  getSignInConfig: forAll({}),
  signOut: forAll({}),
  getUser: forAll({}),
  getSession: forAll({}),
  getSessionLife: forAll({}),
  staySignedIn: forAll({}),
};

export const singleSignOnRequests: RequestTable<keyof typeof singleSignOnCalls> = {
  signInBySso: {
    known: () => ({ Email: 'ananya.rao@humming-bird.example', ...identity }),
    unknown: () => ({ Email: 'nobody@humming-bird.example', ...identity }),
  },
};

export const reauthenticationRequests: RequestTable<keyof typeof reauthenticationCalls> = {
  getProofMeans: forAll({}),
  confirmIdentity: {
    right: () => ({ Password: sealed(SAMPLE_PASSWORD) }),
    wrong: () => ({ Password: sealed(WRONG) }),
  },
  confirmIdentityByPasskey: forAll(noAnswer),
  confirmIdentityBySso: forAll({ ...identity, AuthTime: Math.floor(TEST_NOW.getTime() / 1000) }),
};

export const clientUsersRequests: RequestTable<keyof typeof clientUserCalls> = {
  requestClientCode: {
    known: () => ({ Username: 'C2001', ClientCode: '', ClientUserName: 'mira.shah' }),
    unknown: () => ({ Username: 'C2001', ClientCode: '', ClientUserName: 'nobody.here' }),
  },
  signInClientUser: forAll({
    OTP: NO_CODE,
    ClientCode: '',
    ClientUserName: 'mira.shah',
    Token: 'no-such-token',
  }),
};

export const devicesRequests: RequestTable<keyof typeof deviceCalls> = {
  signInOnDevice: {
    own: ({ report: { loginId, device } }) => ({
      ...device,
      Device_SID: device.DeviceID,
      ClientCode: '',
      username: loginId,
      password: sealed(SAMPLE_PASSWORD),
    }),
    foreign: ({ report: { loginId }, foreign: { device } }) => ({
      ...device,
      Device_SID: device.DeviceID,
      ClientCode: '',
      username: loginId,
      password: sealed(SAMPLE_PASSWORD),
    }),
  },
  activateDevice: {
    own: ({ own: { loginId, device } }) => ({ InstallationID: '', Device_SID: device.DeviceID, UserName: loginId }),
    foreign: ({ foreign: { loginId, device } }) => ({
      InstallationID: '',
      Device_SID: device.DeviceID,
      UserName: loginId,
    }),
  },
  startDeviceSession: {
    right: ({ report }) => report.device,
    wrong: ({ report, foreign }) => ({ ...report.device, DeviceSecret: foreign.device.DeviceSecret }),
  },
  authenticateDevice: {
    right: ({ report: { device } }) => ({ ...device, id: device.DeviceID }),
    wrong: ({ report, foreign }) => ({ ...report.device, id: foreign.device.DeviceID }),
  },
  registerDevice: forAll({ DeviceName: 'Chrome, Linux', DeviceType: 'Linux' }),
  listDevices: forAll({}),
  removeDevice: {
    own: ({ own }) => ({ DeviceID: own.device.DeviceID }),
    foreign: ({ foreign }) => ({ DeviceID: foreign.device.DeviceID }),
  },
};

export const pausesRequests: RequestTable<keyof typeof pauseCalls> = {
  listPauses: forAll({}),
  liftPause: forAll({ AccountCode: '00000000-0000-4000-8000-000000000000', Reason: 'They called' }),
};

export const passwordsRequests: RequestTable<keyof typeof passwordCalls> = {
  requestPasswordCode: {
    known: () => ({ Username: 'E1001' }),
    unknown: () => ({ Username: 'E9999' }),
  },
  resetPassword: {
    any: () => ({ username: 'E1001', OTP: NO_CODE, NewPassword: sealed('A-better-one-2026') }),
  },
  changePassword: {
    any: () => ({ OldPassword: sealed(WRONG), NewPassword: sealed('A-better-one-2026') }),
  },
};
