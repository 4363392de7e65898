import { withBasePath } from '@/lib/links/links';

/** SESS-26: how long a page says that its session has ended before it is left, in milliseconds. */
export const SESSION_END_DELAY_MS = 2000;

let isLeaving = false;
let announce: (() => void) | null = null;

/** Lets a page say that its session has ended before it is left; answers how to take that back. */
export function announceSessionEnd(say: () => void): () => void {
  announce = say;
  return () => {
    if (announce === say) announce = null;
  };
}

/**
 * Goes to where a session ends, once, however many calls of this page were refused. Who was led there meanwhile, by a link
 * that met the same end, stays where they read why.
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
