const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, [contenteditable], [tabindex="0"]';

/** Focuses what asks for it by `data-first-focus`, else the first that can be focused, else the element itself. */
export function focusFirst(container: HTMLElement) {
  const wanted = container.querySelector<HTMLElement>('[data-first-focus]');
  for (const candidate of wanted ? [wanted] : container.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    candidate.focus();
    if (document.activeElement === candidate) return;
  }
  container.focus();
}
