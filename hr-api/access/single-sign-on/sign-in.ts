import { comparableAddress, type SsoRefusal } from '../../../lib/contract/access/single-sign-on';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handler } from '../../platform/calls/call';
import { inTransaction } from '../../platform/db/transaction';
import { findCurrentDevice } from '../devices/current-device';
import { ApiError } from '../../platform/errors';
import { proofAt } from '../reauthentication/auth-time';
import type { OpenAccount } from '../sign-in/accounts';
import { completeSignIn } from '../sign-in/complete-sign-in';
import { clearAttempts, forgiveAttempt, reserveAttempt } from '../sign-in/limits/attempts';
import { addressLimit, singleSignOnLimit } from '../sign-in/limits/limits';
import { recordLimit } from '../sign-in/sign-in-audit';
import { accountIdOf, bind, employeeOf, openAccountsOf, openEmployee, type Identity } from './data';

type Context = CallContext<null>;

interface Attempt extends Identity {
  readonly address: string;
  /** Whether the address is of a domain that the provider speaks for. */
  readonly mayVouch: boolean;
  /** What the browser in hand says of being a registered device; empty for none. */
  readonly device: { readonly DeviceID: string; readonly DeviceSecret: string };
  /** When the provider has asked who it is, in seconds; undefined where it does not say. */
  readonly authTime: number | undefined;
  /** The account that the identity is bound to. */
  readonly boundTo: string | null;
}

/**
 * Signs in whom an identity provider vouches for (SCALL-12). The first time the address decides, where it is of the provider's
 * domains, and the account is bound to issuer and subject; from then on these alone open it, whatever the address says.
 */
export const signInBySso: Handler<'signInBySso'> = async (request, context) => {
  const { Email, Issuer, Subject, AuthTime: authTime, DeviceID = '', DeviceSecret = '' } = request;
  const { db, services } = context;
  const identity = { issuer: Issuer, subject: Subject };
  const trusted = services.env.OIDC_ISSUERS.find(({ issuer }) => issuer === Issuer);
  if (!trusted) return refuse(context, identity, 'issuer', null);
  const address = comparableAddress(Email);
  if (address === null) return refuse(context, identity, 'address', null);
  const device = { DeviceID, DeviceSecret };
  const mayVouch = trusted.domains?.includes(address.slice(address.indexOf('@') + 1)) ?? true;
  const knock = { ...identity, address, mayVouch, device, authTime, boundTo: await accountIdOf(db, identity) };
  const accountId = knock.boundTo ?? undefined;
  return recordLimit(context, { accountId }, async () => {
    const release = await countAttempt(context, knock);
    const found = await inTransaction(db, (tx) => trySignIn({ ...context, db: tx }, knock));
    if ('refusal' in found) return refuse(context, knock, found.refusal, found.accountId);
    await release();
    return found;
  });
};

/**
 * Counts the attempt as a failure before it is known to be one; what is answered takes it back. A provider that may not vouch for an
 * address counts for itself alone: it keeps nobody from theirs.
 */
async function countAttempt({ db, now, clientAddress }: Context, { boundTo, address, mayVouch, issuer }: Attempt) {
  const limit = singleSignOnLimit(boundTo ?? (mayVouch ? address : `${issuer} ${address}`));
  const fromAddress = clientAddress === null ? null : addressLimit(clientAddress);
  await inTransaction(db, async (tx) => {
    if (fromAddress) await reserveAttempt(tx, fromAddress, now);
    await reserveAttempt(tx, limit, now);
  });
  return () =>
    inTransaction(db, async (tx) => {
      if (fromAddress) await forgiveAttempt(tx, fromAddress);
      await clearAttempts(tx, limit);
    });
}

async function trySignIn(context: Context, knock: Attempt) {
  const { db, now, services } = context;
  const found = knock.boundTo ? await openEmployee(db, knock.boundTo, now) : await employeeByAddress(context, knock);
  if (!found) return { refusal: 'unknown', accountId: knock.boundTo } as const;
  if (!knock.boundTo) {
    const outcome = await bind(db, knock, found.id, now);
    if (!outcome) return { refusal: 'other-identity', accountId: found.id } as const;
    if (outcome === 'bound') await recordBinding(context, knock, found.id);
  }
  const device = await findCurrentDevice(context, knock.device, found);
  const proof = proofAt(knock.authTime, now, services.env);
  return completeSignIn(context, { account: found, method: 'sso', proof, deviceId: device?.id });
}

/** Whose address it is: one open account alone, so that nobody is taken for somebody who shares it. */
async function employeeByAddress({ db, now, log }: Context, knock: Attempt): Promise<OpenAccount | null> {
  const { address, mayVouch, issuer } = knock;
  if (!mayVouch) {
    log.warn({ issuer }, 'an address of a domain that the provider does not speak for');
    return null;
  }
  const found = await openAccountsOf(db, address, now);
  return found.length === 1 ? employeeOf(found[0]) : null;
}

async function recordBinding(context: Context, { issuer }: Identity, accountId: string): Promise<void> {
  context.log.info({ account: accountId, issuer }, 'identity bound');
  const actor = { accountId, roleCode: 0 };
  const subject = { kind: 'account', id: accountId };
  await audit({ ...context, actor }, { subject, action: 'bind an identity', after: { issuer } });
}

async function refuse(
  context: Context,
  { issuer }: Identity,
  because: SsoRefusal,
  accountId: string | null,
): Promise<never> {
  context.log.warn({ account: accountId ?? undefined, issuer, because }, 'single sign-on refused');
  const subject = { kind: 'account', id: accountId ?? 'unknown' };
  const actor = accountId === null ? null : { accountId, roleCode: 0 };
  await audit({ ...context, actor }, { subject, action: 'fail to sign in', after: { method: 'sso', because } });
  throw new ApiError('sign_in_failed', { params: { because } });
}
