import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Secrets that must never reach a browser or a log; searching for the first words finds any of them, cut or whole. */
export const TOKEN_CANARY = 'TKN-CANARY-';
export const KEY_CANARY = 'KEY-CANARY-0123456789abcdef0123456789abcdef';

export interface SeenRequest {
  readonly method: string;
  /** Path and query as they stood on the wire. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly rawHeaders: readonly string[];
  readonly body: string;
}

export type Script = (response: ServerResponse, seen: SeenRequest) => void | Promise<void>;

export interface Stub {
  readonly address: string;
  /** Every request that arrived, in order. */
  readonly seen: SeenRequest[];
  /** Scripts the answer to a wire path, whatever its case; the last script of a path counts. */
  on(path: string, script: Script): void;
  /** Scripts the answer to every path that has no script of its own. */
  otherwise(script: Script): void;
  seenOn(path: string): SeenRequest[];
  forget(): void;
  close(): Promise<void>;
}

/** A script that answers this JSON. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Script {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

/** A script that answers this text. */
export function text(body: string, status: number, contentType: string): Script {
  return (response) => {
    response.writeHead(status, { 'content-type': contentType }).end(body);
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** An HR API that does as it is told and remembers what it was asked; below `/api4/`, on a free port of the loopback. */
export async function startStub(port = 0): Promise<Stub> {
  const scripts = new Map<string, Script>();
  const seen: SeenRequest[] = [];
  let fallback: Script = json({ code: 'not_found', message: 'not scripted', requestId: 'stub' }, 404);
  const pathOf = (url: string) => (url.split('?')[0] ?? '').replace(/^\/api4\//, '').toLowerCase();
  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    readBody(request).then(
      async (body) => {
        const { method = '', url = '', headers, rawHeaders } = request;
        const one = { method, url, headers, rawHeaders, body };
        seen.push(one);
        await (scripts.get(pathOf(url)) ?? fallback)(response, one);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    on: (path, script) => void scripts.set(path.toLowerCase(), script),
    otherwise: (script) => void (fallback = script),
    seenOn: (path) => seen.filter(({ url }) => pathOf(url) === path.toLowerCase()),
    forget: () => void seen.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
