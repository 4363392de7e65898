/** NUL, which no text of PostgreSQL holds, and half of a surrogate pair, which no UTF-8 does. */
const UNSTORABLE = /\0|\p{Cs}/u;

export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** Whether every name and text of a JSON document can be kept. Only an escape writes what cannot; what is no JSON has none. */
export function hasStorableTexts(json: string): boolean {
  if (!/\\u(?:0000|d[89a-f])/i.test(json)) return true;
  let areStorable = true;
  try {
    JSON.parse(json, (name: string, value: unknown) => {
      if (!isStorable(name) || (typeof value === 'string' && !isStorable(value))) areStorable = false;
      return value;
    });
  } catch {
    return true;
  }
  return areStorable;
}
