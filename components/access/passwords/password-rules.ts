import { fillIn } from '@/lib/i18n/fill-in';
import { lengthFaultText } from '@/lib/i18n/length-fault-text';
import { lengthFault } from '@/lib/text/length-rule';
import type { Faults, PasswordFaultWords } from './password-fault-text';

const LONGEST = 50;

/** PWD-22 to PWD-25: what the screen itself says of a new password and its confirmation. */
export function newPasswordFaults(newPassword: string, confirmation: string, words: PasswordFaultWords): Faults {
  const requiredHere = { ...words, required: words.newPasswordRequired };
  const differs = confirmation === newPassword ? null : words.differs;
  return {
    NewPassword: lengthFaultText(lengthFault(newPassword, 3, LONGEST), requiredHere),
    confirmation: confirmation === '' ? words.confirmRequired : differs,
  };
}

/** PWD-18 to PWD-21. */
export function codeFaults(username: string, code: string, words: PasswordFaultWords): Faults {
  const requiredHere = { ...words, required: words.usernameRequired };
  return {
    username: lengthFaultText(lengthFault(username, 1, LONGEST), requiredHere),
    OTP: lengthFaultText(lengthFault(code, 3, LONGEST), words),
  };
}

export interface RuleWords {
  readonly ruleLength: string;
  readonly ruleOwn: string;
  readonly ruleFresh: string;
}

/** The rules that the HR API holds a new password to, for people to read first. */
export function ruleTexts(words: RuleWords): string[] {
  return [fillIn(words.ruleLength, { shortest: 8, longest: LONGEST }), words.ruleOwn, words.ruleFresh];
}
