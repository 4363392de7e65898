import { generateKeyPairSync, sign } from 'node:crypto';
import { startQuickServer, type QuickServer } from './quick-server';

/** An OpenID Connect provider that answers at once and vouches for everybody. */
export interface QuickProvider extends QuickServer {
  /** What the portal sent along; the next identity token repeats it. */
  nonce: string;
}

const CLAIMS = { sub: 'bench-1', email: 'ananya.rao@tarnbrook.example', email_verified: true };

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function startQuickProvider(clientId: string): Promise<QuickProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'key-1', use: 'sig', alg: 'RS256' }];
  const tokenOf = () => {
    const iat = Math.floor(Date.now() / 1000);
    const claims = { ...CLAIMS, iss: provider.address, aud: clientId, iat, exp: iat + 60, nonce: provider.nonce };
    const text = `${part({ alg: 'RS256', kid: 'key-1' })}.${part(claims)}`;
    return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
  };
  const server = await startQuickServer({
    '/.well-known/openid-configuration': () => ({
      issuer: provider.address,
      authorization_endpoint: `${provider.address}/authorize`,
      token_endpoint: `${provider.address}/token`,
      jwks_uri: `${provider.address}/keys`,
    }),
    '/keys': () => ({ keys }),
    '/token': () => ({ token_type: 'Bearer', access_token: 'none', expires_in: 60, id_token: tokenOf() }),
  });
  const provider: QuickProvider = { ...server, nonce: '' };
  return provider;
}
