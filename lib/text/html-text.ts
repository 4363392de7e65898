const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
};

/** The text of clean HTML as a person reads it: a line for each break and block, without markup. Never to be shown as HTML. */
export function textOfHtml(html: string): string {
  if (!/[<&]/.test(html)) return html;
  return html
    .replace(/<br>\n?/g, '\n')
    .replace(/<\/(?:p|div|li|h[1-6]|tr|pre|blockquote)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,20}));/gi, (whole, decimal, hex, name: string) => {
      if (name) return NAMED_ENTITIES[name] ?? whole;
      const point = parseInt(decimal ?? hex, decimal ? 10 : 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    })
    .trim();
}
