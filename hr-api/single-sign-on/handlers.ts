import type { singleSignOnCalls } from '../../lib/contract/single-sign-on';
import type { Handlers } from '../call';
import { ApiError } from '../errors';

export const singleSignOnHandlers: Handlers<keyof typeof singleSignOnCalls> = {
  signInBySso: async () => {
    throw new ApiError('sign_in_failed');
  },
};
