import type { Environment } from '../hr-api/platform/env';
import type { PortalEnv } from '../lib/env';
import type { Source } from './command';
import type { Secrets } from './secrets';
import { reachableHost, type Settings } from './settings';

type Variables = Record<string, string>;

/** What any program needs of the machine it runs on. Nothing else reaches a child unless it is named below. */
const MACHINE = [
  'PATH',
  'HOME',
  'USER',
  'TMPDIR',
  'TMP',
  'TEMP',
  'SystemRoot',
  'LANG',
  'LC_ALL',
  'TZ',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
];

const portalVariables = Object.keys({
  PORT: true,
  HOST: true,
  APP_URL: true,
  BASE_PATH: true,
  HR_API_URL: true,
  HR_API_KEY: true,
  ESIGN_URL: true,
  SESSION_SECRET: true,
  SESSION_IDLE_MINUTES: true,
  SESSION_HOURS: true,
  OIDC_PROVIDERS: true,
  TRUSTED_PROXIES: true,
  METRICS_TOKEN: true,
  SECURITY_CONTACT: true,
  STOP_SECONDS: true,
  CONFIG_FILE: true,
  LOG_LEVEL: true,
} satisfies Record<Exclude<keyof PortalEnv, 'NODE_ENV'>, true>);

const hrApiVariables = Object.keys({
  HR_API_PORT: true,
  HR_API_HOST: true,
  HR_API_KEY: true,
  HR_API_KEY_BEFORE: true,
  DATA_DIR: true,
  IMPORT_FOLDER: true,
  DATABASE_URL: true,
  FILE_STORE_URL: true,
  FILE_STORE_ENDPOINT: true,
  FILE_STORE_REGION: true,
  FILE_STORE_KEY_ID: true,
  FILE_STORE_SECRET: true,
  CLAMD_URL: true,
  SAMPLE_DATA: true,
  ALLOW_SAMPLE_PASSWORDS: true,
  SMTP_URL: true,
  SMTP_TLS: true,
  COMPANY_NAME: true,
  COMPANY_ACCENT: true,
  COMPANY_LOGO: true,
  MAIL_FROM: true,
  CLIENT_CODE: true,
  APP_URL: true,
  OIDC_PROVIDERS: true,
  ESIGN_PORT: true,
  ESIGN_HOST: true,
  ESIGN_URL: true,
  TRUSTED_PROXIES: true,
  SESSION_IDLE_MINUTES: true,
  SESSION_HOURS: true,
  PROOF_SECONDS: true,
  EXPORT_PROOF_ROWS: true,
  ACCOUNT_BUDGET_FACTOR: true,
  LOG_LEVEL: true,
} satisfies Record<Exclude<keyof Environment, 'FILE_STORE' | 'OIDC_ISSUERS'>, true>);

function pick(source: Source, names: readonly string[]): Variables {
  const picked: Variables = {};
  for (const name of names) if (source[name] !== undefined) picked[name] = source[name];
  return picked;
}

/** The settings of identity providers bear the providers' names. The HR API needs to know their issuers and domains alone. */
const PROVIDER_SETTINGS = { portal: /^OIDC_/, hrApi: /^OIDC_.+_(?:ISSUER|DOMAINS)$/ };

const pickLike = (source: Source, pattern: RegExp) =>
  pick(
    source,
    Object.keys(source).filter((name) => pattern.test(name)),
  );

/** The machine's part of an environment, for programs that need nothing of ours. */
export function machineEnvironment(source: Source): Variables {
  return { ...pick(source, MACHINE), NEXT_TELEMETRY_DISABLED: '1' };
}

type Mode = 'production' | 'development';

export function hrApiEnvironment(settings: Settings, secrets: Secrets, mode: Mode): Variables {
  return {
    ...machineEnvironment(settings.variables),
    ...pick(settings.variables, hrApiVariables),
    ...pickLike(settings.variables, PROVIDER_SETTINGS.hrApi),
    HR_API_KEY: secrets.HR_API_KEY,
    DATA_DIR: settings.dataDir,
    ...settings.company,
    APP_URL: settings.address,
    ...(settings.signingAddress && { ESIGN_URL: settings.signingAddress }),
    NODE_ENV: mode,
  };
}

/** Next's own server reads the address to listen on from PORT and HOSTNAME. */
export function portalEnvironment(settings: Settings, secrets: Secrets, mode: Mode): Variables {
  const { variables: given, portal, hrApi } = settings;
  const embedded = hrApi && { HR_API_URL: `http://${reachableHost(hrApi.HR_API_HOST)}:${hrApi.HR_API_PORT}` };
  return {
    ...machineEnvironment(given),
    ...pick(given, portalVariables),
    ...pickLike(given, PROVIDER_SETTINGS.portal),
    ...embedded,
    ...(settings.signingAddress && { ESIGN_URL: settings.signingAddress }),
    ...secrets,
    PORT: String(portal.PORT),
    HOST: portal.HOST,
    HOSTNAME: portal.HOST,
    CONFIG_FILE: settings.configFile,
    NODE_ENV: mode,
  };
}

export function buildEnvironment(source: Source, build: { readonly basePath: string; readonly id: string }): Variables {
  return { ...machineEnvironment(source), BASE_PATH: build.basePath, BUILD_ID: build.id, NODE_ENV: 'production' };
}
