/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Refusal } from '../../scripts/command';
import { readSettings } from '../../scripts/settings';

const SECRET = 'a-secret-of-more-than-thirty-two-characters';
const BOTH_SECRETS = { HR_API_KEY: SECRET, SESSION_SECRET: SECRET };

const PARTNER = {
  OIDC_MY_PARTNER_LABEL: 'My partner',
  OIDC_MY_PARTNER_ISSUER: 'https://id.example',
  OIDC_MY_PARTNER_CLIENT_ID: 'portal',
  OIDC_MY_PARTNER_CLIENT_SECRET: 'secret',
};

let root: string;

function writeConfig(config: unknown): string {
  const file = path.join(root, 'config.json');
  writeFileSync(file, typeof config === 'string' ? config : JSON.stringify(config));
  return file;
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'settings-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (source: Record<string, string>, config: unknown = {}) =>
  readSettings({ CONFIG_FILE: writeConfig(config), ...source }, root);

function refusalOf(source: Record<string, string>, config?: unknown): string {
  try {
    read(source, config);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('a wrong setting refuses the start with one line that names it', () => {
  test.each<[string, Record<string, string>]>([
    ['PORT', { PORT: 'three thousand' }],
    ['PORT', { PORT: '0' }],
    ['PORT', { PORT: '65536' }],
    ['APP_URL', { APP_URL: 'hr.example.com' }],
    ['APP_URL', { APP_URL: 'http://hr.example.com' }],
    ['APP_URL', { HOST: '0.0.0.0', SAMPLE_DATA: 'off' }],
    ['BASE_PATH', { BASE_PATH: 'portal' }],
    ['BASE_PATH', { BASE_PATH: '/portal/' }],
    ['HR_API_PORT', { HR_API_PORT: '4e3' }],
    ['HR_API_PORT', { HR_API_PORT: '0' }],
    ['HR_API_PORT', { HR_API_PORT: '3000' }],
    ['HR_API_HOST', { HR_API_HOST: '0.0.0.0' }],
    ['ESIGN_PORT', { ESIGN_PORT: '0' }],
    ['ESIGN_PORT', { ESIGN_PORT: '3000' }],
    ['ESIGN_PORT', { ESIGN_PORT: '4000' }],
    ['ESIGN_URL', { ESIGN_URL: 'http://sign.example.com' }],
    ['HR_API_URL', { ...BOTH_SECRETS, HR_API_URL: 'ftp://hr.example.com' }],
    ['HR_API_KEY', { HR_API_KEY: 'short' }],
    ['SESSION_SECRET', { SESSION_SECRET: '2:short,1:also-short' }],
    ['SESSION_SECRET', { SESSION_SECRET: `1:${SECRET},1:${SECRET}` }],
    ['DATABASE_URL', { ...BOTH_SECRETS, DATABASE_URL: 'mysql://localhost/hr' }],
    ['SAMPLE_DATA', { SAMPLE_DATA: 'yes' }],
    ['ALLOW_SAMPLE_PASSWORDS', { ALLOW_SAMPLE_PASSWORDS: 'true' }],
    ['SMTP_URL', { SMTP_URL: 'http://mail.example.com' }],
    ['OIDC_PROVIDERS', { OIDC_PROVIDERS: 'Our company' }],
    ['OIDC_PROVIDERS', { OIDC_PROVIDERS: 'one,one' }],
    ['OIDC_MY_PARTNER_CLIENT_SECRET', { OIDC_PROVIDERS: 'my-partner', ...PARTNER, OIDC_MY_PARTNER_CLIENT_SECRET: '' }],
    [
      'OIDC_MY_PARTNER_ISSUER',
      { OIDC_PROVIDERS: 'my-partner', ...PARTNER, OIDC_MY_PARTNER_ISSUER: 'http://id.example' },
    ],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '-1' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['CONFIG_FILE', { CONFIG_FILE: 'nowhere.json' }],
  ])('%s of %j', (name, source) => {
    const message = refusalOf(source);
    expect(message).toMatch(new RegExp(`\\b${name}\\b`));
    expect(message).not.toContain('\n');
  });

  test('a configuration file that is no JSON, or whose `a` is no address, is named', () => {
    expect(refusalOf({}, '{ not json')).toMatch(/^CONFIG_FILE: .*config\.json: /);
    expect(refusalOf(BOTH_SECRETS, { a: 'hr api' })).toMatch(
      /^CONFIG_FILE: .*config\.json: a: hr api is not an address$/,
    );
  });

  test('no refusal repeats a secret', () => {
    expect(refusalOf({ HR_API_KEY: 'KEY-CANARY', PORT: 'x' })).not.toContain('KEY-CANARY');
    expect(refusalOf({ SESSION_SECRET: 'KEY-CANARY' })).not.toContain('KEY-CANARY');
  });
});

describe('where the HR API is', () => {
  test('without any address it is embedded, and an empty variable counts as none', () => {
    expect(read({ HR_API_URL: '', HR_API_PORT: '' }).hrApi).toMatchObject({ HR_API_PORT: 4000, SAMPLE_DATA: true });
  });

  test('`a` of the configuration file is used instead of the embedded one', () => {
    expect(read(BOTH_SECRETS, { a: 'https://hr.example.com' }).hrApi).toBeNull();
    expect(read(BOTH_SECRETS, { a_h: 'https://', a: 'hr.example.com' }).hrApi).toBeNull();
  });

  test('HR_API_URL is used before `a` of the configuration file', () => {
    const settings = read(
      { ...BOTH_SECRETS, HR_API_URL: 'https://first.example.com' },
      { a: 'https://second.example.com' },
    );
    expect(settings.portal.HR_API_URL).toBe('https://first.example.com');
    expect(settings.hrApi).toBeNull();
  });
});

describe('secrets that nobody gave', () => {
  test('may be made for an embedded HR API on an embedded database', () => {
    expect(read({}).missingSecrets).toEqual(['HR_API_KEY', 'SESSION_SECRET']);
    expect(read({ HR_API_KEY: SECRET }).missingSecrets).toEqual(['SESSION_SECRET']);
  });

  test.each<[string, Record<string, string>, object]>([
    ['a database outside', { DATABASE_URL: 'postgres://hr@db.example.com/hr' }, {}],
    ['HR_API_URL', { HR_API_URL: 'https://hr.example.com' }, {}],
    ['`a` of the configuration file', {}, { a: 'https://hr.example.com' }],
  ])('refuse the start with %s', (_with, source, config) => {
    expect(refusalOf(source, config)).toMatch(/^HR_API_KEY and SESSION_SECRET are missing: /);
    expect(refusalOf({ ...source, HR_API_KEY: SECRET }, config)).toMatch(/^SESSION_SECRET is missing: /);
    expect(read({ ...source, ...BOTH_SECRETS }, config).missingSecrets).toEqual([]);
  });
});

describe('sample accounts, whose password anyone can read', () => {
  const open = { HOST: '0.0.0.0', APP_URL: 'https://hr.example.com' };

  test('are refused on an address that others reach', () => {
    expect(refusalOf({ HOST: open.HOST, APP_URL: 'http://127.0.0.1:3000' })).toMatch(/^HOST is not a loopback address/);
    expect(refusalOf({ APP_URL: open.APP_URL })).toMatch(/^APP_URL is not a loopback address/);
  });

  test('are let through when that is meant, or when there are none', () => {
    expect(read({ ...open, ALLOW_SAMPLE_PASSWORDS: '1' }).address).toBe('https://hr.example.com');
    expect(read({ ...open, SAMPLE_DATA: 'off' }).address).toBe('https://hr.example.com');
  });
});

describe('where people reach the e-sign host', () => {
  const elsewhere = { APP_URL: 'https://hr.example.com', SAMPLE_DATA: 'off' };

  test('is its port on loopback, for who opens the portal at this machine', () => {
    expect(read({ ESIGN_PORT: '4100' }).signingAddress).toBe('http://127.0.0.1:4100');
  });

  test('is what the settings say for everybody else, and nowhere where they do not', () => {
    expect(read(elsewhere).signingAddress).toBeNull();
    expect(read({ ...BOTH_SECRETS, HR_API_URL: 'https://api.example.com' }).signingAddress).toBeNull();
    expect(read({ ...elsewhere, ESIGN_URL: 'https://sign.example.com/' }).signingAddress).toBe(
      'https://sign.example.com',
    );
  });
});

test('the address for people has the base path, and a host that a browser can open', () => {
  expect(read({ PORT: '3100', BASE_PATH: '/people' }).address).toBe('http://127.0.0.1:3100/people');
  expect(read({ PORT: '3100', HOST: '::1' }).address).toBe('http://[::1]:3100');
});

test('the HR API that is started along is told name, colour and logo of the company', () => {
  writeFileSync(path.join(root, 'ours.png'), readFileSync('public/icons/192.png'));
  const config = { t: 'Ada', accent: '#7a1fa2', logo: 'ours.png' };
  expect(read({}, config).company).toEqual({
    COMPANY_NAME: 'Ada',
    COMPANY_ACCENT: '#7a1fa2',
    COMPANY_LOGO: path.join(root, 'ours.png'),
  });
  expect(read({ COMPANY_NAME: 'Grace' }, config).company.COMPANY_NAME).toBe('Grace');
  expect(refusalOf({}, { logo: 'nowhere.png' })).toMatch(/^COMPANY_LOGO .*nowhere\.png ENOENT/);
});
