import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Child } from './child';

const POLL_MS = 150;
const PROBE_TIMEOUT_MS = 5000;

/** On a connection of its own: one that is kept open would keep the program from stopping at once. */
function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: PROBE_TIMEOUT_MS }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}

/** How waiting ended: it answers, the child ended with this code, or time ran out. */
export type Readiness =
  { readonly state: 'ready' } | { readonly state: 'late' } | { readonly state: 'ended'; readonly code: number };

/** Asks `url` until it answers with success, for at most `within` milliseconds. */
export async function waitUntilReady(url: string, child: Child, within: number): Promise<Readiness> {
  const deadline = Date.now() + within;
  let endedWith: number | undefined;
  void child.ended.then((code) => (endedWith = code));
  while (Date.now() < deadline) {
    if (endedWith !== undefined) return { state: 'ended', code: endedWith };
    if (await answers(url)) return { state: 'ready' };
    await delay(POLL_MS);
  }
  return { state: 'late' };
}
