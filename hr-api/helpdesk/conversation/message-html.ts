import { escapeHtml } from '../../platform/escape-html';

/** An address as people write it in a sentence, without the sign that ends the sentence. */
const ADDRESS = /https?:\/\/[^\s<>"'`]*[^\s<>"'`.,;:!?)\]}。、，；：！？」』）]/giu;

/** What a person typed, as HTML that shows it letter by letter: with its line breaks, and web addresses as links. */
export function messageHtml(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const link = escapeHtml(address);
    parts.push(escapeHtml(text.slice(at, index)), `<a href="${link}">${link}</a>`);
    at = index + address.length;
  }
  return [...parts, escapeHtml(text.slice(at))].join('').replace(/\r\n?|\n/g, '<br>');
}
