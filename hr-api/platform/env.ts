import { readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  issuerSchema,
  providerDomainsSchema,
  providerNamesSchema,
  providerVariable,
} from '../../lib/contract/access/single-sign-on';
import { accentSchema } from '../../lib/contract/platform/accent-schema';
import { companyLogoOf } from '../../lib/contract/platform/company-logo';
import type { ObjectStore } from './files/storage/object-request';

/** An empty variable counts as one that was not set, as shells and compose files leave them behind. */
const unset = (value: unknown): unknown => (value === '' ? undefined : value);

const text = <S extends z.ZodType>(schema: S) => z.preprocess(unset, schema);
const whole = (min: number, max: number, fallback: number) =>
  text(
    z
      .string()
      .regex(/^\d+$/, 'must be a whole number')
      .transform(Number)
      .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))
      .default(fallback),
  );
const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });

/** The file that the setting names, as a picture. */
function readLogo(file: string, context: z.RefinementCtx) {
  try {
    return companyLogoOf(readFileSync(file));
  } catch (error) {
    context.addIssue({ code: 'custom', message: `${file} ${(error as Error).message}` });
    return z.NEVER;
  }
}

const CLAMD_FORM = 'must be an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl';

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|localhost)$/;

const isOnThisMachine = (url = 'smtp://localhost') => LOOPBACK.test(new URL(url).hostname.replace(/^\[|\]$/g, ''));

export const SAMPLE_IS_OPEN =
  'is not a loopback address, and the sample accounts have a password that anyone can read: ' +
  'set SAMPLE_DATA=off, or ALLOW_SAMPLE_PASSWORDS=1 if that is meant';

const environmentSchema = z
  .object({
    HR_API_PORT: whole(0, 65_535, 4000),
    HR_API_HOST: text(z.string().default('127.0.0.1')),
    HR_API_KEY: text(z.string({ error: 'must be set' }).min(32, 'must have at least 32 characters')),
    /** Only while it is changed: what sealed the keys of the record until now. */
    HR_API_KEY_BEFORE: text(z.string().optional()),
    DATA_DIR: text(z.string().default('.data')),
    /** Where files are laid for importing; below DATA_DIR without it. */
    IMPORT_FOLDER: text(z.string().optional()),
    DATABASE_URL: text(address(/^postgres(ql)?$/, 'postgres://user@host/database').optional()),
    SAMPLE_DATA: text(z.enum(['on', 'off'], { error: 'must be on or off' }).optional()),
    ALLOW_SAMPLE_PASSWORDS: text(z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0')),
    FILE_STORE_URL: text(address(/^s3$/, 's3://bucket/prefix').optional()),
    FILE_STORE_ENDPOINT: text(address(/^https?$/, 'https://s3.eu-central-1.amazonaws.com').optional()),
    FILE_STORE_REGION: text(z.string().default('us-east-1')),
    FILE_STORE_KEY_ID: text(z.string().optional()),
    FILE_STORE_SECRET: text(z.string().optional()),
    CLAMD_URL: text(
      z
        .string()
        .regex(/^tcp:\/\/[^\s/@?#]+:\d{1,5}$|^unix:\/[^\s/]\S*$/, CLAMD_FORM)
        .optional(),
    ),
    SMTP_URL: text(address(/^smtps?$/, 'smtp://mail.example.com:587').optional()),
    SMTP_TLS: text(z.enum(['required', 'optional'], { error: 'must be required or optional' }).optional()),
    COMPANY_NAME: text(z.string().max(120, 'must have at most 120 characters').default('Humming bird')),
    COMPANY_ACCENT: text(accentSchema.optional()),
    COMPANY_LOGO: text(z.string().transform(readLogo).optional()),
    MAIL_FROM: text(z.string().min(3).default('no-reply@humming-bird.example')),
    CLIENT_CODE: text(z.string().max(64, 'must have at most 64 characters').default('')),
    APP_URL: text(address(/^https?$/, 'https://hr.example.com').default('http://127.0.0.1:3000')),
    OIDC_PROVIDERS: text(providerNamesSchema.default([])),
    ESIGN_PORT: whole(0, 65_535, 4001),
    ESIGN_HOST: text(z.string().default('127.0.0.1')),
    ESIGN_URL: text(address(/^https?$/, 'https://sign.example.com').optional()),
    TRUSTED_PROXIES: whole(0, 10, 0),
    SESSION_IDLE_MINUTES: whole(1, 24 * 60, 30),
    SESSION_HOURS: whole(1, 24 * 7, 12),
    PROOF_SECONDS: whole(1, 300, 300),
    EXPORT_PROOF_ROWS: whole(1, 10_000_000, 10_000),
    ACCOUNT_BUDGET_FACTOR: whole(1, 1_000_000, 1),
    LOG_LEVEL: text(
      z
        .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
          error: 'must be one of trace, debug, info, warn, error, fatal, silent',
        })
        .default('info'),
    ),
  })
  .superRefine((read, context) => {
    for (const name of ['FILE_STORE_KEY_ID', 'FILE_STORE_SECRET'] as const) {
      if (read.FILE_STORE_URL && !read[name])
        context.addIssue({ code: 'custom', path: [name], message: 'must be set with FILE_STORE_URL' });
    }
  })
  .transform((read) => ({
    ...read,
    FILE_STORE: objectStoreIn(read),
    ESIGN_URL: new URL(read.ESIGN_URL ?? `http://127.0.0.1:${read.ESIGN_PORT}`).origin,
    MAIL_FROM: namedAddress(read),
    SMTP_TLS: read.SMTP_TLS ?? (isOnThisMachine(read.SMTP_URL) ? 'optional' : 'required'),
    SAMPLE_DATA: (read.SAMPLE_DATA ?? (read.DATABASE_URL ? 'off' : 'on')) === 'on',
    ALLOW_SAMPLE_PASSWORDS: read.ALLOW_SAMPLE_PASSWORDS === '1',
  }))
  .superRefine((read, context) => {
    if (!read.SAMPLE_DATA || read.ALLOW_SAMPLE_PASSWORDS) return;
    const isHere = { HR_API_HOST: LOOPBACK.test(read.HR_API_HOST), APP_URL: isOnThisMachine(read.APP_URL) };
    for (const [name, isLoopback] of Object.entries(isHere)) {
      if (isLoopback) continue;
      context.addIssue({ code: 'custom', path: [name], message: SAMPLE_IS_OPEN });
    }
  });

/** Whether the password of the sample accounts, which anyone can read, opens those that a database was once filled with. */
export const opensSampleAccounts = (env: Pick<Environment, 'ALLOW_SAMPLE_PASSWORDS' | 'HR_API_HOST' | 'APP_URL'>) =>
  env.ALLOW_SAMPLE_PASSWORDS || (LOOPBACK.test(env.HR_API_HOST) && isOnThisMachine(env.APP_URL));

/** A bare address gets the company's name before it. */
const namedAddress = ({ MAIL_FROM, COMPANY_NAME }: { readonly MAIL_FROM: string; readonly COMPANY_NAME: string }) =>
  MAIL_FROM.includes('<') ? MAIL_FROM : `"${COMPANY_NAME.replace(/["\\\p{Cc}]/gu, ' ')}" <${MAIL_FROM}>`;

/** The S3-compatible store that the settings name; undefined where files are kept in a folder. */
function objectStoreIn(read: {
  readonly FILE_STORE_URL?: string | undefined;
  readonly FILE_STORE_ENDPOINT?: string | undefined;
  readonly FILE_STORE_REGION: string;
  readonly FILE_STORE_KEY_ID?: string | undefined;
  readonly FILE_STORE_SECRET?: string | undefined;
}): ObjectStore | undefined {
  if (!read.FILE_STORE_URL) return undefined;
  const { hostname, pathname } = new URL(read.FILE_STORE_URL);
  const prefix = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '');
  return {
    endpoint: read.FILE_STORE_ENDPOINT ?? `https://s3.${read.FILE_STORE_REGION}.amazonaws.com`,
    bucket: hostname,
    prefix: prefix && `${prefix}/`,
    region: read.FILE_STORE_REGION,
    keyId: read.FILE_STORE_KEY_ID ?? '',
    secret: read.FILE_STORE_SECRET ?? '',
  };
}

export type Environment = z.output<typeof environmentSchema> & {
  /** Whose identity tokens open accounts; none where single sign-on is not offered. */
  readonly OIDC_ISSUERS: readonly TrustedIssuer[];
};

interface TrustedIssuer {
  readonly issuer: string;
  /** Of the addresses that it may vouch for; null for all of them, where it is the only one. */
  readonly domains: readonly string[] | null;
}

/** A setting that the HR API cannot start with; its message is one line that names the variable. */
export class EnvironmentError extends Error {}

/** Reads and checks the HR API's settings. Throws an `EnvironmentError` that names the first wrong one. */
export function readEnv(source: Record<string, string | undefined> = process.env): Environment {
  const read = environmentSchema.safeParse(source);
  if (read.success) return { ...read.data, OIDC_ISSUERS: issuersIn(source, read.data.OIDC_PROVIDERS) };
  const issue = read.error.issues[0];
  throw new EnvironmentError(`${issue?.path.join('.') ?? 'environment'} ${issue?.message ?? 'is not valid'}`);
}

function issuersIn(source: Record<string, string | undefined>, providers: readonly string[]): TrustedIssuer[] {
  const read = <Value>(name: string, setting: 'ISSUER' | 'DOMAINS', schema: z.ZodType<Value>): Value => {
    const variable = providerVariable(name, setting);
    if (!source[variable]) throw new EnvironmentError(`${variable} must be set`);
    const value = schema.safeParse(source[variable]);
    if (value.success) return value.data;
    throw new EnvironmentError(`${variable} ${value.error.issues[0]?.message ?? 'is not valid'}`);
  };
  return providers.map((name) => {
    const issuer = read(name, 'ISSUER', issuerSchema);
    const isOnlyOne = providers.length === 1 && !source[providerVariable(name, 'DOMAINS')];
    return { issuer, domains: isOnlyOne ? null : read(name, 'DOMAINS', providerDomainsSchema) };
  });
}
