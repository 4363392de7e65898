import { expect } from '@playwright/test';
import { findFreePort } from '../../scripts/processes/ports';
import { callAt, signInAt } from './ask';
import { test } from './portal-test';

const OLD = 'the-old-secret-0123456789-0123456789';
const NEW = 'the-new-secret-0123456789-0123456789';

test('users stay signed in while both secrets are set, not after (T43)', async ({ start }) => {
  const port = await findFreePort();
  const portalWith = (secret: string) => start({ SESSION_SECRET: secret }, port);
  const statusOf = async (address: string, cookie: string) => (await callAt(address, 'listMenu', cookie)).status;

  const first = await portalWith(`1:${OLD}`);
  const before = await signInAt(first.address, 'E1001');
  first.signal('SIGTERM');
  expect(await first.ended).toBe(0);

  const both = await portalWith(`2:${NEW},1:${OLD}`);
  expect(await statusOf(both.address, before)).toBe(200);
  const during = await signInAt(both.address, 'E1001');
  both.signal('SIGTERM');
  expect(await both.ended).toBe(0);

  const after = await portalWith(`2:${NEW}`);
  expect(await statusOf(after.address, before)).toBe(401);
  expect(await statusOf(after.address, during)).toBe(200);
});
