import { findLengthIssue } from '@/lib/text/length-issue';
import type { FieldErrors } from '@/lib/client/form/field-errors';
import { LENGTH } from '@/lib/contract/access/limits';
import type { Translate } from '@/lib/i18n/message-key';
import type { PasswordValues } from './password-field-errors';

/** PWD-22 to PWD-25: what the browser checks of a new password and its confirmation. */
export function newPasswordIssues(
  newPassword: string,
  confirmation: string,
  t: Translate<'passwords'>,
): FieldErrors<PasswordValues> {
  const differs = confirmation === newPassword ? null : t('differs');
  return {
    NewPassword: findLengthIssue(newPassword, LENGTH.password, t, t('newPasswordRequired')),
    confirmation: confirmation === '' ? t('confirmRequired') : differs,
  };
}

/** PWD-18 to PWD-21. */
export function codeIssues(username: string, code: string, t: Translate<'passwords'>): FieldErrors<PasswordValues> {
  return {
    username: findLengthIssue(username, LENGTH.loginId, t, t('usernameRequired')),
    OTP: findLengthIssue(code, LENGTH.code, t),
  };
}
