/** More of a text than this nobody reads and no screen bears, in characters. */
export const MAX_HTML_LENGTH = 500_000;

const MAX_DEPTH = 40;

/** The elements that HTML of the HR API may hold, each with the attributes that it may have beside those of every element. */
export const ALLOWED_ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    (
      'b blockquote br caption code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ins kbd li mark p pre ' +
      'rp rt ruby s small span strong sub sup table tbody tfoot thead tr u ul'
    )
      .split(' ')
      .map((name) => [name, []]),
  ),
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};

export const ALLOWED_EVERYWHERE: readonly string[] = ['dir', 'lang', 'title'];

const VOID = new Set(['br', 'hr', 'img']);

/** Elements whose content is no text of a person. */
const DROPPED_WITH_CONTENT =
  /^(?:script|style|iframe|object|embed|applet|noscript|noembed|noframes|template|textarea|title|select|svg|math|xmp|plaintext|audio|video|head)$/;

const SAFE_URL = /^(?:https?:\/\/[^\s/]|mailto:[^\s]|tel:[+\d]|\/?[\w-]+(?:\/[\w-]+)*$)/i;
const DATA_IMAGE = /^(?:\/api\/hr\/\w+(?:\?[\w=&;%.-]*)?|data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=]+)$/;

/** Whether an attribute may have this value: links lead to pages and mail, pictures come from the portal alone. */
export function isAllowedValue(attribute: string, value: string): boolean {
  if (attribute === 'href') return SAFE_URL.test(value);
  if (attribute === 'src') return DATA_IMAGE.test(value);
  if (/^(?:width|height|start|colspan|rowspan)$/.test(attribute)) return /^\d{1,4}$/.test(value);
  return true;
}

/** Text that stands for itself between elements; references (`&amp;`) stay what they are. */
const escapeText = (text: string) => (/[<>]/.test(text) ? text.replace(/</g, '&lt;').replace(/>/g, '&gt;') : text);

type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: string }
  | { readonly kind: 'close'; readonly name: string };

/** The texts and elements of a source in order. What cannot be read to its end ends the source. */
function* tokensOf(source: string): Generator<Token> {
  const tagStart = /<(\/?)([a-z][^\s/>]*)/iy;
  let at = 0;
  while (at < source.length) {
    const next = source.indexOf('<', at);
    yield { kind: 'text', text: source.slice(at, next === -1 ? undefined : next) };
    if (next === -1) return;
    tagStart.lastIndex = next;
    const [tag, slash, word = ''] = tagStart.exec(source) ?? [];
    const isAside = !tag && /[!?/]/.test(source.charAt(next + 1));
    if (!tag && !isAside) {
      yield { kind: 'text', text: '<' };
      at = next + 1;
      continue;
    }
    const end = tag ? endOfTag(source, next) : endOfAside(source, next);
    if (end === -1) return;
    at = end + 1;
    const name = word.toLowerCase();
    if (tag && slash) yield { kind: 'close', name };
    else if (DROPPED_WITH_CONTENT.test(name)) {
      const close = new RegExp(`</${name}`, 'gi');
      close.lastIndex = at;
      const found = close.exec(source);
      if (!found) return;
      at = found.index;
    } else if (tag) yield { kind: 'open', name, attributes: source.slice(next + tag.length, end) };
  }
}

/** Where the tag that begins at `from` ends; -1 where it does not. A `>` between quotes is part of a value. */
function endOfTag(source: string, from: number): number {
  const valueOrEnd = /="[^"]*"|='[^']*'|=["']|>/g;
  valueOrEnd.lastIndex = from;
  for (let found = valueOrEnd.exec(source); found; found = valueOrEnd.exec(source)) {
    if (found[0] === '>') return found.index;
    if (found[0].length === 2) return -1;
  }
  return -1;
}

/** Where a comment or declaration ends; -1 where it does not. */
function endOfAside(source: string, from: number): number {
  if (!source.startsWith('<!--', from)) return source.indexOf('>', from);
  const end = source.indexOf('-->', from + 4);
  return end === -1 ? -1 : end + 2;
}

/** The allowed ones of an element's attributes, written anew. */
function allowedAttributes(element: string, attributes: string): string {
  if (!attributes.includes('=')) return '';
  const allowed = [...ALLOWED_EVERYWHERE, ...(ALLOWED_ELEMENTS[element] ?? [])];
  const kept = new Map<string, string>();
  const found = attributes.matchAll(/(?<![a-z])([a-z]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi);
  for (const [, word = '', double, single, bare] of found) {
    const name = word.toLowerCase();
    const value = double ?? single ?? bare ?? '';
    if (allowed.includes(name) && !kept.has(name) && isAllowedValue(name, value)) kept.set(name, value);
  }
  return [...kept].map(([name, value]) => ` ${name}="${escapeText(value).replace(/"/g, '&quot;')}"`).join('');
}

/**
 * HTML written anew from a text of the HR API: text, and allowed elements with allowed attributes, closed in order. Whatever
 * else there was is gone, and what is too long is cut. The text is gone through once, so that its length is its price.
 */
export function cleanHtml(html: string): string {
  const open: string[] = [];
  const parts: string[] = [];
  for (const token of tokensOf(html.slice(0, MAX_HTML_LENGTH))) {
    if (token.kind === 'text') parts.push(escapeText(token.text));
    else if (!Object.hasOwn(ALLOWED_ELEMENTS, token.name)) continue;
    else if (token.kind === 'close') {
      const level = open.lastIndexOf(token.name);
      if (level !== -1) parts.push(...closing(open.splice(level)));
    } else if (VOID.has(token.name) || open.length < MAX_DEPTH) {
      parts.push(`<${token.name}${allowedAttributes(token.name, token.attributes)}>`);
      if (!VOID.has(token.name)) open.push(token.name);
    }
  }
  return [...parts, ...closing(open)].join('');
}

const closing = (names: readonly string[]) => [...names].reverse().map((name) => `</${name}>`);
