/** `text` with another letter at `at`, counted from the end where negative; never by luck the same text. */
export function altered(text: string, at: number): string {
  const place = at < 0 ? text.length + at : at;
  return text.slice(0, place) + (text[place] === 'A' ? 'B' : 'A') + text.slice(place + 1);
}
