import { linkLine } from '../../texts';
import type { Language } from '../../../../../lib/contract/platform/languages';
import type { Block, Inline } from './blocks';

/** The same mail for whoever reads it without HTML. */
export function mailPlainText(blocks: readonly Block[], language: Language): string {
  return `${textOfBlocks(blocks, language)}\n`;
}

const textOfBlocks = (blocks: readonly Block[], language: Language): string =>
  blocks
    .map((block) => textOfBlock(block, language))
    .filter((text) => text !== '')
    .join('\n\n');

function textOfBlock(block: Block, language: Language): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return textOfLine(block.inlines, language);
    case 'code':
      return block.text;
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'link':
      return linkLine(language, block.link);
    case 'table':
      return [...[block.table.head, ...block.table.rows].map((cells) => cells.join('\t')), block.table.note ?? '']
        .join('\n')
        .trimEnd();
    case 'list':
      return block.items
        .map((item, at) => `${block.isNumbered ? `${at + 1}.` : '-'} ${textOfBlocks(item, language)}`)
        .join('\n');
    case 'aside':
      return textOfBlocks(block.blocks, language).replace(/^/gm, '> ');
    case 'rule':
      return '';
  }
}

const textOfLine = (inlines: readonly Inline[], language: Language): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'break') return '\n';
      if (inline.kind === 'image') return inline.alt;
      const { text, href } = inline;
      return href && href !== text ? linkLine(language, { text, address: href }) : text;
    })
    .join('')
    .trim();
