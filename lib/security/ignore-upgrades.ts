import { subscribe } from 'node:diagnostics_channel';
import type { Server, Socket } from 'node:net';

interface Opened {
  readonly socket: Socket & { readonly server?: Server };
}

/**
 * Answers a request that asks for another protocol as if it did not, as RFC 9110 (7.8) allows. The framework listens for the
 * sockets of its development server, and would leave any other open without an end.
 */
export function ignoreUpgrades(): void {
  subscribe('net.server.socket', (message) => (message as Opened).socket.server?.removeAllListeners('upgrade'));
}
