import type { reauthenticationCalls } from '../../../lib/contract/access/reauthentication';
import type { Handlers } from '../../platform/calls/call';
import { confirmIdentity } from './confirm-by-password';
import { confirmIdentityBySso } from './confirm-by-sso';
import { getProofMeans } from './proof-means';

export const reauthenticationHandlers: Handlers<keyof typeof reauthenticationCalls> = {
  getProofMeans: { allow: 'own', handle: getProofMeans },
  confirmIdentity: { allow: 'own', transaction: 'own', handle: confirmIdentity },
  confirmIdentityBySso: { allow: 'own', transaction: 'own', handle: confirmIdentityBySso },
};
