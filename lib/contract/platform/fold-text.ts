/**
 * A text as it is searched: small letters without accents, one blank between words. Marks that make another letter of a
 * letter, such as those of Japanese, stay.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The condition of `like` by which a folded text contains a folded word; the database's own signs stand for themselves. */
export function containsFolded(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
