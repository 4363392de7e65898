import { CallError } from '@/lib/client/call/call-error';
import { fieldErrorsOf, type FieldErrors } from '@/lib/client/form/field-errors';
import { fillIn } from '@/lib/i18n/fill-in';

export interface PasswordIssueMessages {
  readonly required: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly usernameRequired: string;
  readonly newPasswordRequired: string;
  readonly confirmRequired: string;
  readonly differs: string;
  readonly isId: string;
  readonly isCommon: string;
  readonly isOld: string;
}

type Field = 'username' | 'OTP' | 'OldPassword' | 'NewPassword' | 'confirmation';
export type PasswordValues = Record<Field, string>;

const REQUIRED: Partial<Record<Field, keyof PasswordIssueMessages>> = {
  username: 'usernameRequired',
  NewPassword: 'newPasswordRequired',
  confirmation: 'confirmRequired',
};
/** What the server asks for at the least: of a code, and of a password that is to be new. */
const MIN_LENGTH = { OTP: 3, NewPassword: 8 } as const;
const MAX_LENGTH = 50;

const FIELDS: readonly Field[] = ['username', 'OTP', 'OldPassword', 'NewPassword', 'confirmation'];

function issueText(field: Field, issue: string, words: PasswordIssueMessages): string | null {
  switch (issue) {
    case 'required':
      return words[REQUIRED[field] ?? 'required'];
    case 'too_short':
      return fillIn(words.minimum, { length: field === 'OTP' ? MIN_LENGTH.OTP : MIN_LENGTH.NewPassword });
    case 'too_long':
      return fillIn(words.maximum, { length: MAX_LENGTH });
    case 'differs':
      return words.differs;
    case 'is_id':
      return words.isId;
    case 'is_common':
      return words.isCommon;
    case 'is_old':
      return words.isOld;
    default:
      return null;
  }
}

/** What the server refused, in words beside each field. A wrong old password is a matter of its field too. */
export function passwordErrorsOf(
  error: unknown,
  words: PasswordIssueMessages,
  passwordWrong: string,
): FieldErrors<PasswordValues> {
  if (error instanceof CallError && error.code === 'password_wrong') return { OldPassword: passwordWrong };
  return fieldErrorsOf(error, (message, path) => {
    const field = FIELDS.find((known) => known === path);
    return field && issueText(field, message, words);
  });
}
