import { escapeHtml } from '../../../escape-html';
import { mailFrame, PLACES } from '../../html';
import type { MailLink, MailTable } from '../mail-template';
import type { Block, Inline } from './blocks';

export interface MailDocument {
  readonly language: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** What a picture is named by in the mail; null for one that cannot go along. */
  readonly sourceOf: (src: string) => string | null;
}

/** As wide as the text is. */
const MAX_WIDTH = 464;

/** What would break at a hyphen, such as a day. */
const UNBROKEN = /^\S{1,12}$/;

const BOX =
  'margin:0 0 16px;padding:16px;border-radius:8px;background:#f1f5f9;text-align:center;font-size:32px;line-height:40px;' +
  'font-weight:600;letter-spacing:8px;color:#0f172a;';
const SAID = 'margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #cbd5e1;color:#334155;';
const FINE = 'font-size:13px;line-height:20px;color:#475569;';
const CELL = 'padding:6px 8px 6px 0;border-bottom:1px solid #e2e8f0;text-align:left;vertical-align:top;';

/** A mail as mail programs need it: tables and styles at each element. What follows a rule is small print. */
export function mailDocument({ language, title, blocks, sourceOf }: MailDocument): string {
  let isFine = false;
  const parts = blocks.map((block) => {
    if (block.kind === 'rule') isFine = true;
    return blockHtml(block, sourceOf, isFine ? FINE : '');
  });
  return mailFrame({ language, title, body: parts.join('\n') });
}

type SourceOf = MailDocument['sourceOf'];

function blockHtml(block: Block, sourceOf: SourceOf, style: string): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px;${style}">${lineHtml(block.inlines, sourceOf)}</p>`;
    case 'heading':
      return `<p style="margin:24px 0 8px;font-size:18px;font-weight:600;color:#0f172a;">${lineHtml(block.inlines, sourceOf)}</p>`;
    case 'code':
      return `<div style="${BOX}">${escapeHtml(block.text)}</div>`;
    case 'quote':
      return `<div style="${SAID}">${escapeHtml(block.text).replace(/\n/g, '<br>')}</div>`;
    case 'link':
      return button(block.link);
    case 'table':
      return tableHtml(block.table);
    case 'list':
      return listHtml(block, sourceOf, style);
    case 'aside':
      return `<div style="${SAID}">${block.blocks.map((each) => blockHtml(each, sourceOf, style)).join('')}</div>`;
    case 'rule':
      return '<div style="margin:0 0 16px;border-top:1px solid #e2e8f0;font-size:0;line-height:0;">&nbsp;</div>';
  }
}

function listHtml({ isNumbered, items }: Block & { kind: 'list' }, sourceOf: SourceOf, style: string): string {
  const name = isNumbered ? 'ol' : 'ul';
  const rows = items.map((item) => {
    const [only, ...others] = item;
    const isLine = others.length === 0 && only?.kind === 'paragraph';
    const content = isLine
      ? lineHtml(only.inlines, sourceOf)
      : item.map((block) => blockHtml(block, sourceOf, style)).join('');
    return `<li style="margin:0 0 4px;">${content}</li>`;
  });
  return `<${name} style="margin:0 0 16px;padding:0 0 0 24px;${style}">${rows.join('')}</${name}>`;
}

/** A table of columns that do not fit scrolls inside the mail, where the mail program lets it. */
function tableHtml({ head, rows, note = '' }: MailTable): string {
  const row = (cells: readonly string[], name: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${name} style="${CELL}${UNBROKEN.test(cell) ? 'white-space:nowrap;' : ''}">${escapeHtml(cell)}</${name}>`).join('')}</tr>`;
  const style = 'border-collapse:collapse;font-size:13px;line-height:20px;';
  // A line for each row, so that a mail with many need not be written as base64.
  const lines = rows.map((cells) => row(cells, 'td'));
  const body = ['<tbody>', ...lines, '</tbody>'].join('\n');
  const table = `<table cellpadding="0" cellspacing="0" width="100%" style="${style}"><thead>${row(head, 'th')}</thead>${body}</table>`;
  const below = note && `<p style="margin:-8px 0 16px;${FINE}">${escapeHtml(note)}</p>`;
  return `<div style="margin:0 0 16px;overflow-x:auto;">${table}</div>${below}`;
}

function button({ text, address }: MailLink): string {
  const style = `display:inline-block;padding:10px 20px;border-radius:8px;background:${PLACES.accent};color:${PLACES.ink};`;
  return `<p style="margin:0 0 16px;"><a href="${escapeHtml(address)}" style="${style}font-weight:600;text-decoration:none;">${escapeHtml(text)}</a></p>`;
}

const lineHtml = (inlines: readonly Inline[], sourceOf: SourceOf): string =>
  inlines.map((inline) => inlineHtml(inline, sourceOf)).join('');

function inlineHtml(inline: Inline, sourceOf: SourceOf): string {
  if (inline.kind === 'break') return '<br>';
  if (inline.kind === 'image') return imageHtml(inline, sourceOf);
  const text = inline.marks.reduceRight(
    (within, mark) => `<${mark}>${within}</${mark}>`,
    escapeHtml(inline.text).replace(/\n/g, '<br>'),
  );
  return inline.href ? `<a href="${escapeHtml(inline.href)}" style="color:#0f7a75;">${text}</a>` : text;
}

function imageHtml({ src, alt, width }: Inline & { kind: 'image' }, sourceOf: SourceOf): string {
  const source = sourceOf(src);
  if (source === null) return escapeHtml(alt);
  const wide = width ? ` width="${Math.min(width, MAX_WIDTH)}"` : '';
  return `<img src="${escapeHtml(source)}" alt="${escapeHtml(alt)}"${wide} style="max-width:100%;height:auto;border:0;">`;
}
