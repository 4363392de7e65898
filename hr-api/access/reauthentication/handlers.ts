import type { reauthenticationCalls } from '../../../lib/contract/access/reauthentication';
import type { Handlers } from '../../platform/calls/call';
import { confirmIdentityByPasskey } from './confirm-by-passkey';
import { confirmIdentity } from './confirm-by-password';
import { confirmIdentityBySso } from './confirm-by-sso';
import { getProofMeans } from './proof-means';

export const reauthenticationHandlers: Handlers<keyof typeof reauthenticationCalls> = {
  getProofMeans: { allow: 'own', handle: getProofMeans },
  confirmIdentity: { allow: 'own', transaction: 'own', handle: confirmIdentity },
  confirmIdentityByPasskey: { allow: 'own', transaction: 'own', handle: confirmIdentityByPasskey },
  confirmIdentityBySso: { allow: 'own', transaction: 'own', handle: confirmIdentityBySso },
};
