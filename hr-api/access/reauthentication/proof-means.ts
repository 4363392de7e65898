import { eq } from 'drizzle-orm';
import type { ProofMeans } from '../../../lib/contract/access/proof-rules';
import type { CallContext, Handler } from '../../platform/calls/call';
import { listPasskeys } from '../second-factor/passkeys/passkeys';
import { accountById, type OpenAccount } from '../sign-in/accounts';
import { identities } from '../single-sign-on/tables';

/** What an account has of a means of proof: what the dialog needs to know of it, or null for nothing. */
type Has = (context: CallContext, account: OpenAccount) => Promise<{ readonly Issuer?: string } | null>;

/** The means of proof, in the order in which they are offered. One more is one more line here, and its own call that confirms. */
const MEANS: Record<ProofMeans, Has> = {
  passkey: async ({ db }, { id }) => ((await listPasskeys(db, id)).length > 0 ? {} : null),
  password: async (_context, { passwordHash }) => (passwordHash === null ? null : {}),
  sso: trustedIssuerOf,
};

/** The provider that the account is bound to, as long as it is one of the settings'. */
async function trustedIssuerOf({ db, services }: CallContext, { id }: OpenAccount) {
  const [bound] = await db.select({ Issuer: identities.issuer }).from(identities).where(eq(identities.accountId, id));
  return services.env.OIDC_ISSUERS.some(({ issuer }) => issuer === bound?.Issuer) ? (bound ?? null) : null;
}

export const getProofMeans: Handler<'getProofMeans'> = async (_request, context) => {
  const account = await accountById(context.db, context.actor.accountId);
  const reply = { Means: [] as ProofMeans[], UserName: account.loginId, Issuer: '' };
  for (const [means, has] of Object.entries(MEANS) as [ProofMeans, Has][]) {
    const found = await has(context, account);
    if (!found) continue;
    reply.Means.push(means);
    Object.assign(reply, found);
  }
  return reply;
};
