/** Empties a search field in which something stands, as browsers do on Escape; whether it was one. */
export function clearSearch(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement) || target.type !== 'search' || target.value === '') return false;
  target.setRangeText('', 0, target.value.length);
  target.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return true;
}
