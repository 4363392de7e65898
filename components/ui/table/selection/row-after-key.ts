/** How many rows a page key goes. */
const PAGE_STEP = 10;

/** Where a key leads from one of so many rows; null for a key that leads nowhere. */
export function rowAfterKey(key: string, at: number, count: number): number | null {
  const last = count - 1;
  if (key === 'ArrowDown') return Math.min(at + 1, last);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'PageDown') return Math.min(at + PAGE_STEP, last);
  if (key === 'PageUp') return Math.max(at - PAGE_STEP, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
