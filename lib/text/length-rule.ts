/** What is wrong with a text: nothing, or the rule that it breaks, with the number of characters that the rule says. */
export type LengthIssue = 'required' | { minimum: number } | { maximum: number } | null;

/** The rule of a required text between two lengths (specification §5, SIGN-13 to SIGN-19, OTP-12 to OTP-15). */
export function findLengthIssue(text: string, minimum: number, maximum: number): LengthIssue {
  if (text.length === 0) return 'required';
  if (text.length < minimum) return { minimum };
  return text.length > maximum ? { maximum } : null;
}

export interface LengthWords {
  readonly required: string;
  readonly minimum: string;
  readonly maximum: string;
}
