import { fillIn } from '@/lib/i18n/fill-in';
import { findLengthIssue } from '@/lib/text/length-issue';
import type { FieldErrors } from '@/lib/client/form/field-errors';
import { LENGTH } from '@/lib/contract/access/limits';
import type { PasswordIssueMessages, PasswordValues } from './password-field-errors';

/** PWD-22 to PWD-25: what the screen itself says of a new password and its confirmation. */
export function newPasswordIssues(
  newPassword: string,
  confirmation: string,
  words: PasswordIssueMessages,
): FieldErrors<PasswordValues> {
  const requiredHere = { ...words, required: words.newPasswordRequired };
  const differs = confirmation === newPassword ? null : words.differs;
  return {
    NewPassword: findLengthIssue(newPassword, LENGTH.password, requiredHere),
    confirmation: confirmation === '' ? words.confirmRequired : differs,
  };
}

/** PWD-18 to PWD-21. */
export function codeIssues(username: string, code: string, words: PasswordIssueMessages): FieldErrors<PasswordValues> {
  const requiredHere = { ...words, required: words.usernameRequired };
  return {
    username: findLengthIssue(username, LENGTH.loginId, requiredHere),
    OTP: findLengthIssue(code, LENGTH.code, words),
  };
}

export interface RuleWords {
  readonly ruleLength: string;
  readonly ruleOwn: string;
  readonly ruleFresh: string;
}

/** The rules that the HR API holds a new password to, for people to read first. */
export function ruleTexts(words: RuleWords): string[] {
  return [fillIn(words.ruleLength, { shortest: 8, longest: LENGTH.password[1] }), words.ruleOwn, words.ruleFresh];
}
