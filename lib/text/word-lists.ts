/** Word writes an item of a list as a paragraph, and its sign or number for those who know no lists. */
const ITEM = /<p\b[^>]*\bmso-list:[^>]*>([\s\S]*?)<\/p>/gi;
const SIGN = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i;
const NUMBER = /^\s*\(?(?:\d+|[A-Za-z]{1,5})[.)]/;
const BETWEEN_ITEMS = /<\/([ou]l)>\s*<\1>/g;

/** Pasted HTML with the items of Word's lists as items of lists, on one level. What is pasted is cleaned after this. */
export function withWordLists(html: string): string {
  if (html.search(ITEM) < 0) return html;
  return html
    .replace(ITEM, (paragraph: string, content: string) => {
      const sign = SIGN.exec(content)?.[1];
      if (sign === undefined) return paragraph;
      const kind = NUMBER.test(sign.replace(/<[^>]*>/g, '')) ? 'ol' : 'ul';
      return `<${kind}><li>${content.replace(SIGN, '')}</li></${kind}>`;
    })
    .replace(BETWEEN_ITEMS, '');
}
