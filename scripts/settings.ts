import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readEnv, SAMPLE_IS_OPEN, type Environment } from '../hr-api/platform/env';
import { logoPathOf, parseConfigFile } from '../lib/config';
import { readPortalEnv, type PortalEnv } from '../lib/env';
import { Refusal, type Source } from './command';

export interface Settings {
  /** What the person gave, without empty variables. */
  readonly variables: Readonly<Record<string, string>>;
  readonly root: string;
  /** Absolute. */
  readonly dataDir: string;
  /** Absolute. */
  readonly configFile: string;
  /** Name, colour and logo, as the HR API that is started along has to be told them; empty where that is elsewhere. */
  readonly company: Readonly<Record<string, string>>;
  readonly portal: PortalEnv;
  /** The embedded HR API; null where one outside is used. */
  readonly hrApi: Environment | null;
  /** Where people open the portal, base path included, without a slash at its end. */
  readonly address: string;
  /** Where people's browsers reach the e-sign host; null where none is known. */
  readonly signingAddress: string | null;
  /** Secrets that nobody gave and that may be made up. */
  readonly missingSecrets: readonly SecretName[];
}

const SECRET_NAMES = ['HR_API_KEY', 'SESSION_SECRET'] as const;
type SecretName = (typeof SECRET_NAMES)[number];

const PLACEHOLDER = 'stands-here-until-the-secret-is-made';

const isLoopback = (host: string) => /^(?:127(?:\.\d{1,3}){3}|\[?::1\]?|localhost)$/.test(host);

/** The name under which a server that listens on `host` is reached from this machine. */
export function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}

function refused<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal((error as Error).message);
  }
}

/** The few settings that a build depends on; secrets and ports are none of its business. */
export function readBuildSettings(source: Source, root: string): { basePath: string; dataDir: string } {
  const basePath = source.BASE_PATH ?? '';
  const secrets = { HR_API_KEY: PLACEHOLDER, SESSION_SECRET: PLACEHOLDER };
  refused(() => readPortalEnv({ ...secrets, BASE_PATH: basePath }));
  return { basePath, dataDir: path.resolve(root, source.DATA_DIR || '.data') };
}

/** The HR API's address in the configuration file, empty where it names none, and what it says of the company. */
function readConfigured(file: string): { address: string; company: Settings['company'] } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Refusal(`CONFIG_FILE: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  try {
    const config = parseConfigFile(text);
    const { a, a_h, t, accent } = config;
    const logo = logoPathOf(file, config);
    if (a !== '' && !URL.canParse(`${a_h}${a}`)) throw new Error(`a: ${a_h}${a} is not an address`);
    const company = { COMPANY_NAME: t, ...(accent && { COMPANY_ACCENT: accent }), ...(logo && { COMPANY_LOGO: logo }) };
    return { address: a === '' ? '' : `${a_h}${a}`, company };
  } catch (error) {
    throw new Refusal(`CONFIG_FILE: ${file}: ${(error as Error).message}`);
  }
}

function refuseMissingSecrets(missing: readonly SecretName[], given: Source, outside: boolean): void {
  if (missing.length === 0 || (!outside && !given.DATABASE_URL)) return;
  const why = outside ? 'the HR API runs elsewhere' : 'DATABASE_URL names a database outside';
  const verb = missing.length === 1 ? 'is' : 'are';
  throw new Refusal(`${missing.join(' and ')} ${verb} missing: ${why}, so secrets are never made up here`);
}

/** What the HR API cannot see: where the portal before it listens. */
function refuseOpenSample({ HOST }: PortalEnv, hrApi: Environment | null): void {
  if (!hrApi?.SAMPLE_DATA || hrApi.ALLOW_SAMPLE_PASSWORDS || isLoopback(HOST)) return;
  throw new Refusal(`HOST ${SAMPLE_IS_OPEN}`);
}

/** The embedded e-sign host is known by its port alone to people at this machine; others need to be told its address. */
function signingAddressOf(portal: PortalEnv, hrApi: Environment | null): string | null {
  if (portal.ESIGN_URL) return new URL(portal.ESIGN_URL).origin;
  const isOpenedHere = !portal.APP_URL || isLoopback(new URL(portal.APP_URL).hostname);
  return hrApi && isOpenedHere ? hrApi.ESIGN_URL : null;
}

function refuseSharedPorts({ PORT }: PortalEnv, hrApi: Environment | null): void {
  if (!hrApi) return;
  const { HR_API_PORT, ESIGN_PORT } = hrApi;
  if (HR_API_PORT === 0) throw new Refusal('HR_API_PORT must be at least 1');
  if (ESIGN_PORT === 0) throw new Refusal('ESIGN_PORT must be at least 1');
  if (HR_API_PORT === PORT) throw new Refusal(`HR_API_PORT must differ from PORT, both are ${PORT}`);
  const other = ESIGN_PORT === PORT ? 'PORT' : ESIGN_PORT === HR_API_PORT ? 'HR_API_PORT' : null;
  if (other) throw new Refusal(`ESIGN_PORT must differ from ${other}, both are ${ESIGN_PORT}`);
}

/**
 * Reads and checks everything that can be set, before anything is built or started. Throws a `Refusal` whose one line
 * names the variable. The HR API is the one at HR_API_URL, else at `a` of the configuration file, else the embedded one.
 */
export function readSettings(source: Source, root: string): Settings {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(source)) if (value) given[name] = value;
  const configFile = path.resolve(root, given.CONFIG_FILE ?? 'media/config/config.json');
  const configured = given.HR_API_URL ? null : readConfigured(configFile);
  const outside = configured === null || configured.address !== '';
  const missingSecrets = SECRET_NAMES.filter((name) => !given[name]);
  refuseMissingSecrets(missingSecrets, given, outside);

  const company: Record<string, string> = { ...configured?.company };
  for (const name of Object.keys(company)) if (given[name]) company[name] = given[name];
  const complete = { ...company, ...given };
  for (const name of missingSecrets) complete[name] = PLACEHOLDER;
  const portal = refused(() => readPortalEnv(complete));
  const hrApi = outside ? null : refused(() => readEnv(complete));
  refuseSharedPorts(portal, hrApi);
  refuseOpenSample(portal, hrApi);
  const origin = portal.APP_URL
    ? new URL(portal.APP_URL).origin
    : `http://${reachableHost(portal.HOST)}:${portal.PORT}`;
  return {
    variables: given,
    root,
    dataDir: path.resolve(root, given.DATA_DIR ?? '.data'),
    configFile,
    company,
    portal,
    hrApi,
    address: `${origin}${portal.BASE_PATH}`,
    signingAddress: signingAddressOf(portal, hrApi),
    missingSecrets,
  };
}
