import { SAMPLE_PASSWORD } from '../../../people/sample/sample-cast';
import { opensSampleAccounts } from '../../../platform/env';

/** Whether a password is the one of the sample, which everyone can read, where others reach the portal. */
export const isPublicPassword = (password: string, env: Parameters<typeof opensSampleAccounts>[0]): boolean =>
  password === SAMPLE_PASSWORD && !opensSampleAccounts(env);
