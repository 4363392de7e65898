import type { clientUserCalls } from '../../../lib/contract/access/client-users';
import type { Handlers } from '../../platform/calls/call';
import { requestClientCode } from './request-code';
import { signInClientUser } from './sign-in';

export const clientUserHandlers: Handlers<keyof typeof clientUserCalls> = { requestClientCode, signInClientUser };
