import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { addFirstPasskey, ORIGIN, signedIn, type AddedPasskey } from '../second-factor/add-passkey';
import { auditOf } from '../user-accounts/account-of';
import { confirm } from './confirm';

const MINUTE = 60_000;
/** What takes a recent proof. */
const Role = { RoleCode: 17, IsRequired: false, GraceDays: 14 };

let hr: TestApp;
let passkey: AddedPasskey;
beforeEach(async () => {
  hr = await startApp();
  passkey = await addFirstPasskey(hr, 'E1006');
  hr.clock.advance(10 * MINUTE);
});
afterEach(() => hr.stop());

const prove = async (answer: { readonly Passkey: string; readonly Origin: string }, token = passkey.token) =>
  hr.call('confirmIdentityByPasskey', answer, { token });
const save = () => hr.call('saveRoleFactor', Role, { token: passkey.token });

test('a passkey proves it by itself, and the audit says by what', async () => {
  expect((await hr.call('getProofMeans', {}, { token: passkey.token })).reply().Means).toEqual(['passkey', 'password']);
  expect((await save()).error().code).toBe('proof_required');
  expect((await prove(await signedIn(hr, passkey))).status).toBe(200);
  expect((await save()).status).toBe(200);
  expect(await auditOf(hr, 'confirm the identity')).toMatchObject([{ after: { by: 'passkey' } }]);
});

test('without finger, face or PIN it proves nothing, and neither does a second use', async () => {
  const { Options } = (await hr.call('startPasskeyProof', { Origin: ORIGIN }, { token: passkey.token })).reply();
  const unverified = passkey.authenticator.get(Options, { isVerified: false });
  const refused = await prove({ Passkey: unverified, Origin: ORIGIN });
  expect(refused.error()).toMatchObject({ code: 'passkey_refused', params: { because: 'wrong' } });
  expect((await save()).error().code).toBe('proof_required');
  const answer = await signedIn(hr, passkey);
  expect((await prove(answer)).status).toBe(200);
  expect((await prove(answer)).error().code).toBe('passkey_refused');
  expect((await auditOf(hr, 'fail to confirm the identity')).map(({ after }) => after)).toEqual([
    { by: 'passkey' },
    { by: 'passkey' },
  ]);
});

test('the password with a recovery code goes on proving it, the password alone does not', async () => {
  const asked = (await confirm(hr, passkey.token)).error();
  expect([asked.code, asked.params]).toEqual(['code_required', { by: 'recovery' }]);
  const [code = ''] = passkey.recoveryCodes;
  expect((await confirm(hr, passkey.token, undefined, code)).status).toBe(200);
});

test('what a passkey has signed in one session proves nothing in another', async () => {
  const { authToken: waiting } = (await hr.signIn('E1006')).reply();
  const { Options } = (await hr.call('startPasskeySignIn', { Origin: ORIGIN }, { token: waiting })).reply();
  const answer = { Passkey: passkey.authenticator.get(Options), Origin: ORIGIN };
  expect((await prove(answer)).error().code).toBe('passkey_refused');
});
