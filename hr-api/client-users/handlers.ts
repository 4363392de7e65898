import type { clientUserCalls } from '../../lib/contract/client-users';
import type { Handlers } from '../call';
import { requestClientCode } from './request-code';
import { signInClientUser } from './sign-in';

export const clientUserHandlers: Handlers<keyof typeof clientUserCalls> = { requestClientCode, signInClientUser };
