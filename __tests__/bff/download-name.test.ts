import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { downloadAnswer } from '@/lib/bff/upstream/download';
import { calls } from '@/lib/contract/all';

/** The headers that a browser gets for a file that the HR API answers with these. */
function headersFor(headers: Record<string, string>): Headers {
  const body = Readable.from([Buffer.from('bytes')]);
  const answer = { statusCode: 200, headers, body } as unknown as Dispatcher.ResponseData;
  return downloadAnswer(calls.downloadTicketFile, answer, 'request-1').headers;
}

const named = (name: string) => `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;

/** What a browser saves the file as: the decoded form, which all of them prefer. */
function savedAs(disposition: string | null): string {
  return decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1] ?? '');
}

test.each([
  'Beleg März 2026.pdf',
  '明細（3月）.xlsx',
  'Reçu n° 4 «final».pdf',
  'Lohn🙂.pdf',
  "it's (1) * 100%.pdf",
  `${'🙂'.repeat(120)}.pdf`,
])('the file %j keeps its name', (name) => {
  const disposition = headersFor({ 'content-disposition': named(name) }).get('content-disposition');
  expect(savedAs(disposition)).toBe(name);
  expect(disposition).toMatch(/^attachment; filename="[\x20-\x21\x23-\x7e]+"; filename\*=UTF-8''[\w.%~!$&+^`|-]+$/);
});

test.each([
  ['a path', named('../../etc/a.pdf'), 'a.pdf'],
  ['a line', named('a\r\nSet-Cookie: b=c.pdf'), 'aSet-Cookie: b=c.pdf'],
  ['a mark that turns the direction', named('a\u202efdp.exe'), 'afdp.exe'],
  ['a quotation mark', named('a".html'), 'a.html'],
  ['three hundred characters', named(`${'é'.repeat(300)}`), 'é'.repeat(255)],
  ['characters that end in half a pair', named(`${'🙂'.repeat(300)}`), '🙂'.repeat(255)],
  ['only an unencoded form', 'inline; filename="b.pdf"', 'b.pdf'],
  ['an encoding that breaks off', `attachment; filename="c.pdf"; filename*=UTF-8''%E6%98`, 'c.pdf'],
])('a name with %s is made harmless (T82, T86)', (_, given, kept) => {
  expect(savedAs(headersFor({ 'content-disposition': given }).get('content-disposition'))).toBe(kept);
});

test.each([
  ['image/png', 'image/png', 'inline'],
  ['image/jpeg', 'image/jpeg', 'inline'],
  ['application/pdf', 'application/pdf', 'inline'],
  ['text/csv', 'application/octet-stream', 'attachment'],
  ['application/zip', 'application/octet-stream', 'attachment'],
  ['text/html', 'application/octet-stream', 'attachment'],
  ['image/svg+xml', 'application/octet-stream', 'attachment'],
  ['application/json', 'application/octet-stream', 'attachment'],
  ['', 'application/octet-stream', 'attachment'],
])('a file of the type %p is given as %s, %s (T83, T86)', (given, type, kind) => {
  const headers = headersFor({ 'content-type': given, 'content-disposition': named('a.bin') });
  expect([headers.get('content-type'), headers.get('content-disposition')?.split(';')[0]]).toEqual([type, kind]);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining('sandbox') as string,
  });
});
