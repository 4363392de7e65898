import { Agent, request } from 'undici';
import type { CommandContext } from '../scripts/command';
import { showProgress } from '../scripts/progress.mjs';
import type { Measure } from './measure';
import { makeInstallation, whileRunning } from './product';
import { startQuickServer, type QuickServer } from './quick-server';
import { startQuickProvider, type QuickProvider } from './sso-provider';
import { median, quantile } from './statistics';

const TRIPS = 200;
const WARM_UP = 50;
const NAME = 'bench';
const CLIENT_ID = 'the-portal';
const SECRET = 'a-secret-of-the-bench-that-is-long-enough';

const agent = new Agent({ keepAliveTimeout: 30_000 });

interface Arrival {
  readonly location: string;
  readonly cookie: string;
}

/** One step of the browser's; answers where it leads and what the browser holds afterwards. */
async function step(url: string, cookie: string, form?: { origin: string }): Promise<Arrival> {
  const headers = form && {
    origin: form.origin,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const answer = await request(url, {
    dispatcher: agent,
    method: form ? 'POST' : 'GET',
    headers: { cookie, ...headers },
    body: form && `provider=${NAME}`,
  });
  await answer.body.dump();
  if (answer.statusCode !== 303) throw new Error(`${url.split('?')[0]} was answered with ${answer.statusCode}`);
  const set = [answer.headers['set-cookie'] ?? []].flat().filter((text) => !/max-age=0(?:;|$)/i.test(text));
  return {
    location: String(answer.headers.location),
    cookie: set.map((text) => text.split(';')[0]).join('; '),
  };
}

/** A whole round trip; milliseconds that the three steps of the portal took, less what provider and HR API took of them. */
async function timeOfTrip(address: string, provider: QuickProvider, hrApi: QuickServer): Promise<number> {
  for (const server of [provider, hrApi]) server.spent();
  const startedAt = performance.now();
  const begun = await step(`${address}/api/session/start-sso`, '', { origin: address });
  const asked = new URL(begun.location).searchParams;
  provider.nonce = asked.get('nonce') ?? '';
  const back = new URLSearchParams({ code: 'code', state: asked.get('state') ?? '' }).toString();
  const proven = await step(`${address}/api/auth/callback/${NAME}?${back}`, begun.cookie);
  const end = await step(new URL(proven.location, address).href, proven.cookie);
  const took = performance.now() - startedAt;
  if (end.location !== '/') throw new Error(`the round trip ended at ${end.location}`);
  return took - provider.spent() - hrApi.spent();
}

/** What the portal adds to a round trip of single sign-on beyond the provider's own time. */
export async function measureSso(context: CommandContext): Promise<Measure[]> {
  const provider = await startQuickProvider(CLIENT_ID);
  const hrApi = await startQuickServer({
    '/api4/users/ssoauthenticate': () => ({ authToken: 'a'.repeat(43), ischg: 0 }),
    '/api4/api/user': () => [{ Name: 'Ananya Rao', TypeOfUser: 'E', Language: null }],
  });
  const installation = await makeInstallation(context, {
    HR_API_URL: hrApi.address,
    HR_API_KEY: SECRET,
    SESSION_SECRET: SECRET,
    OIDC_PROVIDERS: NAME,
    OIDC_BENCH_LABEL: 'Bench',
    OIDC_BENCH_ISSUER: provider.address,
    OIDC_BENCH_CLIENT_ID: CLIENT_ID,
    OIDC_BENCH_CLIENT_SECRET: SECRET,
  });
  try {
    return await whileRunning(context, installation, async () => {
      const progress = showProgress('Measuring round trips', '5–10 s');
      const times: number[] = [];
      for (let trip = -WARM_UP; trip < TRIPS; trip += 1) {
        const time = await timeOfTrip(installation.settings.address, provider, hrApi);
        if (trip >= 0) times.push(time);
      }
      progress.done();
      const name = 'single sign-on: added to a round trip';
      return [
        { name: `${name}, median`, value: median(times), unit: 'ms', digits: 1, atMost: 20 },
        { name: `${name}, p95`, value: quantile(times, 0.95), unit: 'ms', digits: 1 },
      ];
    });
  } finally {
    provider.stop();
    hrApi.stop();
    await agent.close();
  }
}
