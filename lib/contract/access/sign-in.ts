import { z } from 'zod';
import { EMPLOYEES_AND_CLIENTS, defineCall } from '../call';
import { LENGTH } from './limits';
import { passkeyAnswerSchema } from './passkeys';

/** What every sign-in call answers: the session's token, and the change flag (0 none, 3 code of conduct, 100 one-time code). */
export const sessionSchema = z.object({ authToken: z.string().min(1), ischg: z.number().int() });

const messageSchema = z.object({ message: z.string() });

/** `IdleSeconds`: until the session ends if it is not used; never more than `LeftSeconds`, until it ends however it is used. */
const sessionLifeSchema = z.object({ IdleSeconds: z.number().int(), LeftSeconds: z.number().int() });

export const signInCalls = {
  /** SCALL-01. `password` is sealed by the portal; a wrong id and a wrong password answer alike. */
  signIn: defineCall({
    path: 'users/authenticate',
    reach: 'server',
    gate: 'open',
    effect: 'write',
    request: z.object({
      username: z.string().min(LENGTH.loginId[0]).max(LENGTH.loginId[1]),
      password: z.string().min(1),
    }),
    reply: sessionSchema,
  }),

  /** SCALL-06. The pending session is named by its token alone (SCON-10); the answer carries a new token. */
  verifyCode: defineCall({
    path: 'users/otpauthenticate',
    reach: 'server',
    gate: 'code',
    users: EMPLOYEES_AND_CLIENTS,
    effect: 'write',
    request: z.object({ OTP: z.string().min(LENGTH.code[0]).max(LENGTH.code[1]) }),
    reply: sessionSchema,
  }),

  /** Ours: the same by what a passkey of the account has signed for this session (`startPasskeySignIn`). */
  verifyPasskey: defineCall({
    path: 'users/passkeyauthenticate',
    reach: 'server',
    gate: 'code',
    effect: 'write',
    request: passkeyAnswerSchema,
    reply: sessionSchema,
  }),

  /** SCALL-07. `OTP` is sent as typed and ignored (SCON-09). */
  resendCode: defineCall({
    path: 'users/otpretrigger',
    reach: 'server',
    gate: 'code',
    users: EMPLOYEES_AND_CLIENTS,
    effect: 'write',
    request: z.object({ OTP: z.string().max(50) }),
    reply: messageSchema,
  }),

  /** SCALL-13 (path ours, SOPQ-01): whether signing out leads to an address outside. */
  getSignInConfig: defineCall({
    path: 'users/loginconfig',
    method: 'GET',
    reach: 'server',
    gate: 'open',
    effect: 'read',
    request: z.object({}),
    reply: z.object({ result: z.object({ ssoLogin: z.boolean(), mobileLogin: z.boolean() }) }),
  }),

  /** SCALL-14. Idempotent: a session that has ended already answers the same. */
  signOut: defineCall({
    path: 'users/logout',
    reach: 'server',
    gate: 'session',
    users: ['employee', 'client', 'candidate'],
    effect: 'write',
    request: z.object({}),
    reply: z.object({}),
  }),

  /** SCALL-15, SCON-46: a list that holds the caller alone. `Language` is ours: the language that the person chose. */
  getUser: defineCall({
    path: 'api/user',
    method: 'GET',
    reach: 'server',
    gate: 'conduct',
    users: EMPLOYEES_AND_CLIENTS,
    effect: 'read',
    request: z.object({}),
    reply: z
      .array(z.object({ Name: z.string(), TypeOfUser: z.enum(['E', 'V']), Language: z.string().nullable() }))
      .min(1),
  }),

  /** Ours: the session as the HR API knows it. `CodeWaitSeconds` is the time until a new one-time code may be asked for. */
  getSession: defineCall({
    path: 'users/session',
    method: 'GET',
    reach: 'server',
    gate: 'session',
    users: ['employee', 'client', 'candidate'],
    effect: 'read',
    background: true,
    request: z.object({}),
    reply: z.object({
      ischg: z.number().int(),
      SessionTimeOut: z.number().int().describe('seconds until the session ends without use'),
      CodeWaitSeconds: z.number().int(),
      CodeBy: z
        .enum(['mail', 'app', 'recovery'])
        .default('mail')
        .describe('where the code comes from that a session waits for; `recovery` where there are passkeys and no app'),
      CanUsePasskey: z.boolean().default(false).describe('whether a passkey may sign in place of the code'),
    }),
  }),

  /** Ours: how long the session still stands, in seconds, so that all tabs of a browser agree. Asking is no use of it. */
  getSessionLife: defineCall({
    path: 'users/sessionlife',
    reach: 'browser',
    gate: 'conduct',
    users: ['employee', 'client', 'candidate'],
    effect: 'read',
    background: true,
    request: z.object({}),
    reply: sessionLifeSchema,
  }),

  /** Ours: the same, asked by a person who wants to stay; like any call that is no poll it counts as use. */
  staySignedIn: defineCall({
    path: 'users/staysignedin',
    reach: 'browser',
    gate: 'conduct',
    users: ['employee', 'client', 'candidate'],
    effect: 'read',
    request: z.object({}),
    reply: sessionLifeSchema,
  }),
};
