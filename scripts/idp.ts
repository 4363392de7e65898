import { homeOrigin, readPortalEnv } from '../lib/env';
import { providerVariable } from '../lib/contract/access/single-sign-on';
import { describeFailure, Refusal, type CommandContext, type Source } from './command';
import { forgetAuthTime, providerAt } from './idp/provider';
import { serve } from './idp/server';
import { onInterrupt } from './processes/interrupt';
import { isPortFree } from './processes/ports';
import { say } from './progress.mjs';

const NAME = 'corporate';
const CLIENT = { id: 'humming-bird', secret: 'a-secret-for-trying-it-out-alone' };
const PLACEHOLDER = 'stands-here-because-no-secret-matters';

/** Where the portal is, by the settings that it would be started with. */
function portalAddress(source: Source): string {
  try {
    const { PORT, HOST, APP_URL, BASE_PATH } = source;
    const secrets = { HR_API_KEY: PLACEHOLDER, SESSION_SECRET: PLACEHOLDER };
    const env = readPortalEnv({ PORT, HOST, APP_URL, BASE_PATH, ...secrets });
    return `${homeOrigin(env)}${env.BASE_PATH}`;
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

async function portOf({ IDP_PORT }: Source): Promise<number> {
  const port = Number(IDP_PORT || 4100);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Refusal('IDP_PORT must be a port');
  if (!(await isPortFree(port, '127.0.0.1'))) throw new Refusal(`IDP_PORT: something listens at 127.0.0.1:${port}`);
  return port;
}

function introduce(issuer: string, portal: string): void {
  const settings = {
    OIDC_PROVIDERS: NAME,
    [providerVariable(NAME, 'LABEL')]: 'Tarnbrook',
    [providerVariable(NAME, 'ISSUER')]: issuer,
    [providerVariable(NAME, 'CLIENT_ID')]: CLIENT.id,
    [providerVariable(NAME, 'CLIENT_SECRET')]: CLIENT.secret,
  };
  say('');
  say(`  The sample identity provider is at ${issuer} and knows the portal at ${portal}/`);
  say('  In another terminal:');
  say('');
  for (const [name, value] of Object.entries(settings)) say(`    ${name}=${value} \\`);
  say('    npm start');
  say('');
  say('  Ctrl-C stops it.');
  say('');
}

/**
 * `npm run idp`: a real OpenID Connect provider on the loopback address, for trying single sign-on and for tests. With
 * `IDP_AUTH_TIME=off` it never says when it asked who somebody is.
 */
export async function run({ source }: CommandContext): Promise<void> {
  onInterrupt(
    () => say('Stopping …'),
    () => 0,
  );
  try {
    const port = await portOf(source);
    const portal = portalAddress(source);
    const issuer = `http://127.0.0.1:${port}`;
    const provider = providerAt(issuer, {
      ...CLIENT,
      redirectUris: [`${portal}/api/auth/callback/${NAME}`],
      signedOutUris: [`${portal}/auth/login`],
    });
    if (source.IDP_AUTH_TIME === 'off') forgetAuthTime(provider);
    await serve(provider, port);
    introduce(issuer, portal);
  } catch (error) {
    say(describeFailure(error));
    process.exit(1);
  }
}
