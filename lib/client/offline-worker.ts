import { withBasePath } from '@/lib/links/links';

export const OFFLINE_WORKER = withBasePath('/service-worker.js');

/** Lets the browser show a page in this language when the portal cannot be reached. Without it browsers show their own. */
export function registerOfflineWorker(language: string): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(`${OFFLINE_WORKER}?language=${language}`).catch(() => undefined);
}
