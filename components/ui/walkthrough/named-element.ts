import { withoutBasePath } from '@/lib/links/links';

/** For how long an element is waited for on a page that is there, and for how long a page, in milliseconds. */
const TIMEOUT_MS = { element: 400, page: 10_000 } as const;

/** The first element of a name that can be seen: one with it in `data-tour`, or a field with it as its own. */
export function namedElement(name: string): HTMLElement | null {
  const value = CSS.escape(name);
  const found = document.querySelectorAll<HTMLElement>(`[data-tour~="${value}"], [name="${value}"]`);
  return [...found].find((element) => element.getClientRects().length > 0 && element.checkVisibility()) ?? null;
}

/** The same, once it is there; null when it does not come or nobody waits for it any more. */
export function awaitNamedElement(name: string, signal: AbortSignal): Promise<HTMLElement | null> {
  return whenChanged(() => namedElement(name), TIMEOUT_MS.element, signal);
}

/** Resolves when the page at a path is shown, or has taken too long. */
export async function awaitPage(path: string, signal: AbortSignal): Promise<void> {
  await whenChanged(() => withoutBasePath(location.pathname) === path || null, TIMEOUT_MS.page, signal);
}

/** What `look` finds, now or after the document has changed; null when it takes too long. */
function whenChanged<Found>(look: () => Found | null, patience: number, signal: AbortSignal): Promise<Found | null> {
  return new Promise((resolve) => {
    const settle = (found: Found | null) => {
      observer.disconnect();
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      resolve(found);
    };
    const check = () => {
      const found = look();
      if (found !== null) settle(found);
    };
    const giveUp = () => settle(null);
    const observer = new MutationObserver(check);
    const timer = setTimeout(giveUp, patience);
    signal.addEventListener('abort', giveUp);
    observer.observe(document.documentElement, { childList: true, subtree: true, attributes: true });
    check();
  });
}
