import 'server-only';
import { PASSWORD_LENGTH } from '../../contract/access/passwords';
import { continueSession } from './start-session';
import type { Caller } from '../call/caller';
import { HrError } from '../upstream/hr-error';
import { sealPassword } from './password-seal';
import { send } from '../upstream/send';
import type { StepResult } from './session-route';

/** PWD-23: what the screens take at the least; whether it is long enough for a new password, the HR API says. */
const MIN_ID_LENGTH = 3;
const MAX_ID_LENGTH = 50;

type Fields = Record<string, string>;

/** SCALL-08. The answer is the same for every id; a plain form comes to the next one with its id filled in. */
export async function forgotPasswordStep({ username = '' }: Fields, caller: Caller): Promise<StepResult> {
  const id = username.trim();
  refuse({ username: lengthIssue(id, 1, MAX_ID_LENGTH) });
  await send('requestPasswordCode', { Username: id }, caller);
  return {
    next: '/auth/change-password',
    isRecognised: true,
    flash: { form: 'reset-password', code: 'password_code_sent', values: { username: id } },
  };
}

/** SCALL-09. Nobody is signed in by it. */
export async function resetPasswordStep(fields: Fields, caller: Caller): Promise<StepResult> {
  const { username = '', OTP = '', NewPassword = '', confirmation = '' } = fields;
  const id = username.trim();
  const code = OTP.trim();
  refuse({
    username: lengthIssue(id, 1, MAX_ID_LENGTH),
    OTP: lengthIssue(code, 3, 50),
    ...newPasswordIssues(NewPassword, confirmation),
  });
  await send('resetPassword', { username: id, OTP: code, NewPassword: sealPassword(NewPassword) }, caller);
  return {
    next: '/auth',
    isRecognised: true,
    flash: { form: 'sign-in', code: 'password_updated', values: { username: id } },
  };
}

/** SOPQ-30. The cookie goes on around the new token; every other session of the account has ended. */
export async function changePasswordStep(fields: Fields, caller: Caller): Promise<StepResult> {
  const { OldPassword = '', NewPassword = '', confirmation = '' } = fields;
  const { session } = caller;
  if (!session) throw new HrError('unauthenticated');
  refuse({
    OldPassword: lengthIssue(OldPassword, 1, PASSWORD_LENGTH.longest),
    ...newPasswordIssues(NewPassword, confirmation),
  });
  const sealed = { OldPassword: sealPassword(OldPassword), NewPassword: sealPassword(NewPassword) };
  return continueSession(session, await send('changePassword', sealed, caller), caller);
}

const newPasswordIssues = (NewPassword: string, confirmation: string) => ({
  NewPassword: lengthIssue(NewPassword, MIN_ID_LENGTH, PASSWORD_LENGTH.longest),
  confirmation: confirmation === NewPassword ? null : confirmation === '' ? 'required' : 'differs',
});

function lengthIssue(text: string, shortest: number, longest: number): string | null {
  if (text === '') return 'required';
  if (text.length < shortest) return 'too_short';
  return text.length > longest ? 'too_long' : null;
}

/** Refuses fields by their faults; the issue's message is the fault, for the screen to word. */
function refuse(found: Record<string, string | null>): void {
  const issues = Object.entries(found).flatMap(([path, message]) => (message ? [{ path, message }] : []));
  if (issues.length > 0) throw new HrError('invalid', { issues });
}
