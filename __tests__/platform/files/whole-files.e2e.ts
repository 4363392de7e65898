import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import { SESSION_COOKIE } from '../../e2e/sign-in';
import { test } from '../../e2e/signed-in-test';
import { SIZE_LIMIT } from '../../../lib/contract/platform/file-rules';
import { sendFromPage } from './sent-by-page';

test.use({ employeeId: 'E1001' });

const cookieOf = async (page: Page) => {
  const found = (await page.context().cookies()).find(({ name }) => name === SESSION_COOKIE);
  return `${SESSION_COOKIE}=${found?.value}`;
};

test('a file below the limit uploads and downloads byte by byte (T80, T86, UPL-21, UPL-22)', async ({ page }) => {
  await page.goto('/home/dashboard');
  const sent = await sendFromPage(page, '明細 März.csv', SIZE_LIMIT - 1);
  expect([sent.status, sent.reply.FileName]).toEqual([200, '明細 März.csv']);
  const { origin } = new URL(page.url());
  const file = http.get(`${origin}/api/hr/downloadTicketFile?headercode=${sent.reply.HeaderCode}`, {
    headers: { cookie: await cookieOf(page) },
  });
  const [answer] = (await once(file, 'response')) as [http.IncomingMessage];
  const bytes = await buffer(answer);
  expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([SIZE_LIMIT - 1, sent.sha256]);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringContaining(encodeURIComponent('明細 März.csv')) as unknown as string,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  for (const size of [SIZE_LIMIT, 12 * 1024 * 1024]) {
    const refused = await sendFromPage(page, 'a.csv', size);
    expect([size, refused.status, refused.reply.code]).toEqual([size, 413, 'file_too_large']);
  }
});

test('an upload of a gigabyte is refused after its first bytes (T80)', async ({ page }) => {
  await page.goto('/home/dashboard');
  const { origin } = new URL(page.url());
  const request = http.request(`${origin}/api/hr/uploadTicketFile?filename=a.csv`, {
    method: 'POST',
    headers: {
      cookie: await cookieOf(page),
      origin,
      'x-hr-portal': '1',
      'idempotency-key': crypto.randomUUID(),
      'content-type': 'multipart/form-data; boundary=edge',
      'content-length': 1024 ** 3,
    },
  });
  request.on('error', () => undefined);
  let isAnswered = false;
  const answered = once(request, 'response').finally(() => (isAnswered = true)) as Promise<[http.IncomingMessage]>;
  const piece = Buffer.alloc(65_536, 'number,name\n');
  let sent = 0;
  request.write('--edge\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n');
  while (!isAnswered && sent < 1024 ** 3 - piece.length) {
    sent += piece.length;
    if (!request.write(piece)) await Promise.race([once(request, 'drain'), answered]);
  }
  const [answer] = await answered;
  expect(answer.statusCode).toBe(413);
  expect(JSON.parse((await buffer(answer)).toString())).toMatchObject({ code: 'file_too_large' });
  expect(sent).toBeLessThan(256 * 1024 * 1024);
  request.destroy();
});
