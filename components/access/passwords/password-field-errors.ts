import { CallError } from '@/lib/client/call/call-error';
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
export type FieldErrors = Partial<Record<Field, string | null>>;
type Issues = readonly { readonly path: string; readonly message: string }[];

const REQUIRED: Partial<Record<Field, keyof PasswordIssueMessages>> = {
  username: 'usernameRequired',
  NewPassword: 'newPasswordRequired',
  confirmation: 'confirmRequired',
};
/** What the server asks for at the least: of a code, and of a password that is to be new. */
const MIN_LENGTH = { OTP: 3, NewPassword: 8 } as const;
const MAX_LENGTH = 50;

/** The first of these by which a field is at fault, so that the eye is led there. */
export const FIELDS: readonly Field[] = ['username', 'OTP', 'OldPassword', 'NewPassword', 'confirmation'];

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

/** What the server refused, in words beside each field; empty where it said nothing of fields. */
export function findFieldErrors(issues: Issues | undefined, words: PasswordIssueMessages): FieldErrors {
  const found = (issues ?? []).flatMap(({ path, message }) => {
    const field = FIELDS.find((known) => known === path);
    const text = field && issueText(field, message, words);
    return field && text ? [[field, text] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The same for a call that failed. A wrong old password is a matter of its field too. */
export function fieldErrorsOfError(error: unknown, words: PasswordIssueMessages, passwordWrong: string): FieldErrors {
  if (!(error instanceof CallError)) return {};
  return error.code === 'password_wrong' ? { OldPassword: passwordWrong } : findFieldErrors(error.issues, words);
}

export function hasFieldError(fieldErrors: FieldErrors): boolean {
  return FIELDS.some((field) => fieldErrors[field]);
}
