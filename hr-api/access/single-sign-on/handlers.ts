import type { singleSignOnCalls } from '../../../lib/contract/access/single-sign-on';
import type { Handlers } from '../../platform/calls/call';
import { signInBySso } from './sign-in';

export const singleSignOnHandlers: Handlers<keyof typeof singleSignOnCalls> = {
  signInBySso: { allow: 'signed-out', transaction: 'own', handle: signInBySso },
};
