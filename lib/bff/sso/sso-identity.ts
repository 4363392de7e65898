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
});

/** Who a round trip has proven that somebody is, as the HR API takes it. Throws `SsoFailure` for what proves nobody. */
export async function readIdentity(cookies: Readonly<Record<string, string>>) {
  const token = cookies[ssoCookies.sessionToken.name];
  const opened = await decode({ token, secret: ssoSecret() }).catch(() => null);
  const { data: identity } = identitySchema.safeParse(opened);
  if (!identity) throw new SsoFailure('sso-interrupted', 'no round trip has ended here');
  const { provider, issuer, subject, email, isVerified } = identity;
  if (providerNamed(provider)?.issuer !== issuer) throw new SsoFailure('sso-provider', 'another issuer');
  if (!isVerified) throw new SsoFailure('sso-unverified');
  if (email === undefined || comparableAddress(email) === null) throw new SsoFailure('sso-address');
  return { provider, claims: { Email: email, Issuer: issuer, Subject: subject } };
}
