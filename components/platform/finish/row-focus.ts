/** How long a row that comes back may take. */
const WAIT_MS = 5000;

let wanted: string | null = null;

function focusElement(element: Element | null | undefined) {
  if (!(element instanceof HTMLElement)) return;
  element.tabIndex = -1;
  element.focus();
}

/**
 * Moves the focus from a row that leaves to the one after it, else to the one before, else to the heading of the list; to the row
 * and not to its button, which whoever presses twice would press as well. A focus that is elsewhere by now stays there.
 */
export function focusNextRow(row: Element | null | undefined) {
  const { activeElement } = document;
  if (!row?.parentElement || (activeElement !== document.body && !row.contains(activeElement))) return;
  const rows = [...row.parentElement.children].filter((one) => one === row || !one.querySelector('[data-done]'));
  const at = rows.indexOf(row);
  const heading = row.closest('[aria-labelledby]')?.getAttribute('aria-labelledby') ?? '';
  focusElement(rows[at + 1] ?? rows[at - 1] ?? document.getElementById(heading));
}

/** Has a row focused once it is there again. */
export function focusWhenShown(code: string) {
  wanted = code;
  setTimeout(() => {
    if (wanted === code) wanted = null;
  }, WAIT_MS);
}

/** Focuses a row that was waited for. */
export function focusIfWanted(row: Element | null | undefined, code: string) {
  if (wanted !== code || !row) return;
  wanted = null;
  focusElement(row);
}
