import { fillIn } from '@/lib/i18n/fill-in';
import { lengthIssueText } from '@/lib/i18n/length-issue-text';
import { findLengthIssue } from '@/lib/text/length-rule';
import type { FieldErrors, PasswordIssueMessages } from './password-field-errors';

const MAX_LENGTH = 50;

/** PWD-22 to PWD-25: what the screen itself says of a new password and its confirmation. */
export function newPasswordIssues(
  newPassword: string,
  confirmation: string,
  words: PasswordIssueMessages,
): FieldErrors {
  const requiredHere = { ...words, required: words.newPasswordRequired };
  const differs = confirmation === newPassword ? null : words.differs;
  return {
    NewPassword: lengthIssueText(findLengthIssue(newPassword, 3, MAX_LENGTH), requiredHere),
    confirmation: confirmation === '' ? words.confirmRequired : differs,
  };
}

/** PWD-18 to PWD-21. */
export function codeIssues(username: string, code: string, words: PasswordIssueMessages): FieldErrors {
  const requiredHere = { ...words, required: words.usernameRequired };
  return {
    username: lengthIssueText(findLengthIssue(username, 1, MAX_LENGTH), requiredHere),
    OTP: lengthIssueText(findLengthIssue(code, 3, MAX_LENGTH), words),
  };
}

export interface RuleWords {
  readonly ruleLength: string;
  readonly ruleOwn: string;
  readonly ruleFresh: string;
}

/** The rules that the HR API holds a new password to, for people to read first. */
export function ruleTexts(words: RuleWords): string[] {
  return [fillIn(words.ruleLength, { shortest: 8, longest: MAX_LENGTH }), words.ruleOwn, words.ruleFresh];
}
