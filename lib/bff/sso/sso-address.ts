import 'server-only';
import { homeOrigin, portalEnv } from '../../env';
import type { IdentityProvider } from '../../identity-providers';
import { withBasePath } from '../../links/links';

/** The configured provider of a name; undefined for any other, whatever it is. */
export function providerNamed(name: string | undefined): IdentityProvider | undefined {
  return portalEnv().OIDC_PROVIDERS.find((provider) => provider.name === name);
}

/** A whole address of ours, from the settings alone: what a caller says of hosts is not asked (T61). */
export function homeAddress(path: `/${string}`): string {
  return `${homeOrigin(portalEnv())}${withBasePath(path)}`;
}

/** Whether a request came to the origin that identity providers lead back to. */
export function isAtHome(host: string | undefined): boolean {
  return host !== undefined && homeOrigin(portalEnv()).endsWith(`//${host}`);
}
