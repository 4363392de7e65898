import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTHeaderParameters, type JWTPayload } from 'jose';

export const CLIENT = { id: 'the-portal', secret: 'the-secret-of-the-portal' };

type Endpoint = (response: ServerResponse, form: URLSearchParams) => void | Promise<void>;

/** An OpenID Connect provider that says what a test wants, true or not. */
export interface ScriptedProvider {
  readonly issuer: string;
  /** What was sent to the token endpoint. */
  readonly exchanges: URLSearchParams[];
  /** Changes what its metadata says. */
  metadata: Record<string, unknown>;
  /** What the next identity token says beside what it has to. */
  claims: JWTPayload;
  /** Writes the next identity token; by default as it has to be. */
  write: (claims: JWTPayload) => Promise<string>;
  /** What its user info says beside the subject; null where it has none. */
  userInfo: Record<string, unknown> | null;
  /** Answers instead of the token endpoint. */
  token: Endpoint | null;
  /** Signs as the provider does, under a header of the test's own. */
  signed(claims: JWTPayload, header?: Partial<JWTHeaderParameters>): Promise<string>;
  /** The nonce that the portal sent along; the next identity token repeats it. */
  nonce: string;
  /** As it was when it started, with nothing seen. */
  reset(): void;
  close(): Promise<void>;
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

export async function startScriptedProvider(): Promise<ScriptedProvider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'key-1', use: 'sig', alg: 'RS256' }];
  const signed: ScriptedProvider['signed'] = (claims, header) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'key-1', ...header }).sign(privateKey);

  const server = createServer((request, response) => {
    void formOf(request).then(async (form) => {
      const path = (request.url ?? '').split('?')[0];
      if (path === '/.well-known/openid-configuration')
        return json(response, { ...metadataAt(), ...provider.metadata });
      if (path === '/keys') return json(response, { keys });
      if (path === '/userinfo') return json(response, { sub: 'subject-1', ...provider.userInfo });
      if (path !== '/token') return json(response, {}, 404);
      provider.exchanges.push(form);
      if (provider.token) return provider.token(response, form);
      return json(response, await tokensOf());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const metadataAt = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    end_session_endpoint: `${issuer}/end`,
    ...(provider.userInfo && { userinfo_endpoint: `${issuer}/userinfo` }),
  });
  const tokensOf = async () => {
    const now = Math.floor(Date.now() / 1000);
    const usual = { iss: issuer, aud: CLIENT.id, sub: 'subject-1', iat: now, exp: now + 60, nonce: provider.nonce };
    const mail = { email: 'ananya.rao@tarnbrook.example', email_verified: true };
    const id_token = await provider.write({ ...usual, ...mail, ...provider.claims });
    return { token_type: 'Bearer', access_token: 'TKN-CANARY-of-the-provider', expires_in: 60, id_token };
  };

  const initial = () => ({
    metadata: {},
    userInfo: null,
    claims: {},
    write: (claims: JWTPayload) => signed(claims),
    token: null,
    nonce: '',
  });
  const provider: ScriptedProvider = {
    ...initial(),
    issuer,
    exchanges: [],
    signed,
    reset() {
      Object.assign(provider, initial());
      provider.exchanges.splice(0);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}

/** The settings that name it to portal and HR API. */
export const settingsOf = (providers: Readonly<Record<string, Pick<ScriptedProvider, 'issuer'>>>) =>
  Object.entries(providers).reduce<Record<string, string>>(
    (settings, [name, { issuer }]) => ({
      ...settings,
      [`OIDC_${name.toUpperCase()}_LABEL`]: `${name} of the tests`,
      [`OIDC_${name.toUpperCase()}_ISSUER`]: issuer,
      [`OIDC_${name.toUpperCase()}_DOMAINS`]: 'tarnbrook.example',
      [`OIDC_${name.toUpperCase()}_CLIENT_ID`]: CLIENT.id,
      [`OIDC_${name.toUpperCase()}_CLIENT_SECRET`]: CLIENT.secret,
    }),
    { OIDC_PROVIDERS: Object.keys(providers).join(',') },
  );
