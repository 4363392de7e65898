import 'server-only';
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { log } from '../../log';
import { metadataOf, type ProviderMetadata } from './provider-metadata';
import { homeAddress, providerNamed } from './sso-address';

/** Milliseconds that signing out waits for a provider of which this process knows nothing yet. */
const METADATA_TIMEOUT_MS = 500;

interface ProviderSignOut {
  readonly address: URL;
  /** What people call the provider. */
  readonly label: string;
  /** What it sends back, so that its way back is told from any other. */
  readonly state: string;
}

/**
 * Where to sign out at the provider that a session came from; null where it offers that nowhere, or cannot say so at once. No
 * token of the person's goes along: the client's id and the way back are enough for it to ask.
 */
export async function providerSignOut(name: string | undefined, requestId: string): Promise<ProviderSignOut | null> {
  const provider = providerNamed(name);
  if (!provider) return null;
  const soon = delay(METADATA_TIMEOUT_MS, undefined, { ref: false });
  const metadata: ProviderMetadata | undefined = await Promise.race([
    metadataOf(provider).catch(() => undefined),
    soon,
  ]);
  if (!metadata) log().warn({ requestId, provider: provider.name }, 'the provider was not told of a sign-out');
  if (!metadata?.end_session_endpoint) return null;
  const address = new URL(metadata.end_session_endpoint);
  const state = randomBytes(16).toString('base64url');
  address.searchParams.set('client_id', provider.clientId);
  address.searchParams.set('post_logout_redirect_uri', homeAddress('/auth/login'));
  address.searchParams.set('state', state);
  return { address, label: provider.label, state };
}
