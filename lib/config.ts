import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { colorsOf, type AccentColors } from './contract/platform/accent-colors';
import { accentSchema } from './contract/platform/accent-schema';
import { companyLogoOf, type CompanyLogo } from './contract/platform/company-logo';
import { portalEnv } from './env';

/** An address of one host and nothing behind it. */
const ORIGIN = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/;

/** The runtime configuration file, field by field as the specification names them (CFG-01 to CFG-09). */
const configFileSchema = z.object({
  t: z.string().default('Humming bird').describe('company title'),
  accent: accentSchema.optional().describe('colour of the company'),
  logo: z.string().default('').describe('PNG or JPEG file with the logo of the company, from the folder of this file'),
  a: z.string().default('').describe('API base'),
  v: z.string().default('api4').describe('API version'),
  a_h: z.string().default('').describe('API host prefix'),
  ss: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'must be empty, or an http or https address' })])
    .default('')
    .describe('login URL outside, where single sign-on or mobile sign-in is configured'),
  l: z.number().int().positive().default(150).describe('most rows that a list fetches'),
  vi: z.string().default('0.0.13').describe('version text of the footer'),
  bc: z.string().default('').describe('brand or build code'),
  cc: z.string().max(64).default('').describe('client code, sent when a client user signs in'),
  frames: z
    .array(z.string().regex(ORIGIN, 'must be like https://host.example'))
    .default([])
    .describe('hosts whose pages may be shown in a frame of ours (FVIEW-15)'),
  slow: z.number().nonnegative().default(100).describe('below how many MB/s a connection is slow (CONN-03)'),
});
export type ConfigFile = z.output<typeof configFileSchema>;

export interface PortalConfig {
  readonly title: string;
  /** Null for the product's own. */
  readonly accent: AccentColors | null;
  /** Null for the product's own sign. `version` changes with it. */
  readonly logo: (CompanyLogo & { readonly version: string }) | null;
  readonly version: string;
  readonly brandCode: string;
  /** By which the HR API knows for whom this portal signs in client users (SOPQ-04). */
  readonly clientCode: string;
  /** FVIEW-15: the origins, beside our own, whose pages may stand in a frame. */
  readonly trustedFrames: readonly string[];
  /** Below how many MB/s a connection is called slow. */
  readonly slowBelow: number;
  /** Where sign-out leads when single sign-on or mobile sign-in is configured; null keeps to our own sign-in page. */
  readonly externalSignInUrl: string | null;
  /** The HR API's address up to and with its version, ending in a slash. */
  readonly hrApiBase: string;
}

/** Reads the text of a configuration file; the error says what is wrong with it. */
export function parseConfigFile(text: string): ConfigFile {
  const result = configFileSchema.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  throw new Error(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
}

/** SCON-40: `{a_h}{a}/{v}/`, without a second version where the base already ends in one. */
export function hrApiBase(address: string, version: string): string {
  const base = address.replace(/\/+$/, '');
  return /\/api\d+$/i.test(base) || !version ? `${base}/` : `${base}/${version}/`;
}

let current: Promise<PortalConfig> | undefined;

/** The configuration, read once per process. The HR API is at HR_API_URL, else at `a` of the file. */
export function portalConfig(): Promise<PortalConfig> {
  return (current ??= readConfig());
}

async function readConfig(): Promise<PortalConfig> {
  const { CONFIG_FILE, HR_API_URL } = portalEnv();
  const file = parseConfigFile(await readFile(CONFIG_FILE, 'utf8'));
  const address = HR_API_URL ?? `${file.a_h}${file.a}`;
  if (!URL.canParse(address))
    throw new Error('HR_API_URL: is missing, and `a` of the configuration file is no address');
  return {
    title: file.t,
    accent: file.accent ? colorsOf(file.accent) : null,
    logo: await readLogo(logoPathOf(CONFIG_FILE, file)),
    version: file.vi,
    brandCode: file.bc,
    clientCode: file.cc,
    trustedFrames: file.frames,
    slowBelow: file.slow,
    externalSignInUrl: file.ss || null,
    hrApiBase: hrApiBase(address, file.v),
  };
}

/** Where the file with the logo is; null where none is named. */
export const logoPathOf = (configFile: string, { logo }: Pick<ConfigFile, 'logo'>) =>
  logo === '' ? null : path.resolve(path.dirname(configFile), logo);

async function readLogo(file: string | null): Promise<PortalConfig['logo']> {
  if (!file) return null;
  try {
    const bytes = await readFile(file);
    return { ...companyLogoOf(bytes), version: createHash('sha256').update(bytes).digest('hex').slice(0, 12) };
  } catch (error) {
    throw new Error(`logo: ${file} ${(error as Error).message}`, { cause: error });
  }
}
