/**
 * Finds, before a cell is saved and perhaps goes, the one that is to be corrected next; the answer goes there. After the last one it
 * stays with the row.
 */
export function focusNextCell(field: HTMLElement): () => void {
  const list = field.closest('[data-rows]') ?? document;
  const cells = [...list.querySelectorAll<HTMLElement>('[data-cell]')];
  const next = cells[cells.indexOf(field) + 1];
  const row = field.closest('[data-row]');
  // Once what became of the row is drawn.
  return () =>
    void setTimeout(() => {
      const own = row?.querySelector<HTMLElement>('[data-cell]') ?? row?.querySelector<HTMLElement>('[data-open]');
      const target = next?.isConnected ? next : own;
      target?.focus();
      if (target instanceof HTMLInputElement) target.select();
    });
}
