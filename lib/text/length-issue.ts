import { fillIn } from '../i18n/fill-in';

export interface LengthWords {
  readonly required: string;
  readonly minimum: string;
  readonly maximum: string;
}

/** What is wrong with a required text between two lengths (SIGN-13 to SIGN-19, OTP-12 to OTP-15); null for nothing. */
export function findLengthIssue(
  text: string,
  [minimum, maximum]: readonly [number, number],
  words: LengthWords,
): string | null {
  if (text.length === 0) return words.required;
  if (text.length < minimum) return fillIn(words.minimum, { length: minimum });
  return text.length > maximum ? fillIn(words.maximum, { length: maximum }) : null;
}
