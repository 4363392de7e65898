import { CallError } from '@/lib/client/call/call-error';
import { fillIn } from '@/lib/i18n/fill-in';

export interface PasswordFaultWords {
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
export type Faults = Partial<Record<Field, string | null>>;
type Issues = readonly { readonly path: string; readonly message: string }[];

const REQUIRED: Partial<Record<Field, keyof PasswordFaultWords>> = {
  username: 'usernameRequired',
  NewPassword: 'newPasswordRequired',
  confirmation: 'confirmRequired',
};
/** What the server asks for at the least: of a code, and of a password that is to be new. */
const SHORTEST = { OTP: 3, NewPassword: 8 } as const;
const LONGEST = 50;

/** The first of these by which a field is at fault, so that the eye is led there. */
export const FIELDS: readonly Field[] = ['username', 'OTP', 'OldPassword', 'NewPassword', 'confirmation'];

function faultText(field: Field, fault: string, words: PasswordFaultWords): string | null {
  switch (fault) {
    case 'required':
      return words[REQUIRED[field] ?? 'required'];
    case 'too_short':
      return fillIn(words.minimum, { length: field === 'OTP' ? SHORTEST.OTP : SHORTEST.NewPassword });
    case 'too_long':
      return fillIn(words.maximum, { length: LONGEST });
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
export function faultsOf(issues: Issues | undefined, words: PasswordFaultWords): Faults {
  const found = (issues ?? []).flatMap(({ path, message }) => {
    const field = FIELDS.find((known) => known === path);
    const text = field && faultText(field, message, words);
    return field && text ? [[field, text] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The same for a call that failed. A wrong old password is a matter of its field too. */
export function faultsOfError(error: unknown, words: PasswordFaultWords, passwordWrong: string): Faults {
  if (!(error instanceof CallError)) return {};
  return error.code === 'password_wrong' ? { OldPassword: passwordWrong } : faultsOf(error.issues, words);
}

export function hasFault(faults: Faults): boolean {
  return FIELDS.some((field) => faults[field]);
}
