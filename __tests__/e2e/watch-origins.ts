import type { BrowserContext } from '@playwright/test';

/** Whom the pages of a browser ask from now on, workers and frames included; what a page makes of bytes it has is nobody (T79). */
export function watchOrigins(context: BrowserContext): () => string[] {
  const asked = new Set<string>();
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:') asked.add(origin);
  });
  return () => [...asked].sort();
}
