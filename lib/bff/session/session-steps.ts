import 'server-only';
import { portalConfig } from '../../config';
import { SIGN_IN } from '../../gate';
import { clearedRequestedPageCookie } from '../redirect/requested-page';
import { endUpstreamSession, startSession, writeSessionPastCode } from './start-session';
import type { Caller } from '../call/caller';
import { HrError } from '../upstream/hr-error';
import { sealPassword } from './password-seal';
import { providerSignOut } from '../sso/provider-sign-out';
import { send } from '../upstream/send';
import { clearedSessionCookie } from './session';
import type { StepResult } from './session-route';

/** SCALL-01. */
export function signInStep(fields: Record<string, string>, caller: Caller, headers: Headers): Promise<StepResult> {
  const prove = async () => send('signIn', readCredentials(fields), caller);
  return startSession({ method: 'password', kind: 'employee', prove }, caller, headers);
}

/** Id and sealed password as typed. The HR API judges them; the portal only refuses what no id or password can be. */
export function readCredentials({ username = '', password = '' }: Record<string, string>) {
  if (username.trim() === '' || username.length > 50 || password.length < 3 || password.length > 50) {
    throw new HrError('sign_in_failed');
  }
  return { username: username.trim(), password: sealPassword(password) };
}

/** SCALL-06. */
export async function codeStep({ OTP = '' }: Record<string, string>, caller: Caller): Promise<StepResult> {
  const { session } = caller;
  if (!session) throw new HrError('unauthenticated');
  if (OTP.length < 3 || OTP.length > 50) throw new HrError('code_invalid');
  return writeSessionPastCode(await send('verifyCode', { OTP: OTP.trim() }, caller), session, caller);
}

/** SCALL-07. */
export async function resendStep({ OTP = '' }: Record<string, string>, caller: Caller): Promise<StepResult> {
  await send('resendCode', { OTP: OTP.slice(0, 50) }, caller);
  return { next: '/auth/otpauth', flash: { form: 'code', code: 'code_sent', values: {} } };
}

/** Time enough to answer a provider that asks whether to sign out there too. */
const PROVIDER_SECONDS = 600;

/**
 * OUT-01 to OUT-04. Always ends here; the HR API hears of it in the background. It leads to the provider that the session came
 * from, else where `signOutTarget` says.
 */
export async function signOutStep(caller: Caller): Promise<StepResult> {
  const { session, requestedPage: askedPage, requestId } = caller;
  if (session) endUpstreamSession(caller);
  const atProvider = await providerSignOut(session?.provider, requestId);
  const next = atProvider?.address ?? (await signOutTarget(caller));
  const signedOut = { form: 'sign-in', code: 'signed_out', values: {} } as const;
  return {
    next,
    cookies: [clearedSessionCookie(), ...(askedPage ? [clearedRequestedPageCookie()] : [])],
    headers: { 'clear-site-data': '"cache"' },
    ...(session && next === SIGN_IN && { flash: signedOut }),
    ...(atProvider && {
      flash: { ...signedOut, params: { provider: atProvider.label, state: atProvider.state } },
      flashSeconds: PROVIDER_SECONDS,
    }),
  };
}

/** AUTH-06: the address outside, else our own sign-in page. */
export async function signOutTarget(caller: Caller): Promise<StepResult['next']> {
  const { externalSignInUrl } = await portalConfig();
  if (!externalSignInUrl) return SIGN_IN;
  const config = await send('getSignInConfig', {}, caller).catch(() => null);
  return config?.result.ssoLogin || config?.result.mobileLogin ? new URL(externalSignInUrl) : SIGN_IN;
}
