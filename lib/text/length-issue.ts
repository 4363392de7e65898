/** The messages of a text that is too short or too long, which several files of messages have under these keys. */
interface LengthMessages {
  (key: 'required'): string;
  (key: 'minimum' | 'maximum', values: { readonly length: number }): string;
}

/** What is wrong with a required text between two lengths (SIGN-13 to SIGN-19, OTP-12 to OTP-15); null for nothing. */
export function findLengthIssue(
  text: string,
  [minimum, maximum]: readonly [number, number],
  t: LengthMessages,
  required = t('required'),
): string | null {
  if (text.length === 0) return required;
  if (text.length < minimum) return t('minimum', { length: minimum });
  return text.length > maximum ? t('maximum', { length: maximum }) : null;
}
