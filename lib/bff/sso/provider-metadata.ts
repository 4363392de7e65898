import 'server-only';
import { Agent, request } from 'undici';
import { z } from 'zod';
import type { IdentityProvider } from '../../identity-providers';
import { processWide } from '../../process/process-wide';
import { BUDGET } from '../upstream/upstream';

/** Milliseconds until what a provider says of itself is asked for again. */
const MAX_AGE_MS = 10 * 60_000;
/** The same before somebody is sent there: long enough that a crowd asks once, too short for a provider to go away unnoticed. */
export const MAX_AGE_BEFORE_LEAVING_MS = 5_000;
const MAX_BYTES = 256 * 1024;
const WELL_KNOWN = '/.well-known/openid-configuration';

const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url({ protocol: /^https?$/ }),
  token_endpoint: z.url({ protocol: /^https?$/ }),
  jwks_uri: z.url({ protocol: /^https?$/ }),
  userinfo_endpoint: z.url({ protocol: /^https?$/ }).optional(),
  end_session_endpoint: z.url({ protocol: /^https?$/ }).optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
  id_token_signing_alg_values_supported: z.array(z.string()).default(['RS256']),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
});

export type ProviderMetadata = z.output<typeof metadataSchema>;

interface Known {
  readonly metadata: ProviderMetadata;
  readonly readAt: number;
}

const known = () => processWide('identity-providers', () => new Map<string, Known>());
const inFlight = new Map<string, Promise<ProviderMetadata>>();
const agent = new Agent({ connect: { timeout: BUDGET.connect } });

/** What a provider says of itself, not older than so. Throws where it does not answer in time, or answers nonsense. */
export function metadataOf({ issuer }: IdentityProvider, maxAgeMs = MAX_AGE_MS): Promise<ProviderMetadata> {
  const kept = known().get(issuer);
  if (kept && Date.now() - kept.readAt < maxAgeMs) return Promise.resolve(kept.metadata);
  const asked = inFlight.get(issuer) ?? discover(issuer).finally(() => inFlight.delete(issuer));
  inFlight.set(issuer, asked);
  return asked;
}

/** What is known of a provider already, however old. */
export function knownMetadataOf({ issuer }: IdentityProvider): ProviderMetadata | undefined {
  return known().get(issuer)?.metadata;
}

async function discover(issuer: string): Promise<ProviderMetadata> {
  const { statusCode, body } = await request(`${issuer.replace(/\/$/, '')}${WELL_KNOWN}`, {
    dispatcher: agent,
    headers: { accept: 'application/json' },
    headersTimeout: BUDGET.firstByte,
    signal: AbortSignal.timeout(BUDGET.connect + BUDGET.firstByte),
  });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('the metadata is too long');
    chunks.push(chunk);
  }
  if (statusCode !== 200) throw new Error(`the metadata was answered with ${statusCode}`);
  const metadata = metadataSchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  if (metadata.issuer !== issuer) throw new Error('the metadata is of another issuer');
  if (issuer.startsWith('https:') && hasPlainEndpoint(metadata)) throw new Error('an endpoint is not https');
  known().set(issuer, { metadata, readAt: Date.now() });
  return metadata;
}

const hasPlainEndpoint = (metadata: ProviderMetadata) =>
  Object.values(metadata).some((value) => typeof value === 'string' && value.startsWith('http:'));
