import 'server-only';
import { decode } from 'next-auth/jwt';
import { z } from 'zod';
import { comparableAddress } from '../../contract/access/single-sign-on';
import { providerNamed } from './sso-address';
import { ssoCookies } from './sso-cookies';
import { SsoFailure } from './sso-failure';
import { ssoSecret } from './sso-secret';

const identitySchema = z.object({
  provider: z.string(),
  issuer: z.string(),
  subject: z.string().min(1).max(255),
  email: z.string().optional(),
  isVerified: z.boolean(),
  /** When the provider asked who it is, in seconds, where it says so. */
  /** One that is no time in seconds is none: it proves nothing later, and signs in all the same. */
  authTime: z.int32().optional().catch(undefined),
});

type Cookies = Readonly<Record<string, string>>;

/** What a round trip has ended with, of a provider that is still one of the settings'. */
async function openIdentity(cookies: Cookies) {
  const token = cookies[ssoCookies.sessionToken.name];
  const opened = await decode({ token, secret: ssoSecret() }).catch(() => null);
  const { data: identity } = identitySchema.safeParse(opened);
  if (!identity) throw new SsoFailure('sso-interrupted', 'no round trip has ended here');
  if (providerNamed(identity.provider)?.issuer !== identity.issuer)
    throw new SsoFailure('sso-provider', 'another issuer');
  return identity;
}

const claimsOf = ({ issuer, subject, authTime }: z.output<typeof identitySchema>) => ({
  Issuer: issuer,
  Subject: subject,
  ...(authTime !== undefined && { AuthTime: authTime }),
});

/** Who a round trip has proven that somebody is, as the HR API takes it. Throws `SsoFailure` for what proves nobody. */
export async function readIdentity(cookies: Cookies) {
  const identity = await openIdentity(cookies);
  const { provider, email, isVerified } = identity;
  if (!isVerified) throw new SsoFailure('sso-unverified');
  if (email === undefined || comparableAddress(email) === null) throw new SsoFailure('sso-address');
  return { provider, claims: { Email: email, ...claimsOf(identity) } };
}

/** The same for who is signed in already: issuer and subject say it alone. */
export const readProof = async (cookies: Cookies) => claimsOf(await openIdentity(cookies));
