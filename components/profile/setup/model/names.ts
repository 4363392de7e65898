/** The words of a text as they stand in a name: `Blood group` is `BloodGroup`. */
function wordsOf(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[A-Za-z0-9]+/g);
  const joined = (words ?? []).map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return joined.replace(/^\d+/, '');
}

/** A name that nobody has yet, whatever its case: with a number behind it where it is taken. */
export function freeName(text: string, taken: Iterable<string>, { otherwise, length }: NameRules): string {
  const others = new Set([...taken].map((name) => name.toLowerCase()));
  const base = wordsOf(text).slice(0, length) || otherwise;
  const isFree = (name: string) => !others.has(name.toLowerCase());
  if (isFree(base)) return base;
  for (let number = 2; ; number += 1) {
    const name = `${base.slice(0, length - String(number).length)}${number}`;
    if (isFree(name)) return name;
  }
}

interface NameRules {
  /** For a text without any Latin letter. */
  readonly otherwise: string;
  readonly length: number;
}

/** The value of an option, which holds no comma and no semicolon. */
export function freeValue(text: string, taken: Iterable<string>): string {
  return freeName(text, taken, { otherwise: 'Option', length: 40 });
}
