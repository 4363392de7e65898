export type Values = Readonly<Record<string, string | number>>;

/** A part of a message in braces: the name of a value, or a plural or selection by it with what it chooses from. */
const ARGUMENT = /^\s*(\w+)\s*(?:,\s*(plural|select)\s*,(.*))?$/s;
const CHOICE = /\s*(=\d+|\w+)\s*\{/y;

/**
 * Puts values into a message: `{name}`, `{count, plural, =0 {…} one {…} other {# …}}` and `{part, select, …}`, which is all of
 * ICU that the messages use. The browser has this instead of a formatter, which weighs as much as a page's code.
 */
export function formatMessage(message: string, values: Values, language: string, count?: number): string {
  let result = '';
  for (let at = 0; at < message.length; at++) {
    const character = message[at];
    if (character === '{') {
      const end = closingBrace(message, at);
      result += formatArgument(message.slice(at + 1, end), values, language, count);
      at = end;
    } else if (character === '#' && count !== undefined) result += new Intl.NumberFormat(language).format(count);
    else result += character;
  }
  return result;
}

function formatArgument(argument: string, values: Values, language: string, outerCount?: number): string {
  const [, name = argument, kind, text = ''] = ARGUMENT.exec(argument) ?? [];
  const value = values[name] ?? `{${name}}`;
  if (!kind) return String(value);
  const count = kind === 'plural' ? Number(value) : outerCount;
  const names =
    kind === 'plural' ? [`=${value}`, new Intl.PluralRules(language).select(Number(value))] : [String(value)];
  const choices = choicesOf(text);
  const chosen = [...names, 'other'].map((one) => choices.get(one)).find((one) => one !== undefined);
  return formatMessage(chosen ?? '', values, language, count);
}

function choicesOf(text: string): Map<string, string> {
  const choices = new Map<string, string>();
  for (let at = 0, found; (CHOICE.lastIndex = at), (found = CHOICE.exec(text));) {
    const end = closingBrace(text, CHOICE.lastIndex - 1);
    choices.set(found[1]!, text.slice(CHOICE.lastIndex, end));
    at = end + 1;
  }
  return choices;
}

/** Where the brace closes that opens at `start`. */
function closingBrace(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}
