import { z } from 'zod';
import { defineCall } from './call';
import { sessionSchema } from './sign-in';

export const singleSignOnCalls = {
  /**
   * SCALL-12. `Email` comes out of a checked identity token, never from a browser, and so do `Issuer` and `Subject` (ours): the
   * account is bound to them on first use and opened by nobody else afterwards.
   */
  signInBySso: defineCall({
    path: 'users/ssoauthenticate',
    reach: 'server',
    gate: 'open',
    effect: 'write',
    request: z.object({
      Email: z.string().min(3).max(254),
      Issuer: z.string().min(1).max(500),
      Subject: z.string().min(1).max(255),
    }),
    reply: sessionSchema,
  }),
};
