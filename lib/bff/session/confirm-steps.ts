import 'server-only';
import { LENGTH } from '../../contract/access/limits';
import type { Caller } from '../call/caller';
import { HrError } from '../upstream/hr-error';
import { send } from '../upstream/send';
import { sealPassword } from './password-seal';
import type { StepResult } from './session-route';

/** Confirms by the password that it is the owner of the session; the session goes on as it is. */
export async function confirmStep(fields: Record<string, string>, caller: Caller): Promise<StepResult> {
  const { password = '', OTP = '' } = fields;
  if (!caller.session) throw new HrError('unauthenticated');
  if (password === '' || password.length > LENGTH.password[1]) throw new HrError('password_wrong');
  if (OTP.length > LENGTH.code[1]) throw new HrError('code_invalid');
  await send('confirmIdentity', { Password: sealPassword(password), OTP: OTP.trim() }, caller);
  return { next: '/' };
}
