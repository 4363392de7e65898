import type { singleSignOnCalls } from '../../lib/contract/single-sign-on';
import type { Handlers } from '../call';
import { signInBySso } from './sign-in';

export const singleSignOnHandlers: Handlers<keyof typeof singleSignOnCalls> = { signInBySso };
