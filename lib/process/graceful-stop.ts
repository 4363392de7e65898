import type { Server, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { portalEnv } from '../env';
import { log } from '../log';
import { onRequestStart } from './request-start';
import { portalState } from './portal-state';

/** Milliseconds without a newcomer after which whoever sends us people has seen that we are not ready. */
const QUIET_MS = 500;
const QUIET_TIMEOUT_MS = 5_000;
const POLL_MS = 50;
/** Milliseconds that answers to what was cut off have to reach the people. */
const LAST_ANSWERS_MS = 1_000;

interface Traffic {
  readonly server: () => Server | undefined;
  readonly atHand: ReadonlySet<ServerResponse>;
  /** Milliseconds since somebody new asked. */
  readonly quietFor: () => number;
}

/** Follows the requests of the framework's own server. */
function watchTraffic(): Traffic {
  let server: Server | undefined;
  let lastAt = 0;
  const atHand = new Set<ServerResponse>();
  onRequestStart((started) => {
    server = started.server;
    lastAt = performance.now();
    if (portalState().isStopping) started.response.shouldKeepAlive = false;
    atHand.add(started.response);
    started.response.once('close', () => atHand.delete(started.response));
  });
  return { server: () => server, atHand, quietFor: () => performance.now() - lastAt };
}

async function waitUntil(isSo: () => boolean, within: number): Promise<boolean> {
  const end = performance.now() + within;
  while (!isSo()) {
    if (performance.now() > end) return false;
    await delay(POLL_MS);
  }
  return true;
}

async function stop({ server, atHand, quietFor }: Traffic): Promise<number> {
  const end = performance.now() + portalEnv().STOP_SECONDS * 1000;
  const left = () => Math.max(end - performance.now(), 0);
  const { cutOffs } = portalState();
  for (const response of atHand) response.shouldKeepAlive = false;
  const askedAt = performance.now();
  const isQuiet = () => Math.min(quietFor(), performance.now() - askedAt) >= QUIET_MS;
  await waitUntil(isQuiet, Math.min(QUIET_TIMEOUT_MS, left()));
  server()?.close();
  server()?.closeIdleConnections();
  const isDone = () => atHand.size === 0 && cutOffs.size === 0;
  if (await waitUntil(isDone, left())) return 0;
  log().error({ requests: atHand.size, calls: cutOffs.size }, 'stopped before everything was answered');
  for (const cutOff of cutOffs) cutOff();
  await waitUntil(() => atHand.size === 0, LAST_ANSWERS_MS);
  return 1;
}

/**
 * Ends the process well when it is told to: it says at once that it is not ready, lets newcomers in until none come, refuses
 * them then, and ends when all is answered. After STOP_SECONDS it cuts off what is left and ends with 1. The framework's own
 * way, which this takes the place of, refuses newcomers before anybody can know and waits without end.
 */
export function stopGracefully(): void {
  const traffic = watchTraffic();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (portalState().isStopping) return;
      portalState().isStopping = true;
      log().info({ signal, requests: traffic.atHand.size }, 'stopping');
      void stop(traffic).then((code) => {
        log().info('stopped');
        process.exit(code);
      });
    });
  }
}
