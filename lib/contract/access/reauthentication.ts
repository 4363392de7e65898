import { z } from 'zod';
import { defineCall } from '../call';
import { LENGTH } from './limits';
import { passkeyAnswerSchema } from './passkeys';
import { PROOF_MEANS } from './proof-rules';

/** How somebody who is signed in confirms that it is them. The paths are ours. */
export const reauthenticationCalls = {
  /** By what the caller's account can be confirmed, and what stands beside it in the dialog. */
  getProofMeans: defineCall({
    path: 'users/proofmeans',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({}),
    reply: z.object({
      Means: z.array(z.enum(PROOF_MEANS)),
      /** For password managers, which need the account of a password. */
      UserName: z.string(),
      /** The identity provider that the account is bound to; empty for none that is trusted. */
      Issuer: z.string(),
    }),
  }),

  /**
   * Confirms by the password, and by a code where the account signs in with codes: one of its app, or else a mailed one. Without a
   * code that is wanted the answer is `code_required`; of the app that says `by` is `app`, and where there are passkeys alone
   * `recovery`; else one was mailed and it says in how many seconds another may be asked for.
   */
  confirmIdentity: defineCall({
    path: 'users/confirmidentity',
    reach: 'server',
    gate: 'full',
    effect: 'write',
    request: z.object({
      /** Sealed by the portal. */
      Password: z.string().min(1).max(2000),
      /** Empty before it is asked for. */
      OTP: z.string().max(LENGTH.code[1]).default(''),
    }),
    reply: z.object({}),
  }),

  /** Confirms by a passkey of the account, in place of password and code: it has asked for finger, face or PIN (`startPasskeyProof`). */
  confirmIdentityByPasskey: defineCall({
    path: 'users/confirmidentitybypasskey',
    reach: 'server',
    gate: 'full',
    effect: 'write',
    request: passkeyAnswerSchema,
    reply: z.object({}),
  }),

  /**
   * Confirms by an identity token that the portal has checked. `AuthTime` is its `auth_time`, in seconds; `proof_refused` says in
   * `params.because` which of `PROOF_REFUSALS` it is.
   */
  confirmIdentityBySso: defineCall({
    path: 'users/confirmidentitybysso',
    reach: 'server',
    gate: 'full',
    effect: 'write',
    request: z.object({
      Issuer: z.string().min(1).max(500),
      Subject: z.string().min(1).max(255),
      AuthTime: z.int32().optional(),
    }),
    reply: z.object({}),
  }),
};
