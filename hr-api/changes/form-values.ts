/** A number as a form has it; null for none, NaN for what is no whole number. */
export function formNumber(given: string | number): number | null {
  const text = String(given).trim();
  if (text === '') return null;
  return /^[-+]?\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** A code that may come as a number: empty for 0, which stands for none. */
export function formCode(given: string | number): string {
  const text = String(given).trim();
  return text === '0' ? '' : text;
}
