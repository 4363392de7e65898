import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { homeOrigin, portalEnv } from '../../env';
import { knownMetadataOf, metadataOf } from '../sso/provider-metadata';

/** Milliseconds that a page waits, once, to learn where its forms may lead. */
const PROBE_TIMEOUT_MS = 1_000;
const RETRY_AFTER_MS = 30_000;

let triedAt = 0;

/**
 * The origins beside our own that forms lead to: browsers hold redirects after a post to them (`form-action`). A provider's
 * pages may lie elsewhere than its issuer; until it has said so, its issuer's origin stands for it.
 */
export async function formTargets(): Promise<string[]> {
  const env = portalEnv();
  const providers = env.OIDC_PROVIDERS;
  const unknown = providers.filter((provider) => !knownMetadataOf(provider));
  if (unknown.length > 0 && Date.now() - triedAt > RETRY_AFTER_MS) {
    triedAt = Date.now();
    const learning = Promise.allSettled(unknown.map((provider) => metadataOf(provider)));
    await Promise.race([learning, delay(PROBE_TIMEOUT_MS, undefined, { ref: false })]);
  }
  const places = providers.flatMap((provider) => {
    const { authorization_endpoint, end_session_endpoint } = knownMetadataOf(provider) ?? {};
    return [provider.issuer, authorization_endpoint, end_session_endpoint];
  });
  const origins = places.filter((place) => place !== undefined).map((place) => new URL(place).origin);
  return providers.length > 0 ? [...new Set([homeOrigin(env), ...origins])] : [];
}
