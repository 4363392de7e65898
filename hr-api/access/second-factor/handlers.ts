import type { secondFactorCalls } from '../../../lib/contract/access/second-factor';
import type { Handlers } from '../../platform/calls/call';
import { addAuthenticator } from './add-authenticator';
import { findAuthenticator } from './app/authenticators';
import { createRecoveryCodes } from './create-recovery-codes';
import { countRecoveryCodes } from './recovery-codes/recovery-codes';
import { addPasskey } from './passkeys/add-passkey';
import { removePasskey, changePasskey } from './passkeys/change-passkey';
import { listPasskeys, wirePasskey } from './passkeys/passkeys';
import { startPasskey } from './passkeys/start-passkey';
import { startPasskeyProof } from './passkeys/start-proof';
import { removeAuthenticator } from './remove-authenticator';
import { getAccountFactor } from './reset/account-factor';
import { cancelFactorReset, confirmFactorReset, requestFactorReset } from './reset/reset-steps';
import { finishEnrolment, getEnrolment } from './roles/enrolment';
import { getRoleFactor, saveRoleFactor } from './roles/role-factor';
import { requiringRolesOf } from './roles/rules';
import { startAuthenticator } from './start-authenticator';

export const secondFactorHandlers: Handlers<keyof typeof secondFactorCalls> = {
  getSecondFactor: {
    allow: 'own',
    handle: async (_request, context) => {
      const { actor, db } = context;
      const app = await findAuthenticator(db, actor.accountId);
      const { left, madeAt } = await countRecoveryCodes(db, actor.accountId);
      const roles = await requiringRolesOf(context);
      return {
        HasApp: app !== null,
        AddedAt: app?.addedAt.toISOString() ?? '',
        LastUsedAt: app?.lastUsedAt?.toISOString() ?? '',
        Passkeys: (await listPasskeys(db, actor.accountId)).map(wirePasskey),
        CodesLeft: left,
        CodesMadeAt: madeAt?.toISOString() ?? '',
        RequiredBy: roles.map(({ name, until }) => ({ Role_Name: name, Until: until?.toISOString() ?? '' })),
      };
    },
  },
  startAuthenticator: { allow: 'own', handle: startAuthenticator },
  addAuthenticator: { allow: 'own', transaction: 'own', handle: addAuthenticator },
  removeAuthenticator: { allow: 'own', transaction: 'own', handle: removeAuthenticator },
  startPasskey: { allow: 'own', transaction: 'own', handle: startPasskey },
  addPasskey: { allow: 'own', transaction: 'own', handle: addPasskey },
  changePasskey: { allow: 'own', handle: changePasskey },
  removePasskey: { allow: 'own', transaction: 'own', handle: removePasskey },
  startPasskeyProof: { allow: 'own', handle: startPasskeyProof },
  startPasskeySignIn: { allow: 'own', handle: startPasskeyProof },
  getEnrolment: { allow: 'own', handle: getEnrolment },
  finishEnrolment: { allow: 'own', handle: finishEnrolment },
  getRoleFactor: { allow: 'role.manage', handle: getRoleFactor },
  saveRoleFactor: { allow: 'role.manage', requires: 'recent proof', handle: saveRoleFactor },
  getAccountFactor: { allow: 'account.manage', handle: getAccountFactor },
  requestFactorReset: { allow: 'account.manage', requires: 'recent proof', handle: requestFactorReset },
  confirmFactorReset: { allow: 'account.manage', requires: 'recent proof', handle: confirmFactorReset },
  cancelFactorReset: { allow: 'account.manage', handle: cancelFactorReset },
  createRecoveryCodes: { allow: 'own', transaction: 'own', handle: createRecoveryCodes },
};
