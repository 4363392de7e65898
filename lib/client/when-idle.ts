/** How long it may be put off, in milliseconds. */
const WITHIN_MS = 500;

/** Does something once the page has painted and has nothing else to do, which Safari cannot tell; answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, WITHIN_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: WITHIN_MS });
  return () => cancelIdleCallback(handle);
}
