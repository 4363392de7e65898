/** CNST-14: so many numbers stand side by side. */
const MAX_NUMBERS = 5;

/** VIEW-01: the numbers that a pager shows of so many pages, the current one in their middle as far as there are any beside it. */
export function pageNumbers(page: number, pages: number): readonly number[] {
  const shown = Math.min(MAX_NUMBERS, pages);
  const first = Math.max(1, Math.min(page - Math.floor(MAX_NUMBERS / 2), pages - shown + 1));
  return Array.from({ length: shown }, (_, at) => first + at);
}
