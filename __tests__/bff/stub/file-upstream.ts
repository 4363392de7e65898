import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const MB = 1024 * 1024;

/** Pieces of 64 kB that add up to so many MB, no two alike, so that a lost or doubled one shows. */
export function* pieces(megabytes: number): Generator<Buffer> {
  for (let at = 0; at < megabytes * 16; at += 1) {
    const piece = Buffer.alloc(65_536, at % 251);
    piece.writeUInt32BE(at, 0);
    yield piece;
  }
}

export function sha256OfPieces(megabytes: number): string {
  const hash = createHash('sha256');
  for (const piece of pieces(megabytes)) hash.update(piece);
  return hash.digest('hex');
}

type Serve = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface FileUpstream {
  readonly address: string;
  serve: Serve;
  close(): void;
}

/** An HR API that handles files as the test says. */
export async function startFileUpstream(): Promise<FileUpstream> {
  const upstream: FileUpstream = { address: '', serve: store, close: () => undefined };
  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    Promise.resolve(upstream.serve(request, response)).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(upstream, {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  });
}

/** Reads an upload to its end and answers its length and digest. */
export const store: Serve = async (request, response) => {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of request) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ sha256: hash.digest('hex'), bytes }));
};

/** Answers a download of so many MB, waiting for whoever reads it. */
export const serveFile =
  (megabytes: number, headers: Record<string, string> = { 'content-type': 'application/pdf' }): Serve =>
  async (_, response) => {
    const gone = once(response, 'close');
    response.writeHead(200, headers);
    for (const piece of pieces(megabytes)) {
      if (response.destroyed) return;
      if (!response.write(piece)) await Promise.race([once(response, 'drain'), gone]);
    }
    response.end();
  };

export const bytesOf = (megabytes: number) => megabytes * MB;
