import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { z } from 'zod';
import { createCallProxy } from '../../../lib/bff/call/call-proxy';
import { BUDGET } from '../../../lib/bff/upstream/upstream';
import { defineCall } from '../../../lib/contract/call';

/**
 * A call proxy over two file calls behind a plain server, in a process of its own so that its memory can be measured. Prints its
 * port. `GET /memory` answers its resident size in bytes after a collection; the first argument shortens budgets.
 */
const files = { gate: 'full', reach: 'browser', users: ['employee'] } as const;
const proxy = createCallProxy({
  storeFile: defineCall({
    ...files,
    path: 'api/files/store',
    kind: 'upload',
    effect: 'write',
    request: z.object({ name: z.string().optional() }),
    reply: z.object({ sha256: z.string(), bytes: z.number() }),
  }),
  readFile: defineCall({
    ...files,
    path: 'api/files/read',
    kind: 'download',
    effect: 'read',
    request: z.object({ name: z.string() }),
    reply: z.unknown(),
  }),
});
Object.assign(BUDGET, JSON.parse(process.argv[2] ?? '{}'));

function requestOf(incoming: IncomingMessage, signal: AbortSignal): Request {
  const hasBody = incoming.method === 'POST';
  return new Request(`http://127.0.0.1${incoming.url}`, {
    method: incoming.method,
    headers: incoming.headers as Record<string, string>,
    body: hasBody ? (Readable.toWeb(incoming) as unknown as BodyInit) : undefined,
    signal,
    duplex: 'half',
  } as RequestInit);
}

const server = createServer(async (incoming, outgoing) => {
  if (incoming.url === '/memory') {
    globalThis.gc?.();
    outgoing.end(String(process.memoryUsage.rss()));
    return;
  }
  const leaving = new AbortController();
  outgoing.once('close', () => leaving.abort());
  const [, , , name = ''] = new URL(incoming.url ?? '', 'http://x').pathname.split('/');
  const answer = await proxy(requestOf(incoming, leaving.signal), { params: Promise.resolve({ call: name }) });
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
  await pipeline(Readable.fromWeb(answer.body as ReadableStream), outgoing).catch(() => outgoing.destroy());
});

server.listen(0, '127.0.0.1', () => process.stdout.write(String((server.address() as AddressInfo).port)));
process.on('disconnect', () => process.exit(0));
