import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { auditOf } from '../user-accounts/account-of';

const CORPORATE = 'https://id.tarnbrook.example';
const THOMAS = 'thomas.keller@tarnbrook.example';
const MINUTE = 60_000;

let hr: TestApp;
beforeEach(async () => {
  hr = await startApp({ settings: { OIDC_PROVIDERS: 'corporate', OIDC_CORPORATE_ISSUER: CORPORATE } });
});
afterEach(() => hr.stop());

const seconds = (before = 0) => Math.floor((hr.clock.now.getTime() - before) / 1000);

const signInBySso = async (Email: string, Subject: string, AuthTime?: number) =>
  (await hr.call('signInBySso', { Email, Issuer: CORPORATE, Subject, AuthTime })).reply().authToken;

const confirm = (token: string, AuthTime?: number, Subject = 'thomas', Issuer = CORPORATE) =>
  hr.call('confirmIdentityBySso', { Issuer, Subject, AuthTime }, { token });

const guard = async (token: string) => (await hr.call('addGrant', {} as never, { token })).error().code;

test('a provider that asked a moment ago proves it, and the dialog offers it', async () => {
  const token = await signInBySso(THOMAS, 'thomas');
  expect(await guard(token)).toBe('proof_required');
  const means = (await hr.call('getProofMeans', {}, { token })).reply();
  expect(means).toEqual({ Means: ['password', 'sso'], UserName: 'E1006', Issuer: CORPORATE });
  expect((await confirm(token, seconds())).status).toBe(200);
  expect(await guard(token)).toBe('invalid');
  expect(await auditOf(hr, 'confirm the identity')).toMatchObject([{ after: { by: 'sso' } }]);
});

test('signing in by a provider proves it as of when that asked, or nothing if it does not say', async () => {
  expect(await guard(await signInBySso(THOMAS, 'thomas', seconds(MINUTE)))).toBe('invalid');
  const token = await signInBySso(THOMAS, 'thomas', seconds(4 * MINUTE));
  expect(await guard(token)).toBe('invalid');
  hr.clock.advance(2 * MINUTE);
  expect(await guard(token)).toBe('proof_required');
  expect(await guard(await signInBySso(THOMAS, 'thomas', seconds(60 * MINUTE)))).toBe('proof_required');
});

test('a proof is as old as the provider says, so the same token proves nothing newer again', async () => {
  const token = await signInBySso(THOMAS, 'thomas');
  const asked = seconds(4 * MINUTE);
  expect((await confirm(token, asked)).status).toBe(200);
  hr.clock.advance(50_000);
  expect((await confirm(token, asked)).status).toBe(200);
  hr.clock.advance(11_000);
  expect(await guard(token)).toBe('proof_required');
  expect((await confirm(token, asked)).error().params).toEqual({ because: 'time-old' });
});

interface Word {
  readonly authTime?: () => number | undefined;
  readonly subject?: string;
  readonly issuer?: string;
}

test.each<[string, string, Word]>([
  ['that does not say when it asked', 'time-missing', { authTime: () => undefined }],
  ['that asked too long ago', 'time-old', { authTime: () => seconds(5 * MINUTE + 1000) }],
  ['that will have asked', 'time-old', { authTime: () => seconds(-10 * MINUTE) }],
  ['of another subject', 'other-identity', { subject: 'somebody-else' }],
  ['of a colleague', 'other-identity', { subject: 'ananya' }],
  ['of an issuer that is not trusted', 'other-identity', { issuer: 'https://iss.evil.example' }],
])('the word of a provider %s proves nothing and is audited', async (_, because, word) => {
  const { authTime = () => seconds(), subject, issuer } = word;
  await signInBySso('ananya.rao@tarnbrook.example', 'ananya');
  const token = await signInBySso(THOMAS, 'thomas');
  const refused = (await confirm(token, authTime(), subject, issuer)).error();
  expect([refused.code, refused.params]).toEqual(['proof_refused', { because }]);
  expect(await guard(token)).toBe('proof_required');
  expect(await auditOf(hr, 'fail to confirm the identity')).toMatchObject([{ after: { by: 'sso', because } }]);
});

test('an account that is bound to nobody is confirmed by no provider', async () => {
  const token = await hr.tokenOf('E1006');
  hr.clock.advance(10 * MINUTE);
  expect((await confirm(token, seconds())).error().params).toEqual({ because: 'other-identity' });
  expect(await guard(token)).toBe('proof_required');
});

test('wrong proofs are counted, and after five of them even a right one waits', async () => {
  const token = await signInBySso(THOMAS, 'thomas');
  for (let time = 0; time < 5; time += 1) await confirm(token, seconds(), 'somebody-else');
  expect((await confirm(token, seconds())).error().code).toBe('too_many_attempts');
  hr.clock.advance(MINUTE);
  expect((await confirm(token, seconds())).status).toBe(200);
});
