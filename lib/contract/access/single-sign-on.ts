import { z } from 'zod';
import { defineCall } from '../call';
import { sessionSchema } from './sign-in';

/** The identity providers of OIDC_PROVIDERS, by the names that addresses and settings give them. */
export const providerNamesSchema = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .refine((names) => names.every((name) => /^[a-z0-9-]{1,40}$/.test(name)), {
    error: 'must be names of a to z, 0 to 9 and hyphens, with commas between them',
  })
  .refine((names) => new Set(names).size === names.length, { error: 'names a provider twice' });

const LOOPBACK = /^http:\/\/(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost)(?::\d+)?(?:\/|$)/;

/** An issuer, character by character as its identity tokens say it. */
export const issuerSchema = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://id.example.com' })
  .max(500, 'must have at most 500 characters')
  .refine((issuer) => issuer.startsWith('https:') || LOOPBACK.test(issuer), {
    error: 'must be https unless it is a loopback address',
  });

/** The domains of addresses that a provider may vouch for, subdomains not among them; in lower case. */
export const providerDomainsSchema = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
  .refine((names) => names.every((name) => /^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/.test(name)), {
    error: 'must be domains such as example.com, with commas between them',
  });

type ProviderSetting = 'LABEL' | 'ISSUER' | 'CLIENT_ID' | 'CLIENT_SECRET' | 'DOMAINS';

/** The variable that holds a setting of a provider: OIDC_MY_PARTNER_ISSUER for my-partner. */
export const providerVariable = (name: string, setting: ProviderSetting) =>
  `OIDC_${name.toUpperCase().replaceAll('-', '_')}_${setting}`;

/** A plain address as it is typed every day: nothing quoted, one @, no dot at either end of a part, a host with a dot. */
const PLAIN =
  /^[A-Za-z0-9_%+'-]+(?:\.[A-Za-z0-9_%+'-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9-]*[A-Za-z0-9]$/;

/**
 * The address that accounts are compared with, in lower case; null for one that is not plain ASCII or that another writing
 * form of Unicode would turn into another (T59). Both sides look: none that is refused leaves the portal.
 */
export function comparableAddress(address: string): string | null {
  if (address.length > 254 || !PLAIN.test(address) || address.normalize('NFKC') !== address) return null;
  return address.toLowerCase();
}

/** Why an identity opens no account: its address is no plain one, nobody (or more than one) has it, or it is bound to another. */
export const ssoRefusals = ['address', 'unknown', 'other-identity', 'issuer'] as const;
export type SsoRefusal = (typeof ssoRefusals)[number];

export const singleSignOnCalls = {
  /**
   * SCALL-12. `Email` comes out of a checked identity token, never from a browser, and so do `Issuer` and `Subject` (ours): the
   * account is bound to them on first use and opened by nobody else afterwards. A refusal says in `params.because` which of
   * `ssoRefusals` it is. `DeviceID` and `DeviceSecret` (ours) are those of a registered device in hand: where it is the account's
   * own, the session becomes the device's and ends with it. Any other opens and refuses nothing. `AuthTime` (ours) is the `auth_time`
   * of the identity token, in seconds: signing in proves who it is as of then, and nothing where the provider does not say it.
   */
  signInBySso: defineCall({
    path: 'users/ssoauthenticate',
    reach: 'server',
    gate: 'open',
    effect: 'write',
    request: z.object({
      Email: z.string().min(3).max(254),
      Issuer: z.string().min(1).max(500),
      Subject: z.string().min(1).max(255),
      AuthTime: z.int32().optional(),
      DeviceID: z.string().max(64).optional(),
      DeviceSecret: z.string().max(200).optional(),
    }),
    reply: sessionSchema,
  }),
};
