import { z } from 'zod';
import { providerNamesSchema } from './contract/access/single-sign-on';
import { identityProvidersIn, type IdentityProvider } from './identity-providers';

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host === '[::1]' || /^127\./.test(host);

const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

/** `2:new,1:old`: numbered for rotation, the highest seals. A secret without a number is number 1. */
const sessionSecrets = z.string().transform((text, context) => {
  const secrets: Record<string, string> = {};
  for (const part of text.split(',')) {
    const [, number = '1', secret = ''] = /^(?:(\d+):)?(.*)$/.exec(part.trim()) ?? [];
    if (secret.length < 32) context.addIssue('each secret must have at least 32 characters');
    if (number in secrets) context.addIssue(`number ${number} stands twice`);
    secrets[number] = secret;
  }
  return secrets;
});

/** What the portal reads from its environment, with defaults and refusals. */
export const portalEnvSchema = z
  .object({
    PORT: whole(1, 65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    APP_URL: httpAddress.optional(),
    BASE_PATH: z
      .string()
      .regex(/^(\/[A-Za-z0-9_-]+)*$/, 'must be empty or begin with a slash and not end with one')
      .default(''),
    HR_API_URL: httpAddress.optional(),
    ESIGN_URL: httpAddress.optional(),
    HR_API_KEY: z.string().min(32, 'must have at least 32 characters'),
    SESSION_SECRET: sessionSecrets,
    SESSION_IDLE_MINUTES: whole(1, 1440).default(30),
    SESSION_HOURS: whole(1, 168).default(12),
    OIDC_PROVIDERS: providerNamesSchema.default([]),
    TRUSTED_PROXIES: whole(0, 10).default(0),
    METRICS_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
    SECURITY_CONTACT: z.url({ protocol: /^(?:https|mailto)$/, error: 'must be an https or mailto address' }).optional(),
    STOP_SECONDS: whole(1, 600).default(25),
    CONFIG_FILE: z.string().min(1).default('media/config/config.json'),
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .check(({ value, issues }) => {
    const { APP_URL, HOST } = value;
    if (!APP_URL && !isLoopback(HOST)) {
      issues.push({
        code: 'custom',
        input: HOST,
        path: ['APP_URL'],
        message: 'is needed where HOST is not a loopback address',
      });
    }
    for (const name of ['APP_URL', 'ESIGN_URL'] as const) {
      const address = value[name];
      if (!address?.startsWith('http:') || isLoopback(new URL(address).hostname)) continue;
      const message = 'must be https unless it is a loopback address';
      issues.push({ code: 'custom', input: address, path: [name], message });
    }
  });

export type PortalEnv = Omit<z.output<typeof portalEnvSchema>, 'OIDC_PROVIDERS'> & {
  readonly OIDC_PROVIDERS: readonly IdentityProvider[];
};

/** Reads and checks the environment; the error names each wrong variable, one line for all. */
export function readPortalEnv(source: Record<string, string | undefined>): PortalEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = portalEnvSchema.safeParse(given);
  if (result.success) {
    return { ...result.data, OIDC_PROVIDERS: identityProvidersIn(given, result.data.OIDC_PROVIDERS) };
  }
  throw new Error(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
}

let current: PortalEnv | undefined;

/** The portal's environment, read once. */
export function portalEnv(): PortalEnv {
  return (current ??= readPortalEnv(process.env));
}

/** The origins that are the portal itself: APP_URL's, else every name of the loopback address that it listens on. */
export function ownOrigins({ APP_URL, PORT }: Pick<PortalEnv, 'APP_URL' | 'PORT'>): string[] {
  if (APP_URL) return [new URL(APP_URL).origin];
  return ['127.0.0.1', 'localhost', '[::1]'].map((host) => `http://${host}:${PORT}`);
}

/**
 * The one origin under which single sign-on begins and ends, since an identity provider knows its clients by their address:
 * APP_URL's, else the name of the loopback address that the portal listens on.
 */
export function homeOrigin(env: Pick<PortalEnv, 'APP_URL' | 'PORT' | 'HOST'>): string {
  const named = `http://${env.HOST.includes(':') ? '[::1]' : env.HOST}:${env.PORT}`;
  return ownOrigins(env).find((origin) => origin === named) ?? ownOrigins(env)[0]!;
}

/** next-auth reads its own address from the environment, and from nowhere that a caller could name (T61). */
export function setNextAuthUrl(address: string): void {
  process.env.NEXTAUTH_URL = address;
}

/** The origin of the e-sign host, where there is one. */
export function signingOrigin({ ESIGN_URL }: Pick<PortalEnv, 'ESIGN_URL'>): string | null {
  return ESIGN_URL ? new URL(ESIGN_URL).origin : null;
}
