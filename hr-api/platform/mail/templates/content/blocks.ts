import { partsOf, type PlaceholderKind } from '../../../../../lib/contract/platform/mail/placeholders';
import type { MailLink, MailTable, PlaceholderValues } from '../mail-template';
import { parseContent, type Element, type Node } from './parse';

export type Mark = 'strong' | 'em' | 'u' | 's' | 'code';

/** What stands in a line. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string; readonly marks: readonly Mark[]; readonly href?: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'image'; readonly src: string; readonly alt: string; readonly width: number | null };

/** What stands one below the other. */
export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'code' | 'quote'; readonly text: string }
  | { readonly kind: 'link'; readonly link: MailLink }
  | { readonly kind: 'table'; readonly table: MailTable }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'aside'; readonly blocks: readonly Block[] }
  | { readonly kind: 'rule' };

export interface FillOptions {
  readonly values: PlaceholderValues;
  readonly kindOf: (placeholder: string) => PlaceholderKind;
}

const MARKS: Readonly<Record<string, Mark>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  del: 's',
  code: 'code',
};

const BLOCKS =
  /^(?:p|div|h[1-6]|ul|ol|dl|dt|dd|li|blockquote|pre|hr|table|thead|tbody|tfoot|tr|td|th|figure|figcaption|caption)$/;
const HEADING = /^h[1-6]$/;

const isBlock = (node: Node): node is Element => typeof node !== 'string' && BLOCKS.test(node.name);

/** What a mail says, with values in the places of its placeholders. A paragraph of which only empty values are left is left out. */
export function fillContent(html: string, options: FillOptions): Block[] {
  return blocksOf(parseContent(html), options);
}

function blocksOf(nodes: readonly Node[], options: FillOptions): Block[] {
  const blocks: Block[] = [];
  let line: Node[] = [];
  const endLine = () => {
    blocks.push(...paragraphOf('paragraph', line, options));
    line = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) line.push(node);
    else {
      endLine();
      blocks.push(...blocksOfElement(node, options));
    }
  }
  endLine();
  return blocks;
}

function blocksOfElement({ name, children }: Element, options: FillOptions): Block[] {
  if (name === 'hr') return [{ kind: 'rule' }];
  if (name === 'blockquote') return [{ kind: 'aside', blocks: blocksOf(children, options) }];
  if (name === 'ul' || name === 'ol') {
    const items = children.filter((node) => typeof node !== 'string').map((item) => blocksOf(item.children, options));
    return [{ kind: 'list', isNumbered: name === 'ol', items: items.filter((item) => item.length > 0) }];
  }
  if (children.some(isBlock)) return blocksOf(children, options);
  return paragraphOf(HEADING.test(name) ? 'heading' : 'paragraph', children, options);
}

function paragraphOf(kind: 'paragraph' | 'heading', nodes: readonly Node[], options: FillOptions): Block[] {
  const lone = lonePlaceholder(nodes);
  const special = lone === null ? null : specialBlock(lone, options);
  if (special) return special;
  const inlines = inlinesOf(nodes, options, {});
  const isEmpty = inlines.every((inline) => inline.kind === 'text' && inline.text.trim() === '');
  return isEmpty ? [] : [{ kind, inlines }];
}

/** The placeholder that is all there is in a paragraph. */
function lonePlaceholder(nodes: readonly Node[]): string | null {
  const [only, ...others] = nodes.filter((node) => typeof node !== 'string' || node.trim() !== '');
  if (only === undefined || others.length > 0) return null;
  if (typeof only !== 'string') return MARKS[only.name] || only.name === 'span' ? lonePlaceholder(only.children) : null;
  const [part, ...more] = partsOf(only.trim());
  return part?.kind === 'placeholder' && more.length === 0 ? part.value : null;
}

/** What a placeholder is that stands by itself; null for one that is a text like others. */
function specialBlock(name: string, { values, kindOf }: FillOptions): Block[] | null {
  const kind = kindOf(name);
  const value = values[name] ?? '';
  if (kind === 'text') return null;
  if (value === '') return [];
  if (typeof value === 'string') return kind === 'code' || kind === 'quote' ? [{ kind, text: value }] : null;
  if ('rows' in value) return [{ kind: 'table', table: value }];
  return [{ kind: 'link', link: value }];
}

interface Around {
  readonly marks?: readonly Mark[];
  readonly href?: string;
}

function inlinesOf(nodes: readonly Node[], options: FillOptions, around: Around): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (typeof node === 'string') return partsOf(node).map((part) => inlineOf(part.kind, part.value, options, around));
    const { name, attributes, children } = node;
    if (name === 'br') return [{ kind: 'break' }];
    if (name === 'img') {
      const { src = '', alt = '', width } = attributes;
      return src ? [{ kind: 'image', src, alt, width: width ? Number(width) : null }] : [];
    }
    const { marks = [] } = around;
    const mark = MARKS[name];
    return inlinesOf(children, options, {
      marks: mark && !marks.includes(mark) ? [...marks, mark] : marks,
      href: name === 'a' ? webAddress(attributes.href) : around.href,
    });
  });
}

function inlineOf(kind: 'text' | 'placeholder', text: string, { values }: FillOptions, around: Around): Inline {
  const { marks = [], href } = around;
  const value = kind === 'text' ? text : (values[text] ?? '');
  if (typeof value === 'string') return { kind: 'text', text: value, marks, href };
  if ('rows' in value) return { kind: 'text', text: '', marks };
  return { kind: 'text', text: value.text, marks, href: value.address };
}

/** Links of a mail lead to the web or to a mailbox: a page of the portal has no address there but its whole one. */
const webAddress = (href: string | undefined) => (href && /^(?:https?|mailto|tel):/i.test(href) ? href : undefined);
