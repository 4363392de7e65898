import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { storedFiles } from '../../../hr-api/platform/files/tables';
import { calls } from '../../../lib/contract/all';
import { until } from '../../bff/stub/until';
import { keyFor } from '../hr-api/harness/portal-side';
import { startApp, type TestApp } from '../hr-api/harness/start-app';
import { MULTIPART, multipart } from './upload';

let hr: TestApp;
let token: string;
let port: number;
beforeAll(async () => {
  hr = await startApp();
  token = await hr.tokenOf('E1001');
  await hr.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = hr.app.server.address() as AddressInfo);
});
afterAll(() => hr.stop());

/** Begins an upload on a connection of its own; without a length it goes in chunks. */
function begin(headers: http.OutgoingHttpHeaders = {}): http.ClientRequest {
  const call = calls.uploadTicketFile;
  const request = http.request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: `/${call.path}?filename=a.csv`,
    agent: false,
    headers: {
      'content-type': MULTIPART,
      'x-hr-key': keyFor(call, hr.clock.now),
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      ...headers,
    },
  });
  request.on('error', () => undefined);
  return request;
}

async function answerTo(request: http.ClientRequest): Promise<{ status?: number; reply: Record<string, unknown> }> {
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  return { status: answer.statusCode, reply: JSON.parse(await text(answer)) as Record<string, unknown> };
}

const drafts = async () =>
  (await readdir(await hr.services.files.folder(hr.db), { recursive: true })).filter((name) => name.endsWith('.part'));

const whole = multipart([{ content: 'number,name\n'.repeat(20_000), type: 'text/csv' }]);

test('a file without an announced length is taken, piece by piece as slowly as it comes (T80)', async () => {
  const request = begin();
  const answer = answerTo(request);
  for (let at = 0; at < whole.length; at += 40_000) {
    request.write(whole.subarray(at, at + 40_000));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  request.end();
  const { status, reply } = await answer;
  expect([status, reply.FileName]).toEqual([200, 'a.csv']);
  const file = await hr.call('downloadTicketFile', { headercode: String(reply.HeaderCode) }, { token });
  expect(file.bytes.toString()).toBe('number,name\n'.repeat(20_000));
});

test('a file without an announced length that goes on and on is refused while it is sent (T80)', async () => {
  const request = begin();
  let isAnswered = false;
  const answer = answerTo(request).finally(() => (isAnswered = true));
  request.write(whole.subarray(0, 1000));
  const piece = Buffer.alloc(65_536, 'number,name\n');
  let sent = 0;
  while (!isAnswered && sent < 1024 ** 3) {
    sent += piece.length;
    if (!request.write(piece)) await Promise.race([once(request, 'drain'), answer]);
  }
  expect([(await answer).status, (await answer).reply.code]).toEqual([413, 'file_too_large']);
  expect(sent).toBeLessThan(256 * 1024 ** 2);
  request.destroy();
  await until(async () => (await drafts()).length === 0, 'the end of the draft');
});

test('what comes before the first boundary and never ends is refused likewise', async () => {
  const request = begin();
  let isAnswered = false;
  const answer = answerTo(request).finally(() => (isAnswered = true));
  const piece = Buffer.alloc(65_536, 'no boundary');
  for (let sent = 0; !isAnswered && sent < 1024 ** 3; sent += piece.length)
    if (!request.write(piece)) await Promise.race([once(request, 'drain'), answer]);
  expect((await answer).status).toBe(413);
  request.destroy();
});

test('who breaks an upload off leaves nothing', async () => {
  const rows = await hr.db.$count(storedFiles);
  const request = begin({ 'content-length': whole.length });
  request.write(whole.subarray(0, 100_000));
  await until(async () => (await drafts()).length === 1, 'the draft');
  request.destroy();
  await until(async () => (await drafts()).length === 0, 'the end of the draft');
  expect(await hr.db.$count(storedFiles)).toBe(rows);
});

test('a body that is shorter than its parts say is refused', async () => {
  const request = begin({ 'content-length': whole.length - 30 });
  request.end(whole.subarray(0, -30));
  expect([(await answerTo(request)).status, await drafts()]).toEqual([400, []]);
});
