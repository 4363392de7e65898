export type Values = Readonly<Record<string, string | number>>;

/** What stands between braces, with braces in it to this depth. */
const within = (depth: number): string => (depth > 0 ? `((?:[^{}]|\\{${within(depth - 1)}\\})*)` : '[^{}]*');
const PART = new RegExp(`#|\\{${within(5)}\\}`, 'g');
const CHOICE = new RegExp(`(=\\d+|\\w+)\\s*\\{${within(4)}\\}`, 'g');

/**
 * Puts values into a message: `{name}`, `{many, number}`, `{count, plural, =0 {…} one {…} other {# …}}` and `{part, select, …}`, which is
 * all of ICU that the messages use. The browser has this instead of a formatter, which weighs as much as a page's code.
 */
export function formatMessage(message: string, values: Values, language: string, count?: number): string {
  return message.replace(PART, (part, argument?: string) => {
    if (argument === undefined) return count === undefined ? part : new Intl.NumberFormat(language).format(count);
    const [name = '', kind = ''] = argument.split(',', 2).map((word) => word.trim());
    const value = values[name] ?? part;
    if (!kind) return String(value);
    if (kind === 'number') return new Intl.NumberFormat(language).format(Number(value));
    const choices: Values = Object.fromEntries([...argument.matchAll(CHOICE)].map(([, key, text]) => [key, text]));
    const isPlural = kind === 'plural';
    const chosen = isPlural
      ? (choices[`=${value}`] ?? choices[new Intl.PluralRules(language).select(Number(value))])
      : choices[value];
    return formatMessage(String(chosen ?? choices.other), values, language, isPlural ? Number(value) : count);
  });
}
