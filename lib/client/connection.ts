import { withBasePath } from '@/lib/links/links';

const ADDRESS = withBasePath('/api/connection');
/** Time limits of a ping, after which the line counts as dead, and of a download, in milliseconds. */
const PING_TIMEOUT_MS = 10_000;
const DOWNLOAD_TIMEOUT_MS = 8_000;
const MEGABYTE = 1_000_000;

/** The session has ended, which says nothing about the connection. */
export class NotSignedInError extends Error {}

interface SavingNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the browser is set to save data. */
export function isSavingData(): boolean {
  const { connection } = navigator as SavingNavigator;
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

async function ask(method: 'GET' | 'HEAD', signal: AbortSignal): Promise<Response> {
  const response = await fetch(ADDRESS, { method, signal, cache: 'no-store', priority: 'low' });
  if (response.status === 401) throw new NotSignedInError();
  if (!response.ok) throw new Error(`the connection test answered ${response.status}`);
  return response;
}

/** Pings the portal; throws where it does not answer. */
export async function ping(signal: AbortSignal): Promise<void> {
  await ask('HEAD', AbortSignal.any([signal, AbortSignal.timeout(PING_TIMEOUT_MS)]));
}

/** The speed of the line in MB/s, from the first byte on; a slow one is measured for eight seconds and left alone then. */
export async function measureSpeed(signal: AbortSignal): Promise<number> {
  const response = await ask(
    'GET',
    AbortSignal.any([signal, AbortSignal.timeout(PING_TIMEOUT_MS + DOWNLOAD_TIMEOUT_MS)]),
  );
  const reader = response.body?.getReader();
  if (!reader) throw new Error('the connection test answered nothing');
  const startedAt = performance.now();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    bytes += value?.length ?? 0;
    const elapsed = Math.max(performance.now() - startedAt, 1);
    if (!done && elapsed < DOWNLOAD_TIMEOUT_MS) continue;
    if (!done) await reader.cancel();
    return bytes / MEGABYTE / (elapsed / 1000);
  }
}
