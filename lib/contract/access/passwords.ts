import { z } from 'zod';
import { defineCall } from '../call';
import { LENGTH } from './limits';

/** Why a new password is refused, as the `message` of the issue at its field. */
export const PASSWORD_ISSUES = ['too_short', 'too_long', 'is_id', 'is_common', 'is_old', 'is_proven'] as const;
export type PasswordIssue = (typeof PASSWORD_ISSUES)[number];

/** The shortest in characters as a person counts them, the longest in UTF-16 units as input fields count them (PWD-23). */
export const PASSWORD_LENGTH = { shortest: 8, longest: 50 } as const;

const messageSchema = z.object({ message: z.string() });

const sealedSchema = z.string().min(1).max(2000);

export const passwordCalls = {
  /** SCALL-08: mails a code to the account of that id, if there is one that may sign in; answers alike if not (SOPQ-46). */
  requestPasswordCode: defineCall({
    path: 'users/forgot-password',
    reach: 'server',
    gate: 'open',
    effect: 'write',
    request: z.object({ Username: z.string().min(LENGTH.loginId[0]).max(LENGTH.loginId[1]) }),
    reply: messageSchema,
  }),

  /** SCALL-09: sets a password by the mailed code and ends every session of the account (SOPQ-49). `NewPassword` is sealed. */
  resetPassword: defineCall({
    path: 'users/changepassword',
    reach: 'server',
    gate: 'open',
    effect: 'write',
    request: z.object({
      username: z.string().min(LENGTH.loginId[0]).max(LENGTH.loginId[1]),
      OTP: z.string().min(LENGTH.code[0]).max(LENGTH.code[1]),
      NewPassword: sealedSchema,
    }),
    reply: messageSchema,
  }),

  /** SOPQ-30 (path ours): changes one's own password; this session goes on under a new token, all others end. Both are sealed. */
  changePassword: defineCall({
    path: 'users/changeownpassword',
    reach: 'server',
    gate: 'full',
    effect: 'write',
    request: z.object({ OldPassword: sealedSchema, NewPassword: sealedSchema }),
    reply: z.object({ authToken: z.string().min(1), ischg: z.number().int() }),
  }),
};
