import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { signatureOf } from './signature';

const KEY = { keyId: 'AKIDEXAMPLE', secret: 'a secret of the store', region: 'eu-central-1', service: 's3' };

interface Stored {
  readonly content: Buffer;
  writtenAt: Date;
}

export interface ObjectStoreStub {
  /** What the HR API is told, in its own variables. */
  readonly settings: Record<string, string>;
  /** By bucket and key. */
  readonly objects: Map<string, Stored>;
  /** Answers in the stub's place where it returns true. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly close: () => Promise<void>;
}

/** An S3-compatible store in memory. It refuses what is not signed right or is not what was signed; a list has two keys a page. */
export async function startObjectStore(): Promise<ObjectStoreStub> {
  const objects = new Map<string, Stored>();
  const server = createServer((request, response) => {
    if (stub.intercept(request, response)) return;
    answer(objects, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stub: ObjectStoreStub = {
    settings: {
      FILE_STORE_URL: 's3://humming-bird/files of hr',
      FILE_STORE_ENDPOINT: `http://127.0.0.1:${port}`,
      FILE_STORE_REGION: KEY.region,
      FILE_STORE_KEY_ID: KEY.keyId,
      FILE_STORE_SECRET: KEY.secret,
    },
    objects,
    intercept: () => false,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return stub;
}

async function answer(objects: Map<string, Stored>, request: IncomingMessage, response: ServerResponse) {
  const body = await buffer(request);
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const key = decodeURIComponent(path).slice(1);
  if (!isSigned(request, { path, query, body })) return refuse(response, 403, 'SignatureDoesNotMatch');
  if (query) return response.end(listOf(objects, new URLSearchParams(query)));
  const found = objects.get(key);
  if (request.method === 'PUT') {
    if (Number(request.headers['content-length']) !== body.length) return refuse(response, 411, 'MissingContentLength');
    objects.set(key, { content: body, writtenAt: new Date() });
    return response.end();
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return response.writeHead(204).end();
  }
  if (!found) return refuse(response, 404, 'NoSuchKey');
  return response.writeHead(200, { 'content-length': found.content.length }).end(found.content);
}

function isSigned(request: IncomingMessage, { path, query, body }: { path: string; query: string; body: Buffer }) {
  const payloadHash = createHash('sha256').update(body).digest('hex');
  const headers = request.headers as Record<string, string>;
  const [, names = '', signature] = /SignedHeaders=([^,]+), *Signature=(\w+)$/.exec(headers.authorization ?? '') ?? [];
  const signed = { method: request.method ?? '', path, query, headers, payloadHash };
  const isWhole = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name));
  return (
    isWhole &&
    headers['x-amz-content-sha256'] === payloadHash &&
    signature === signatureOf(signed, names.split(';'), KEY)
  );
}

function listOf(objects: Map<string, Stored>, query: URLSearchParams): string {
  const start = `humming-bird/${query.get('prefix')}`;
  const after = query.get('start-after');
  const keys = [...objects.keys()]
    .sort()
    .filter((key) => key.startsWith(start) && (!after || key > `humming-bird/${after}`));
  const contents = keys.slice(0, 2).map((key) => {
    const at = objects.get(key)?.writtenAt.toISOString();
    return `<Contents><Key>${key.replace('humming-bird/', '')}</Key><LastModified>${at}</LastModified></Contents>`;
  });
  return `<ListBucketResult><IsTruncated>${keys.length > 2}</IsTruncated>${contents.join('')}</ListBucketResult>`;
}

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}
