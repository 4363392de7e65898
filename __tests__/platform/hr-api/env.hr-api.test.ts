import { EnvironmentError, readEnv } from '../../../hr-api/platform/env';

const KEY = 'k'.repeat(32);

test('with a key alone the HR API runs embedded, with the sample, on loopback', () => {
  expect(readEnv({ HR_API_KEY: KEY })).toMatchObject({
    HR_API_PORT: 4000,
    HR_API_HOST: '127.0.0.1',
    DATA_DIR: '.data',
    SAMPLE_DATA: true,
    ALLOW_SAMPLE_PASSWORDS: false,
    SESSION_IDLE_MINUTES: 30,
    SESSION_HOURS: 12,
    PROOF_SECONDS: 300,
    EXPORT_PROOF_ROWS: 10_000,
    LOG_LEVEL: 'info',
  });
});

test('on a database of its own there is no sample unless wanted', () => {
  const DATABASE_URL = 'postgres://hr@db.example.com/hr';
  expect(readEnv({ HR_API_KEY: KEY, DATABASE_URL }).SAMPLE_DATA).toBe(false);
  expect(readEnv({ HR_API_KEY: KEY, DATABASE_URL, SAMPLE_DATA: 'on' }).SAMPLE_DATA).toBe(true);
});

test('an empty variable is one that is not set', () => {
  expect(readEnv({ HR_API_KEY: KEY, SMTP_URL: '', DATABASE_URL: '', HR_API_PORT: '' })).toMatchObject({
    HR_API_PORT: 4000,
  });
});

test.each([
  ['HR_API_KEY', undefined, 'HR_API_KEY must be set'],
  ['HR_API_KEY', 'short', 'HR_API_KEY must have at least 32 characters'],
  ['HR_API_PORT', '65536', 'HR_API_PORT must be at most 65535'],
  ['HR_API_PORT', '4000x', 'HR_API_PORT must be a whole number'],
  ['HR_API_PORT', '-1', 'HR_API_PORT must be a whole number'],
  ['DATABASE_URL', 'mysql://db/hr', 'DATABASE_URL must be an address such as postgres://user@host/database'],
  ['DATABASE_URL', 'localhost', 'DATABASE_URL must be an address such as postgres://user@host/database'],
  ['SAMPLE_DATA', 'yes', 'SAMPLE_DATA must be on or off'],
  ['ALLOW_SAMPLE_PASSWORDS', 'true', 'ALLOW_SAMPLE_PASSWORDS must be 0 or 1'],
  ['SMTP_TLS', 'on', 'SMTP_TLS must be required or optional'],
  ['SMTP_URL', 'mail.example.com', 'SMTP_URL must be an address such as smtp://mail.example.com:587'],
  ['FILE_STORE_URL', '/srv/files', 'FILE_STORE_URL must be an address such as s3://bucket/prefix'],
  ['FILE_STORE_URL', 's3://bucket', 'FILE_STORE_KEY_ID must be set with FILE_STORE_URL'],
  ['APP_URL', 'hr.example.com', 'APP_URL must be an address such as https://hr.example.com'],
  ['SESSION_IDLE_MINUTES', '0', 'SESSION_IDLE_MINUTES must be at least 1'],
  ['SESSION_HOURS', '1000', 'SESSION_HOURS must be at most 168'],
  ['PROOF_SECONDS', '301', 'PROOF_SECONDS must be at most 300'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent'],
])('%s=%s is refused with one line that names it', (name, value, line) => {
  const read = () => readEnv({ HR_API_KEY: KEY, [name]: value });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(line);
});

test('an object store needs a bucket and defaults to Amazon’s regional endpoint', () => {
  const keys = { HR_API_KEY: KEY, FILE_STORE_KEY_ID: 'id', FILE_STORE_SECRET: 'secret' };
  expect(readEnv(keys).FILE_STORE).toBeUndefined();
  expect(readEnv({ ...keys, FILE_STORE_URL: 's3://hr/files/', FILE_STORE_REGION: 'eu-west-1' }).FILE_STORE).toEqual({
    endpoint: 'https://s3.eu-west-1.amazonaws.com',
    bucket: 'hr',
    prefix: 'files/',
    region: 'eu-west-1',
    keyId: 'id',
    secret: 'secret',
  });
  const own = { ...keys, FILE_STORE_URL: 's3://hr', FILE_STORE_ENDPOINT: 'https://objects.example.com' };
  expect(readEnv(own).FILE_STORE).toMatchObject({ endpoint: 'https://objects.example.com', bucket: 'hr', prefix: '' });
});

test('sample passwords on an address that others reach are refused unless allowed', () => {
  const open = { HR_API_KEY: KEY, HR_API_HOST: '0.0.0.0' };
  expect(() => readEnv(open)).toThrow(/^HR_API_HOST is not a loopback address/);
  expect(readEnv({ ...open, ALLOW_SAMPLE_PASSWORDS: '1' }).HR_API_HOST).toBe('0.0.0.0');
  expect(readEnv({ ...open, SAMPLE_DATA: 'off' }).HR_API_HOST).toBe('0.0.0.0');
  expect(() => readEnv({ HR_API_KEY: KEY, APP_URL: 'https://hr.example.com' })).toThrow(
    /^APP_URL is not a loopback address/,
  );
  for (const HR_API_HOST of ['127.0.0.1', '127.1.2.3', '::1', 'localhost']) {
    expect(readEnv({ HR_API_KEY: KEY, HR_API_HOST }).SAMPLE_DATA).toBe(true);
  }
});

test('one provider may vouch for every address, of several each for its own domains alone', () => {
  const one = { HR_API_KEY: KEY, OIDC_PROVIDERS: 'corporate', OIDC_CORPORATE_ISSUER: 'https://id.example' };
  const domainsIn = (source: Record<string, string>) => readEnv(source).OIDC_ISSUERS.map(({ domains }) => domains);
  expect(domainsIn(one)).toEqual([null]);
  expect(domainsIn({ ...one, OIDC_CORPORATE_DOMAINS: 'Example.com' })).toEqual([['example.com']]);
  const two = { ...one, OIDC_PROVIDERS: 'corporate,partner', OIDC_PARTNER_ISSUER: 'https://id.partner.example' };
  expect(() => readEnv(two)).toThrow('OIDC_CORPORATE_DOMAINS must be set');
  const wrong = { ...two, OIDC_CORPORATE_DOMAINS: 'example.com', OIDC_PARTNER_DOMAINS: '@partner.example' };
  expect(() => readEnv(wrong)).toThrow('OIDC_PARTNER_DOMAINS must be domains such as example.com');
  expect(domainsIn({ ...wrong, OIDC_PARTNER_DOMAINS: 'partner.example' })).toEqual([
    ['example.com'],
    ['partner.example'],
  ]);
});

test.each([
  ['smtp://mail.example.com:587', 'required'],
  ['smtp://10.0.0.7', 'required'],
  ['smtp://localhost.example.com', 'required'],
  ['smtp://127.0.0.1:1025', 'optional'],
  ['smtp://[::1]:25', 'optional'],
  ['smtp://localhost', 'optional'],
])('mails to %s: TLS is %s unless said otherwise', (SMTP_URL, tls) => {
  expect(readEnv({ HR_API_KEY: KEY, SMTP_URL }).SMTP_TLS).toBe(tls);
  expect(readEnv({ HR_API_KEY: KEY, SMTP_URL, SMTP_TLS: 'optional' }).SMTP_TLS).toBe('optional');
});
