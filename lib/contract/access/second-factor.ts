import { z } from 'zod';
import { defineCall } from '../call';
import { oneLine } from '../platform/one-line';
import { GRACE_DAYS, LENGTH } from './limits';
import { passkeyAnswerSchema, passkeyInsteadSchema, passkeyOptionsSchema, passkeyOriginSchema } from './passkeys';
import { sessionSchema } from './sign-in';

const code = z.string().trim().min(1).max(LENGTH.code[1]);

const codeOrNone = z.string().trim().max(LENGTH.code[1]).default('');

/** By what somebody proves a factor that they have: `OTP` of the app or a recovery code, or what a passkey has signed in its place. */
const factorProofSchema = passkeyInsteadSchema.extend({ OTP: codeOrNone });

const passkeyName = oneLine(LENGTH.passkeyName[1]).min(LENGTH.passkeyName[0]);

const passkeySchema = z.object({
  PasskeyCode: z.uuid(),
  Name: z.string(),
  /** The host name that it was made for: it can be used nowhere else. */
  Host: z.string(),
  /** Whether it is on more than one device, as those are that a provider synchronises. */
  IsSynced: z.boolean(),
  AddedAt: z.string(),
  LastUsedAt: z.string(),
});
export type OwnPasskey = z.output<typeof passkeySchema>;

/** Told once; nobody can read them afterwards. */
const recoveryCodesSchema = z.object({ RecoveryCodes: z.array(z.string()) });

const accountSchema = z.object({ AccountCode: z.uuid() });

const accountFactorSchema = z.object({
  /** Of the app; empty where there is none. */
  AddedAt: z.string(),
  LastUsedAt: z.string(),
  /** How many passkeys there are, and when one of them was used last. */
  Passkeys: z.number().int(),
  PasskeyUsedAt: z.string(),
  CodesLeft: z.number().int(),
  /** Whether it was reset, and its owner has added neither app nor passkey since. */
  IsReset: z.boolean(),
  /** Why the reader cannot ask for a reset; empty where they can. */
  CannotAsk: z.enum(['', 'own', 'no_factor', 'no_mail']),
  /** Why they cannot agree to the one that is asked for. */
  CannotAgree: z.enum(['', 'own', 'asker']),
  /** The reset that waits for another administrator. */
  Request: z.object({ AskedBy: z.string(), AskedAt: z.string(), EndsAt: z.string(), Reason: z.string() }).nullable(),
});
export type AccountFactor = z.output<typeof accountFactorSchema>;

const resetWrite = { reach: 'browser', gate: 'full', effect: 'write', reply: z.object({}) } as const;

export const secondFactorCalls = {
  /** One's own authenticator app and passkeys, and what is left of the recovery codes. Times are ISO 8601, empty for never. */
  getSecondFactor: defineCall({
    path: 'api/user/secondfactor',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({}),
    reply: z.object({
      HasApp: z.boolean(),
      AddedAt: z.string(),
      LastUsedAt: z.string(),
      Passkeys: z.array(passkeySchema),
      CodesLeft: z.number().int(),
      CodesMadeAt: z.string(),
      /**
       * The roles of the caller that ask for a second factor; `Until` when they can be worked in without one, empty where none has begun.
       */
      RequiredBy: z.array(z.object({ Role_Name: z.string(), Until: z.string() })),
    }),
  }),

  /**
   * A new key for an app: in base 32, as the address of its QR code, and sealed as `Offer`, which comes back with the first code.
   * Nothing is stored before that.
   */
  startAuthenticator: defineCall({
    path: 'users/authenticator/start',
    reach: 'server',
    gate: 'enrolment',
    effect: 'read',
    request: z.object({}),
    reply: z.object({ Secret: z.string(), Address: z.string(), Offer: z.string() }),
  }),

  /**
   * `OTP` is the new app's; who has an app or a passkey proves that by `CurrentOTP`, a code of the app or a recovery code, or by a
   * passkey. Codes are told with the first factor and with an app that takes another's place.
   */
  addAuthenticator: defineCall({
    path: 'users/authenticator/add',
    reach: 'server',
    gate: 'enrolment',
    effect: 'write',
    request: passkeyInsteadSchema.extend({ Offer: z.string().max(500), OTP: code, CurrentOTP: codeOrNone }),
    reply: recoveryCodesSchema,
  }),

  removeAuthenticator: defineCall({
    path: 'users/authenticator/remove',
    reach: 'server',
    gate: 'full',
    effect: 'write',
    request: factorProofSchema,
    reply: z.object({}),
  }),

  /**
   * What a browser makes a passkey with, for the portal's own address alone. Who has an app or a passkey proves that here, before
   * their authenticator keeps anything.
   */
  startPasskey: defineCall({
    path: 'users/passkey/start',
    reach: 'server',
    gate: 'enrolment',
    effect: 'write',
    request: factorProofSchema.extend(passkeyOriginSchema.shape),
    reply: passkeyOptionsSchema,
  }),

  /** Codes are told with the first factor alone. */
  addPasskey: defineCall({
    path: 'users/passkey/add',
    reach: 'server',
    gate: 'enrolment',
    effect: 'write',
    request: passkeyAnswerSchema.extend({ Name: passkeyName }),
    reply: recoveryCodesSchema,
  }),

  changePasskey: defineCall({
    path: 'api/user/secondfactor/passkey/rename',
    reach: 'browser',
    gate: 'full',
    effect: 'write',
    request: z.object({ PasskeyCode: z.uuid(), Name: passkeyName }),
    reply: z.object({}),
  }),

  removePasskey: defineCall({
    path: 'users/passkey/remove',
    reach: 'server',
    gate: 'full',
    effect: 'write',
    request: factorProofSchema.extend({ PasskeyCode: z.uuid() }),
    reply: z.object({}),
  }),

  /** What one of the caller's passkeys is to sign: good for five minutes, for this session, and once. */
  startPasskeyProof: defineCall({
    path: 'users/passkey/prove',
    reach: 'server',
    gate: 'full',
    effect: 'write',
    request: passkeyOriginSchema,
    reply: passkeyOptionsSchema,
  }),

  /** The same for a session that waits for its code. */
  startPasskeySignIn: defineCall({
    path: 'users/passkey/signin',
    reach: 'server',
    gate: 'code',
    effect: 'write',
    request: passkeyOriginSchema,
    reply: passkeyOptionsSchema,
  }),

  /** Makes them anew; those before are void. */
  createRecoveryCodes: defineCall({
    path: 'users/recoverycodes',
    reach: 'server',
    gate: 'full',
    effect: 'write',
    request: factorProofSchema,
    reply: recoveryCodesSchema,
  }),

  /** Why the session waits for a second factor, and the other roles that can be worked in without one. */
  getEnrolment: defineCall({
    path: 'users/enrolment',
    reach: 'server',
    gate: 'enrolment',
    effect: 'read',
    request: z.object({}),
    reply: z.object({
      Role_Name: z.string(),
      OtherRoles: z.array(z.object({ Role_Code: z.number().int(), Role_Name: z.string() })),
    }),
  }),

  /** Once there is one, the session goes on under a new token. */
  finishEnrolment: defineCall({
    path: 'users/enrolment/finish',
    reach: 'server',
    gate: 'enrolment',
    effect: 'write',
    request: z.object({}),
    reply: sessionSchema,
  }),

  /** Whether a role asks its holders for a second factor, and how many days they have for it. */
  getRoleFactor: defineCall({
    path: 'api/access/role/secondfactor',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({ RoleCode: z.int32() }),
    reply: z.object({ IsRequired: z.boolean(), GraceDays: z.number().int() }),
  }),

  saveRoleFactor: defineCall({
    path: 'api/access/role/secondfactor/save',
    reach: 'browser',
    gate: 'full',
    effect: 'write',
    request: z.object({
      RoleCode: z.int32(),
      IsRequired: z.boolean(),
      GraceDays: z.int32().min(0).max(GRACE_DAYS.most),
    }),
    reply: z.object({}),
  }),

  /** What an administrator sees of the second factor of an account, and can do about it. */
  getAccountFactor: defineCall({
    path: 'api/process/useraccounts/dynamicadd/secondfactor',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: accountSchema,
    reply: accountFactorSchema,
  }),

  /** One administrator asks to remove app, passkeys and codes of who has lost them; another has a day to agree. */
  requestFactorReset: defineCall({
    ...resetWrite,
    path: 'api/process/useraccounts/dynamicadd/askfactorreset',
    request: accountSchema.extend({ Reason: oneLine(LENGTH.resetReason[1]).min(LENGTH.resetReason[0]) }),
  }),

  /** Never by who asked, nor by who it is about: they go, every session ends, the next sign-in adds a new app or passkey. */
  confirmFactorReset: defineCall({
    ...resetWrite,
    path: 'api/process/useraccounts/dynamicadd/factorreset',
    request: accountSchema,
  }),

  cancelFactorReset: defineCall({
    ...resetWrite,
    path: 'api/process/useraccounts/dynamicadd/nofactorreset',
    request: accountSchema,
  }),
};
