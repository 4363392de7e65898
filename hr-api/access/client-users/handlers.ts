import type { clientUserCalls } from '../../../lib/contract/access/client-users';
import type { Handlers } from '../../platform/calls/call';
import { requestClientCode } from './request-code';
import { signInClientUser } from './sign-in';

export const clientUserHandlers: Handlers<keyof typeof clientUserCalls> = {
  requestClientCode: { allow: 'signed-out', transaction: 'own', handle: requestClientCode },
  signInClientUser: { allow: 'signed-out', transaction: 'own', handle: signInClientUser },
};
