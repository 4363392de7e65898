import { keepTitle } from '@/lib/client/keep-title';
import { OFFLINE_WORKER, registerOfflineWorker } from '@/lib/client/offline-worker';
import { writeTimeZone } from '@/lib/client/write-time-zone';
import { withBasePath } from '@/lib/links/links';

interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createScriptURL: (address: string) => string }) => unknown;
}

/**
 * The bundler's loader sets a script's address without naming a policy, so the default one decides, and it lets through our own
 * built files and the offline worker alone. Everything else that Trusted Types guards still throws. Next runs this file before
 * anything is hydrated, on the page of an error too, which has nothing of our layout.
 */
function createScriptURL(address: string): string {
  const { origin, pathname, href } = new URL(address, location.href);
  const isOurs = pathname.startsWith(withBasePath('/_next/static/')) || pathname === OFFLINE_WORKER;
  if (origin === location.origin && isOurs) return address;
  throw new TypeError(`not a script of the portal: ${href}`);
}

(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', { createScriptURL });

writeTimeZone();
keepTitle();

addEventListener('load', () => registerOfflineWorker(document.documentElement.lang));
