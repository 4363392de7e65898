import { cleanHtml } from '../../../../../lib/contract/platform/html';

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}

/** A text as a person reads it, or an element. */
export type Node = string | Element;

const VOID = new Set(['br', 'hr', 'img']);
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** The elements of HTML; what `cleanHtml` does not let through is not there. */
export function parseContent(html: string): Node[] {
  const root: Node[] = [];
  const open: { name: string; children: Node[] }[] = [];
  const add = (node: Node) => (open.at(-1)?.children ?? root).push(node);
  for (const [token, slash, name = '', attributes = ''] of cleanHtml(html).matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g,
  )) {
    if (!token.startsWith('<')) add(decode(token));
    else if (slash) open.pop();
    else {
      const element = { name, attributes: attributesOf(attributes), children: [] };
      add(element);
      if (!VOID.has(name)) open.push(element);
    }
  }
  return root;
}

const attributesOf = (source: string) =>
  Object.fromEntries(
    [...source.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decode(value)]),
  );

/** A text with its references (`&amp;`) taken for what they stand for. */
function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(String(hexadecimal), 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd';
  });
}

/** The text of nodes, one behind the other. */
export const textOf = (nodes: readonly Node[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');

/** The values that an attribute has in elements of one name. */
export const attributeValues = (nodes: readonly Node[], element: string, attribute: string): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const own = node.name === element ? node.attributes[attribute] : undefined;
    return [...(own === undefined ? [] : [own]), ...attributeValues(node.children, element, attribute)];
  });
