import type { ProofRefusal } from '../../../lib/contract/access/proof-rules';
import type { CallContext, Handler } from '../../platform/calls/call';
import { inTransaction } from '../../platform/db/transaction';
import { ApiError } from '../../platform/errors';
import { clearAttempts, reserveAttempt } from '../sign-in/limits/attempts';
import { singleSignOnLimit } from '../sign-in/limits/limits';
import { recordLimit } from '../sign-in/sign-in-audit';
import { accountIdOf, type Identity } from '../single-sign-on/data';
import { readAuthTime } from './auth-time';
import { noteFailedProof, noteProof } from './note-proof';
import type { Proof } from './proof';

/** Confirms by an identity provider that has asked anew: by the identity that the caller's own account is bound to, and a moment ago. */
export const confirmIdentityBySso: Handler<'confirmIdentityBySso'> = async (request, context) => {
  const { actor, db, now } = context;
  const limit = singleSignOnLimit(actor.accountId);
  await recordLimit(context, actor, () => inTransaction(db, (tx) => reserveAttempt(tx, limit, now)));
  const proof = await proofOf(request, context);
  if (typeof proof === 'string') {
    await noteFailedProof(context, { by: 'sso', because: proof });
    throw new ApiError('proof_refused', { params: { because: proof } });
  }
  await inTransaction(db, async (tx) => {
    await clearAttempts(tx, limit);
    await noteProof({ ...context, db: tx }, proof);
  });
  return {};
};

async function proofOf(
  { Issuer, Subject, AuthTime }: Parameters<typeof confirmIdentityBySso>[0],
  { actor, db, now, services }: CallContext,
): Promise<Proof | ProofRefusal> {
  const identity: Identity = { issuer: Issuer, subject: Subject };
  const isTrusted = services.env.OIDC_ISSUERS.some(({ issuer }) => issuer === Issuer);
  const isOwn = isTrusted && (await accountIdOf(db, identity)) === actor.accountId;
  return isOwn ? readAuthTime(AuthTime, now, services.env) : 'other-identity';
}
