import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type http from 'node:http';
import { text } from 'node:stream/consumers';
import { startFileProxy, type FileProxy } from './stub/file-proxy-process';
import { bytesOf, pieces, serveFile, sha256OfPieces, startFileUpstream, store } from './stub/file-upstream';
import type { FileUpstream } from './stub/file-upstream';
import { pointPortalAt } from './stub/portal-request';
import { until } from './stub/until';

jest.setTimeout(90_000);

const SIZE = 200;
const GROWTH = 60 * 1024 * 1024;
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=edge' };
const WRITE_BUDGET = 3_000;

let upstream: FileUpstream;
let proxy: FileProxy;
let expected: string;

beforeAll(async () => {
  upstream = await startFileUpstream();
  pointPortalAt(upstream.address);
  expected = sha256OfPieces(SIZE);
  proxy = await startFileProxy({ firstByteOfWrite: WRITE_BUDGET });
});
beforeEach(() => {
  upstream.serve = store;
});
afterAll(() => {
  proxy.stop();
  upstream.close();
});

const answerTo = async (request: http.ClientRequest) =>
  ((await once(request, 'response')) as [http.IncomingMessage])[0];

async function textOf(answer: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Sends so many MB at the pace of the reader; stops where the other side has stopped. */
async function upload(megabytes: number): Promise<http.IncomingMessage> {
  const request = await proxy.begin('POST', '/api/hr/storeFile?name=a.pdf', MULTIPART);
  request.on('error', () => undefined);
  const answer = answerTo(request);
  let isAnswered = false;
  void answer.finally(() => (isAnswered = true)).catch(() => undefined);
  for (const piece of pieces(megabytes)) {
    if (isAnswered) break;
    if (!request.write(piece)) await Promise.race([once(request, 'drain'), answer]);
  }
  request.end();
  return answer;
}

async function download(): Promise<{ bytes: number; sha256: string }> {
  const request = await proxy.begin('GET', '/api/hr/readFile?name=a.pdf');
  request.end();
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of await answerTo(request)) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** The most that the process grew while something ran, sampled all the time. */
async function growthDuring(work: () => Promise<void>): Promise<number> {
  const before = await proxy.memory();
  let most = before;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) most = Math.max(most, await proxy.memory());
  })();
  await work().finally(() => (isOver = true));
  await watching;
  return most - before;
}

test('an upload of 200 MB arrives whole and is never held in memory (T80)', async () => {
  await textOf(await upload(5));
  const growth = await growthDuring(async () => {
    const answer = await upload(SIZE);
    expect(JSON.parse(await textOf(answer))).toEqual({ sha256: expected, bytes: bytesOf(SIZE) });
  });
  expect(growth).toBeLessThan(GROWTH);
});

test('a download of 200 MB arrives whole and is never held in memory (T86)', async () => {
  upstream.serve = serveFile(5);
  await download();
  upstream.serve = serveFile(SIZE);
  const growth = await growthDuring(async () => {
    expect(await download()).toEqual({ sha256: expected, bytes: bytesOf(SIZE) });
  });
  expect(growth).toBeLessThan(GROWTH);
});

test('who leaves a download ends it upstream, long before the file is over (T86)', async () => {
  let sent: number | undefined;
  upstream.serve = (request, response) => {
    const sentBefore = request.socket.bytesWritten;
    response.once('close', () => (sent = request.socket.bytesWritten - sentBefore));
    return serveFile(SIZE)(request, response);
  };
  const request = await proxy.begin('GET', '/api/hr/readFile?name=a.pdf');
  request.end();
  const answer = await answerTo(request);
  await once(answer, 'data');
  answer.destroy();
  await until(() => sent !== undefined, 'the end upstream', 60_000);
  expect(sent).toBeLessThan(bytesOf(SIZE / 4));
});

test.each([
  ['with a length', { 'content-type': 'application/pdf', 'content-length': String(bytesOf(SIZE)) }],
  ['without one', { 'content-type': 'application/pdf' }],
])('a file that breaks off upstream, %s, never ends as if it were whole (T86)', async (_, headers) => {
  upstream.serve = (_request, response) => {
    response.writeHead(200, headers).write(Buffer.alloc(100_000));
    setTimeout(() => response.destroy(), 20);
  };
  await expect(download()).rejects.toThrow();
});

test('a range of a file is not asked for upstream, and HEAD asks for nothing at all (T86)', async () => {
  const asked: http.IncomingHttpHeaders[] = [];
  upstream.serve = (request, response) => {
    asked.push(request.headers);
    return serveFile(1)(request, response);
  };
  const path = '/api/hr/readFile?name=a.pdf';
  const head = await proxy.begin('HEAD', path);
  head.end();
  expect([(await answerTo(head)).statusCode, asked]).toEqual([405, []]);
  const request = await proxy.begin('GET', path, { range: 'bytes=0-99', 'if-range': '"a"' });
  request.end();
  const answer = await answerTo(request);
  expect([answer.statusCode, (await textOf(answer)).length > 1000]).toEqual([200, true]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).not.toHaveProperty('range');
  expect(answer.headers).not.toHaveProperty('accept-ranges');
});

test('who leaves an upload breaks it off upstream as well (T80)', async () => {
  let hasBegun = false;
  let ending = '';
  upstream.serve = (request) => {
    request.on('end', () => (ending ||= 'whole')).on('error', () => (ending ||= 'broken'));
    request.on('data', () => (hasBegun = true));
  };
  const request = await proxy.begin('POST', '/api/hr/storeFile', MULTIPART);
  request.on('error', () => undefined);
  request.write(Buffer.alloc(100_000));
  await until(() => hasBegun, 'the first piece upstream', 40_000);
  request.destroy();
  await until(() => ending !== '', 'the end upstream', 40_000);
  expect(ending).toBe('broken');
});

test('an upload that the HR API refuses at once is refused before it was sent whole (T80)', async () => {
  upstream.serve = (_, response) => {
    response.writeHead(413, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 'too_large', message: 'too large', requestId: '1' }));
  };
  const answer = await upload(SIZE);
  expect(answer.statusCode).toBe(413);
  expect(JSON.parse(await textOf(answer))).toMatchObject({ code: 'too_large' });
});

test('a browser that goes on sending after the refusal still sees it (T80)', async () => {
  let isRefused = false;
  upstream.serve = (_, response) => {
    response.writeHead(413, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 'too_large', message: 'too large', requestId: '1' }));
    response.once('close', () => (isRefused = true));
  };
  const rest = bytesOf(40);
  const socket = await proxy.beginRaw('/api/hr/storeFile?name=a.pdf', {
    ...MULTIPART,
    'content-length': `${rest + 1}`,
  });
  const answer = text(socket);
  socket.write('-');
  await until(() => isRefused, 'the refusal upstream');
  for (const piece of pieces(40)) if (!socket.write(piece)) await once(socket, 'drain');
  socket.end();
  expect(await answer).toMatch(/^HTTP\/1\.1 413 [^]*"code":"too_large"/);
});

test('an upload may take longer than the wait for an answer to it, as long as it goes on (T80)', async () => {
  upstream.serve = async (request, response) => {
    const end = performance.now() + WRITE_BUDGET * 2;
    request.pause();
    const timer = setInterval(() => request.read(262_144), 20);
    await new Promise((resolve) => setTimeout(resolve, end - performance.now()));
    clearInterval(timer);
    await store(request, response);
  };
  const answer = await upload(60);
  expect([answer.statusCode, JSON.parse(await textOf(answer))]).toMatchObject([200, {}]);
});

test('a file other than picture or PDF downloads under a safe name (T83, T86)', async () => {
  upstream.serve = (_, response) =>
    void response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-disposition': `inline; filename="x.html"; filename*=UTF-8''..%2F..%2Fe%CC%81t%E2%80%AEgnp%22%0D%0AX%3A1.html`,
        'set-cookie': 'a=b',
      })
      .end('<script>1</script>');
  const request = await proxy.begin('GET', '/api/hr/readFile?name=a');
  request.end();
  const answer = await answerTo(request);
  answer.resume();
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'no-store',
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.%~!*'()-]+$/,
  );
  expect(answer.headers['content-disposition']).not.toMatch(/%0D|%0A|%2F|%22|%E2%80%AE|\.\.\//);
});

test.each(['cross-site', 'same-site'])('a page elsewhere (%s) cannot show a file of ours (T21)', async (site) => {
  upstream.serve = serveFile(1);
  for (const destination of ['image', 'script', 'iframe']) {
    const headers = { 'sec-fetch-site': site, 'sec-fetch-dest': destination };
    const request = await proxy.begin('GET', '/api/hr/readFile?name=a', headers);
    request.end();
    const answer = await answerTo(request);
    answer.resume();
    expect(answer.statusCode).toBe(403);
  }
});
