import { withBasePath } from '@/lib/links';

let isLeaving = false;

/** Goes to where a session ends, once, however many calls of this page were refused. */
export function leaveEndedSession(): void {
  if (isLeaving) return;
  isLeaving = true;
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true });
  location.assign(withBasePath('/api/session/ended'));
}
