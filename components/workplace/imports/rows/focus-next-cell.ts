/**
 * Finds, before a cell is saved and perhaps goes, the one that is to be corrected next; the answer goes there. After the last one it
 * goes to the row itself.
 */
export function focusNextCell(field: HTMLElement): () => void {
  const list = field.closest('[data-rows]') ?? document;
  const cells = [...list.querySelectorAll<HTMLElement>('[data-cell]')];
  const next = cells[cells.indexOf(field) + 1];
  const own = field.closest('[data-row]')?.querySelector<HTMLElement>('[data-open]');
  return () => {
    const target = field.isConnected && !next ? field : (next ?? own);
    target?.focus();
    if (target instanceof HTMLInputElement) target.select();
  };
}
