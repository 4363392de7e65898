import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

interface StartedRequest {
  readonly server: Server;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Hears of each request before the framework does, which makes its server by itself and hands it out to nobody. */
export function onRequestStart(listener: (started: StartedRequest) => void): void {
  subscribe('http.server.request.start', (message) => listener(message as StartedRequest));
}
