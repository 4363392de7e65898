import type { clientUserCalls } from '../../lib/contract/client-users';
import type { Handlers } from '../call';
import { ApiError } from '../errors';

const refuse = async () => {
  throw new ApiError('sign_in_failed');
};

export const clientUserHandlers: Handlers<keyof typeof clientUserCalls> = {
  requestClientCode: refuse,
  signInClientUser: refuse,
};
