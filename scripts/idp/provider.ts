import { generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider, { type Configuration } from 'oidc-provider';
import { faultPage, signedOutPage, signOutPage } from './pages';
import { people } from './people';

export interface Client {
  readonly id: string;
  readonly secret: string;
  readonly redirectUris: readonly string[];
  readonly signedOutUris: readonly string[];
}

const SCOPE = 'openid email';
const MINUTE = 60;

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') };
}

function configurationFor({ id, secret, redirectUris, signedOutUris }: Client): Configuration {
  return {
    clients: [
      {
        client_id: id,
        client_secret: secret,
        redirect_uris: [...redirectUris],
        post_logout_redirect_uris: [...signedOutUris],
        application_type: 'web',
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    ttl: { Session: 60 * MINUTE, Interaction: 10 * MINUTE, Grant: 60 * MINUTE, AccessToken: MINUTE, IdToken: MINUTE },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => void (context.body = signOutPage(form)),
        postLogoutSuccessSource: (context) => void (context.body = signedOutPage()),
      },
    },
    findAccount: (_context, subject) => {
      const person = people.find((one) => one.subject === subject);
      return person && { accountId: subject, claims: () => claimsOf(person) };
    },
    /** Nobody is asked whether the portal may know their address: it is the organisation's own. */
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ accountId: oidc.session?.accountId, clientId: oidc.client?.clientId });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
    renderError: (context, { error, error_description }) => {
      context.type = 'html';
      context.body = faultPage(error_description ?? error);
    },
  };
}

const claimsOf = ({ subject, mail, isMailVerified }: (typeof people)[number]) => ({
  sub: subject,
  email: mail,
  email_verified: isMailVerified,
});

/** A provider for one portal. It keeps everything in memory and makes a new key each time. */
export const providerAt = (issuer: string, client: Client): Provider => new Provider(issuer, configurationFor(client));

/** Lets a provider never say when it asked who somebody is, as some do: its codes do not remember it. */
export function forgetAuthTime({ AuthorizationCode: { prototype } }: Provider): void {
  const { save } = prototype;
  prototype.save = function (...lifetime) {
    delete this.authTime;
    return save.apply(this, lifetime);
  };
}
