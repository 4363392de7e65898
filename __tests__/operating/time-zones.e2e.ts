import { expect } from '@playwright/test';
import { ask, signInAt } from './ask';
import { test } from './portal-test';

/** What a person reads of a page, without its scripts. */
const wordsOf = (html: string) =>
  html
    .replace(/<script[^]*?<\/script>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('the home page says the same whatever zone the server lives in (F26)', async ({ start }) => {
  const said: string[] = [];
  for (const TZ of ['UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia']) {
    const { address } = await start({ TZ });
    const cookie = await signInAt(address, 'E1001');
    const { status, body } = await ask(`${address}/home/dashboard`, { headers: { cookie } });
    expect([TZ, status]).toEqual([TZ, 200]);
    said.push(wordsOf(body));
  }
  expect(said[0]).toContain('Asha');
  expect(new Set(said).size).toBe(1);
});
