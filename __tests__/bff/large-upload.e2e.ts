import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { calls } from '@/lib/contract/all';
import { sendFromPage } from '../platform/files/sent-by-page';
import { signInToHome, test } from './stub/portal-with-stub';

// A framework that keeps request bodies for a middleware cuts them at ten megabytes, and says so to nobody.
test('an upload of twelve megabytes reaches an HR API that takes it whole (T80)', async ({
  page,
  portal: { stub },
}) => {
  await signInToHome(page);
  const size = 12 * 1024 * 1024;
  const { status, sha256 } = await sendFromPage(page, 'a.csv', size);
  expect(status).toBe(200);
  const [seen] = stub.seenOn(calls.uploadTicketFile.path);
  const start = (seen?.body.indexOf('\r\n\r\n') ?? -1) + 4;
  const content = seen?.body.slice(start, start + size) ?? '';
  expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([size, sha256]);
  expect(seen?.body.slice(start + size)).toMatch(/^\r\n--[\w-]+--\r\n$/);
});
