import { ExpressionError, MAX_LENGTH } from './expression';

export interface Token {
  readonly kind: 'number' | 'text' | 'name' | 'sign' | 'end';
  /** As written; of a text what stands between the quotes. */
  readonly text: string;
  readonly at: number;
}

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|"([^"]*)"|(#?[A-Za-z_]\w*)|(<=|>=|<>|[-+*/()=<>,]))/y;

/** @throws ExpressionError for a character that begins nothing, or a text without its end */
export function tokensOf(source: string): readonly Token[] {
  if (source.length > MAX_LENGTH) throw new ExpressionError('too_long', MAX_LENGTH);
  const tokens: Token[] = [];
  const end = source.trimEnd().length;
  TOKEN.lastIndex = 0;
  let at = 0;
  while (at < end) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(source);
    if (!match) throw unreadable(source, at);
    const [whole, number, text, name, sign] = match;
    const begin = at + whole.length - whole.trimStart().length;
    if (number !== undefined) tokens.push({ kind: 'number', text: number, at: begin });
    else if (text !== undefined) tokens.push({ kind: 'text', text, at: begin });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name, at: begin });
    else tokens.push({ kind: 'sign', text: sign ?? '', at: begin });
    at += whole.length;
  }
  return [...tokens, { kind: 'end', text: '', at: end }];
}

function unreadable(source: string, from: number): ExpressionError {
  const at = from + source.slice(from).search(/\S/);
  const found = source.charAt(at);
  return new ExpressionError(found === '"' ? 'open_text' : 'unexpected_character', at, found);
}
