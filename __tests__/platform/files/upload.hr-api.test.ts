import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { storedFiles, uploads } from '../../../hr-api/platform/files/tables';
import { SIZE_LIMIT } from '../../../lib/contract/platform/file-rules';
import { startApp, type TestApp } from '../hr-api/harness/start-app';
import { pdf, png } from './sample-files';
import { multipart, upload, type Part } from './upload';

let hr: TestApp;
let token: string;
beforeAll(async () => {
  hr = await startApp();
  token = await hr.tokenOf('E1001');
});
afterAll(() => hr.stop());

const send = (sent: Partial<Parameters<typeof upload>[2]>) => upload(hr, 'uploadTicketFile', { token, ...sent });
const download = (headercode: string, as = token) => hr.call('downloadTicketFile', { headercode }, { token: as });
const filesOnDisk = async () => {
  const names = await readdir(await hr.services.files.folder(hr.db), { recursive: true });
  return names.filter((name) => name.length > 2).length;
};
/** How many files there are: on the disk, with a row, with a code. */
const counts = async () => [await filesOnDisk(), await hr.db.$count(storedFiles), await hr.db.$count(uploads)];

/** Text of so many bytes that is a CSV. */
const csvOf = (bytes: number) => Buffer.alloc(bytes, 'number,name\n1,Ananya\n');

test('an uploaded file keeps its name and returns byte by byte to its sender', async () => {
  const content = pdf({ objects: `% ${randomBytes(300_000).toString('hex')}\n` });
  const { HeaderCode, FileName } = (
    await send({ fileName: 'Beleg März.pdf', content, type: 'application/pdf' })
  ).reply();
  expect(FileName).toBe('Beleg März.pdf');
  expect((await hr.call('getTicketFileName', { HeaderCode }, { token })).reply()).toEqual({ FileName });
  expect((await hr.call('getTicketFile', { HeaderCode }, { token })).reply()).toEqual({
    ChillFileName: FileName,
    fn: FileName,
    ds: '',
    fp: '',
    HeaderCode,
    FileName,
    Type: 'application/pdf',
    Size: content.length,
  });
  const file = await download(HeaderCode);
  expect(file.bytes.equals(content)).toBe(true);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(content.length),
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Beleg März.pdf')}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

test('who sends a file leaves an audit row with its name, size and digest', async () => {
  const content = csvOf(1000);
  await send({ fileName: 'audited.csv', content });
  const rows = await hr.db.select().from(auditEntries).where(eq(auditEntries.action, 'send file'));
  const sha256 = createHash('sha256').update(content).digest('hex');
  expect(rows.map(({ after }) => after)).toContainEqual({
    subject: 'ticket',
    fileName: 'audited.csv',
    size: 1000,
    type: 'text/csv',
    sha256,
  });
});

test('a file that no message has taken up is its sender’s alone (T64)', async () => {
  const { HeaderCode } = (await send({})).reply();
  const others = await Promise.all(['E1002', 'E1005', 'E1006'].map((id) => hr.tokenOf(id)));
  for (const other of others) {
    const answers = [
      await download(HeaderCode, other),
      await download('no-such-code', other),
      await hr.call('getTicketFile', { HeaderCode }, { token: other }),
      await hr.call('getTicketFileName', { HeaderCode }, { token: other }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  }
});

describe('size (T80, UPL-20 to UPL-24)', () => {
  test.each([1, SIZE_LIMIT - 1])('a file of %i bytes is taken whole', async (size) => {
    const content = csvOf(size);
    const { HeaderCode } = (await send({ content })).reply();
    const kept = (await download(HeaderCode)).bytes;
    expect([kept.length, kept.equals(content)]).toEqual([size, true]);
  });

  test.each([SIZE_LIMIT, SIZE_LIMIT + 1, SIZE_LIMIT + 500_000])('a file of %i bytes is refused', async (size) => {
    const before = await counts();
    const answer = await send({ content: csvOf(size) });
    const refusal = { code: 'file_too_large', params: { size: 2, unit: 'megabyte' } };
    expect([answer.status, answer.error()]).toMatchObject([413, refusal]);
    expect(await counts()).toEqual(before);
  });

  test('an empty file is refused', async () => {
    const before = await counts();
    expect((await send({ content: '' })).error().code).toBe('file_empty');
    expect(await counts()).toEqual(before);
  });

  test('a length that is announced beyond the limit is refused before anything is read', async () => {
    const answer = await send({ body: Buffer.from('-'), headers: { 'content-length': String(1024 ** 3) } });
    expect([answer.status, answer.error().code]).toEqual([413, 'file_too_large']);
  });
});

describe('the body (T85)', () => {
  const csv: Part = { content: 'a,b\n' };
  const filesOf = (count: number) => Array.from({ length: count }, () => csv);

  test.each<[string, Buffer]>([
    ['no last boundary', multipart([csv], { isWhole: false })],
    ['a last boundary that breaks off', multipart([csv]).subarray(0, -6)],
    ['no part', multipart([])],
    ['no bytes', Buffer.alloc(0)],
    ['no part named file', multipart([{ ...csv, name: 'picture' }])],
    ['a part named __proto__', multipart([{ ...csv, name: '__proto__' }, csv])],
    ['ten thousand parts', multipart(filesOf(10_000))],
    ['a header of a megabyte', multipart([{ ...csv, headers: [`X-Long: ${'x'.repeat(1_000_000)}`] }])],
    ['a part in base64', multipart([{ ...csv, headers: ['Content-Transfer-Encoding: base64'] }])],
    ['a multipart in the multipart', multipart([{ ...csv, type: 'multipart/mixed; boundary=inner' }])],
  ])('with %s is refused, and nothing is kept', async (_, body) => {
    const before = await counts();
    const answer = await send({ body });
    expect([answer.status, answer.error().code]).toEqual([400, 'bad_request']);
    expect(await counts()).toEqual(before);
  });

  test.each<[string, Record<string, string>]>([
    ['JSON', { 'content-type': 'application/json' }],
    ['of no type', { 'content-type': '' }],
    ['packed', { 'content-encoding': 'gzip' }],
  ])('that is %s is refused', async (_, headers) => {
    expect((await send({ headers })).error().code).toBe('unsupported_media_type');
  });

  test('without a boundary is refused', async () => {
    expect((await send({ headers: { 'content-type': 'multipart/form-data' } })).error().code).toBe('bad_request');
  });

  test('of another call cannot be multipart', async () => {
    const answer = await hr.call(
      'discardDraft',
      { Form: 'a', Subject: '' },
      { token, headers: { 'content-type': 'multipart/form-data; boundary=a' } },
    );
    expect(answer.error().code).toBe('unsupported_media_type');
  });

  test('with two files keeps the first', async () => {
    const { HeaderCode } = (
      await send({ body: multipart([{ content: 'first,1\n' }, { content: 'second,2\n' }]) })
    ).reply();
    expect((await download(HeaderCode)).bytes.toString()).toBe('first,1\n');
  });

  test('with fields around the file keeps the file, and believes none of them (T81)', async () => {
    const body = multipart([
      { name: 'admin', fileName: null, content: '1' },
      { content: 'a,b\n', fileName: 'x.exe' },
      { name: 'filename', fileName: null, content: 'x.exe' },
    ]);
    expect((await send({ body, fileName: 'a.csv', query: { admin: '1' } })).reply().FileName).toBe('a.csv');
  });
});

describe('the same key again (F16)', () => {
  test('with the same file is the same file, and no second one', async () => {
    const sent = { idempotencyKey: randomUUID(), content: csvOf(5000) };
    const first = await send(sent);
    const before = await counts();
    const again = await send(sent);
    expect([again.isReplayed, again.reply()]).toEqual([true, first.reply()]);
    expect(await counts()).toEqual(before);
  });

  test('with another file is refused', async () => {
    const idempotencyKey = randomUUID();
    await send({ idempotencyKey, content: 'a,1\n' });
    const before = await counts();
    const answer = await send({ idempotencyKey, content: 'a,2\n' });
    expect([answer.status, answer.error().code]).toEqual([422, 'idempotency_mismatch']);
    expect(await counts()).toEqual(before);
  });

  test('five at the same time are one file', async () => {
    const [onDisk = 0, rows = 0, codes = 0] = await counts();
    const sent = { idempotencyKey: randomUUID(), content: csvOf(100_000) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(sent)));
    expect(new Set(answers.map((answer) => answer.reply().HeaderCode)).size).toBe(1);
    expect(await counts()).toEqual([onDisk + 1, rows + 1, codes + 1]);
  });

  test('after a refusal may bring the right file', async () => {
    const idempotencyKey = randomUUID();
    expect((await send({ idempotencyKey, fileName: 'a.png', content: 'no picture' })).error().code).toBe(
      'file_content',
    );
    expect((await send({ idempotencyKey, fileName: 'a.png', content: png() })).status).toBe(200);
  });

  test('is needed', async () => {
    expect((await send({ idempotencyKey: null })).error().code).toBe('idempotency_key_required');
  });
});

test('nobody sends a file without a session', async () => {
  expect((await send({ token: 'x'.repeat(43) })).error().code).toBe('unauthenticated');
});
