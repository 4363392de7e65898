const LINE_END = /<(?:br|\/p|\/li|\/div|\/h\d)\b[^>]*>/gi;
const TAG = /<[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** What the body of a notification, which is HTML, says without it. */
export const plainBody = (html: string): string =>
  html
    .replace(LINE_END, '\n')
    .replace(TAG, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name]!)
    .trim();
