import { z } from 'zod';
import { defineCall } from '../call';
import { LENGTH } from './limits';
import { sessionSchema } from './sign-in';

const clientUserName = z.string().min(LENGTH.clientUserName[0]).max(LENGTH.clientUserName[1]);
const clientCode = z.string().max(64);

export const clientUserCalls = {
  /**
   * SCALL-04: mails a code to the client user of these names. Names that nobody has, another organisation's `ClientCode` and a
   * disabled account get a token too, by which nobody can sign in.
   */
  requestClientCode: defineCall({
    path: 'users/client-user-login',
    reach: 'server',
    gate: 'open',
    effect: 'write',
    request: z.object({
      Username: z.string().min(LENGTH.loginId[0]).max(LENGTH.loginId[1]),
      ClientCode: clientCode,
      ClientUserName: clientUserName,
    }),
    reply: z.object({ token: z.string().min(1) }),
  }),

  /** SCALL-05, SCON-11 (the path is spelled so). `Token` is the first step's, good for ten minutes and one sign-in. */
  signInClientUser: defineCall({
    path: 'users/opt-validation',
    reach: 'server',
    gate: 'open',
    effect: 'write',
    request: z.object({
      OTP: z.string().min(LENGTH.clientCode[0]).max(LENGTH.clientCode[1]),
      ClientCode: clientCode,
      ClientUserName: clientUserName,
      Token: z.string().min(1).max(200),
    }),
    reply: sessionSchema,
  }),
};
