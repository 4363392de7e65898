import { escapeHtml } from '../../escape-html';

type Paragraph = string | { readonly bold: string };

/** A built-in text by its paragraphs, with small print below a line. */
export function contentOf(paragraphs: readonly Paragraph[], finePrint: readonly Paragraph[]): string {
  return `${htmlOf(paragraphs)}<hr>${htmlOf(finePrint)}`;
}

/** A paragraph that stands out from the others. */
export const bold = (text: string) => ({ bold: text });

const htmlOf = (paragraphs: readonly Paragraph[]): string =>
  paragraphs
    .filter((text) => text !== '')
    .map((text) => (typeof text === 'string' ? escapeHtml(text) : `<strong>${escapeHtml(text.bold)}</strong>`))
    .map((html) => `<p>${html}</p>`)
    .join('');
