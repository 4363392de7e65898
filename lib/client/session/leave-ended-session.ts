import { withBasePath } from '@/lib/links/links';

/** SESS-26: how long the notice of an ended session is shown before the redirect, in milliseconds. */
export const SESSION_END_DELAY_MS = 2000;

let isLeaving = false;
let announce: (() => void) | null = null;

/** Lets a page show its own notice before the redirect; returns the function that undoes this. */
export function announceSessionEnd(say: () => void): () => void {
  announce = say;
  return () => {
    if (announce === say) announce = null;
  };
}

/**
 * Redirects to the end of the session, once for all refused calls of a page. Does nothing where a link has already led there.
 */
export function leaveEndedSession(): void {
  if (isLeaving) return;
  isLeaving = true;
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true });
  const go = () => location.assign(withBasePath('/api/session/ended'));
  if (!announce) return go();
  announce();
  setTimeout(() => {
    if (announce) go();
    else isLeaving = false;
  }, SESSION_END_DELAY_MS);
}
