import { createHash } from 'node:crypto';

/** Codes, ids, tokens, sealed codes and keys of apps: random, and different in each database. */
const RANDOM =
  /(?<![A-Z2-7])[A-Z2-7]{32}(?![A-Z2-7])|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<![\w-])(?:[\w-]{22}|[\w-]{43}|[\w-]{100,})(?![\w-])/g;

/** Where the next page goes on: packed, with random ids within. */
const PLACE = 'Position';

const SHOWN_ROWS = 3;
const SHOWN_CHARACTERS = 160;

export const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 6);

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return value.startsWith('data:') ? value : change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]) => [key, key === PLACE ? '<place>' : mapTexts(item, change)]);
  return Object.fromEntries(entries) as unknown;
}

function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    const rows = value.map((item) => JSON.stringify(inOneOrder(item)));
    return rows.sort();
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inOneOrder(item)]));
}

/** Six digits that change when anything in a reply does but a random code or the order of a list. */
export function digestOfReply(reply: unknown): string {
  return digestOf(JSON.stringify(inOneOrder(mapTexts(reply, (text) => text.replace(RANDOM, '<code>')))));
}

/** The names of all fields as paths, `[]` for the rows of a list, sorted. */
export function fieldPaths(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return unique(value.flatMap((item) => fieldPaths(item, `${path}[]`)));
  if (value === null || typeof value !== 'object') return [path];
  return unique(Object.entries(value).flatMap(([key, item]) => fieldPaths(item, path ? `${path}.${key}` : key)));
}

const unique = (paths: readonly string[]) => [...new Set(paths)].sort();

/** A reply as it is written down: long lists and texts cut, with a digest of what is left out, and codes by number. */
export function shortReply(reply: unknown): unknown {
  const numbers = new Map<string, number>();
  const numberOf = (code: string) => numbers.get(code) ?? numbers.set(code, numbers.size + 1).size;
  return mapTexts(cut(reply), (text) => text.replace(RANDOM, (code) => `<code ${numberOf(code)}>`));
}

function cut(value: unknown): unknown {
  if (typeof value === 'string') {
    const left = value.length - SHOWN_CHARACTERS;
    if (left <= 0) return value;
    return `${value.slice(0, SHOWN_CHARACTERS)}… (${left} more characters, ${digestOfReply(value)})`;
  }
  if (Array.isArray(value)) {
    const left: unknown[] = value.slice(SHOWN_ROWS);
    const shown = value.slice(0, SHOWN_ROWS).map(cut);
    return left.length === 0 ? shown : [...shown, `… ${left.length} more rows, ${digestOfReply(left)}`];
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cut(item)]));
}
