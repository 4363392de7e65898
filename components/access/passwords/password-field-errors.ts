import { CallError } from '@/lib/client/call/call-error';
import { fieldErrorsOf, type FieldErrors } from '@/lib/client/form/field-errors';
import type { Translate } from '@/lib/i18n/message-key';

type Field = 'username' | 'OTP' | 'OldPassword' | 'NewPassword' | 'confirmation';
export type PasswordValues = Record<Field, string>;

const REQUIRED: Partial<Record<Field, 'usernameRequired' | 'newPasswordRequired' | 'confirmRequired'>> = {
  username: 'usernameRequired',
  NewPassword: 'newPasswordRequired',
  confirmation: 'confirmRequired',
};
/** The server's minimum lengths of a code and of a new password. */
const MIN_LENGTH = { OTP: 3, NewPassword: 8 } as const;
const MAX_LENGTH = 50;

const FIELDS: readonly Field[] = ['username', 'OTP', 'OldPassword', 'NewPassword', 'confirmation'];

function issueText(field: Field, issue: string, t: Translate<'passwords'>): string | null {
  switch (issue) {
    case 'required':
      return t(REQUIRED[field] ?? 'required');
    case 'too_short':
      return t('minimum', { length: field === 'OTP' ? MIN_LENGTH.OTP : MIN_LENGTH.NewPassword });
    case 'too_long':
      return t('maximum', { length: MAX_LENGTH });
    case 'differs':
      return t('differs');
    case 'is_id':
      return t('isId');
    case 'is_common':
      return t('isCommon');
    case 'is_old':
      return t('isOld');
    case 'is_proven':
      return t('isProven');
    default:
      return null;
  }
}

/** The error texts by field of a refusal. A wrong old password is an error of its field too. */
export function passwordErrorsOf(
  error: unknown,
  t: Translate<'passwords'>,
  errorText: (error: unknown) => string,
): FieldErrors<PasswordValues> {
  if (error instanceof CallError && error.code === 'password_wrong') return { OldPassword: errorText(error) };
  return fieldErrorsOf(error, (message, path) => {
    const field = FIELDS.find((known) => known === path);
    return field && issueText(field, message, t);
  });
}
