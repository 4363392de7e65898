import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type http from 'node:http';
import { text } from 'node:stream/consumers';
import { startFileProxy, type FileProxy } from './stub/file-proxy-process';
import { bytesOf, pieces, sha256OfPieces, startFileUpstream, store, type FileUpstream } from './stub/file-upstream';
import { pointPortalAt } from './stub/portal-request';
import { until } from './stub/until';

jest.setTimeout(90_000);

const MANY = 100;
const MEGABYTES = 2;
const GROWTH = 100 * 1024 * 1024;
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=edge' };

let upstream: FileUpstream;
let proxy: FileProxy;
/** Uploads that an HR API reads at 10 kB/s until it is let go. */
let started: number;
let aborted: number;
let release: () => void;

beforeAll(async () => {
  upstream = await startFileUpstream();
  pointPortalAt(upstream.address);
  proxy = await startFileProxy();
});
beforeEach(() => {
  started = 0;
  aborted = 0;
  const gone = new Promise<void>((resolve) => (release = resolve));
  upstream.serve = async (request, response) => {
    started += 1;
    request.once('error', () => (aborted += 1));
    const hash = createHash('sha256');
    let bytes = 0;
    const take = (piece: Buffer | null) => {
      if (!piece) return;
      hash.update(piece);
      bytes += piece.length;
    };
    request.pause();
    const slowly = setInterval(() => take(request.read(1_000) as Buffer | null), 100);
    await gone;
    clearInterval(slowly);
    for await (const piece of request) take(piece as Buffer);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ sha256: hash.digest('hex'), bytes }));
  };
});
afterAll(() => {
  proxy.stop();
  upstream.close();
});

interface Upload {
  readonly request: http.ClientRequest;
  readonly answer: Promise<[http.IncomingMessage]>;
}

/** Begins an upload whose sender offers everything at once; one that is not whole goes on being sent. */
async function begin({ isWhole = true } = {}): Promise<Upload> {
  const request = await proxy.begin('POST', '/api/hr/storeFile?name=a.pdf', MULTIPART);
  const answer = once(request, 'response') as Promise<[http.IncomingMessage]>;
  answer.catch(() => undefined);
  request.on('error', () => undefined);
  for (const piece of pieces(MEGABYTES)) request.write(piece);
  if (isWhole) request.end();
  return { request, answer };
}

async function beginMany(count: number, how?: { isWhole: boolean }): Promise<Upload[]> {
  const expected = started + count;
  const uploads = await Promise.all(Array.from({ length: count }, () => begin(how)));
  await until(() => started === expected, 'all uploads upstream', 60_000);
  return uploads;
}

async function expectWhole({ answer }: Upload): Promise<void> {
  const [response] = await answer;
  const { sha256, bytes } = JSON.parse(await text(response)) as { sha256: string; bytes: number };
  expect([response.statusCode, bytes, sha256]).toEqual([200, bytesOf(MEGABYTES), sha256OfPieces(MEGABYTES)]);
}

test('100 uploads to a slow HR API are not buffered, others are served (F13)', async () => {
  const before = await proxy.memory();
  const uploads = await beginMany(MANY);
  let most = 0;
  for (let look = 0; look < 20; look += 1) most = Math.max(most, (await proxy.memory()) - before);
  expect(most).toBeLessThan(GROWTH);

  const { serve } = upstream;
  upstream.serve = store;
  await expectWhole(await begin());
  upstream.serve = serve;

  release();
  for (const upload of uploads) await expectWhole(upload);
});

test('uploads of a user who left are aborted upstream, and no others (F13)', async () => {
  const leaving = await beginMany(MANY / 2, { isWhole: false });
  const staying = await beginMany(MANY / 2);
  for (const { request } of leaving) request.destroy();
  release();
  await until(() => aborted === leaving.length, 'the end of those that left', 60_000);
  for (const upload of staying) await expectWhole(upload);
  expect(aborted).toBe(leaving.length);
});
