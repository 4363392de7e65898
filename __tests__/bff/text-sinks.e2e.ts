import { expect } from '@playwright/test';
import { calls, type CallName } from '@/lib/contract/all';
import { signIn, test } from './stub/portal-with-stub';
import { sampleReplies } from './stub/sample-replies';
import { json } from './stub/stub-upstream';

const HOSTILE = [
  `<img src=x onerror="window.__xss=1">`,
  `</script><script>window.__xss=1</script>`,
  `"><svg onload=window.__xss=1>`,
  `javascript:window.__xss=1`,
  `{{constructor.constructor('window.__xss=1')()}}`,
].join(' ');

/** Where a text is an address or a code, a hostile one is another test's. */
const KEPT = new Set(['Link_Src', 'TypeOfUser', 'DateOfJoin', 'Language']);

function poisoned(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return KEPT.has(field) ? value : `${value}${HOSTILE}`;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, field));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poisoned(item, name)]));
}

const SHOWN: CallName[] = [
  'listMenu',
  'listModules',
  'listRoles',
  'getEmployeeInfo',
  'getEmployeeHeader',
  'listOwnActivity',
];

test('hostile texts of the HR API are shown literally, on the server and in the browser (T70)', async ({
  page,
  portal,
}) => {
  for (const name of SHOWN) portal.stub.on(calls[name].path, json(poisoned(sampleReplies[name])));
  await signIn(page);
  await page.waitForURL('**/home/dashboard');
  const looked: string[] = [];
  for (const path of ['/home/dashboard', '/ecenter/dashboard', '/ecenter/profile', '/user/profile']) {
    await page.goto(`${portal.address}${path}?q=${encodeURIComponent(HOSTILE)}`);
    await expect(page.getByRole('main')).toBeVisible();
    looked.push(await page.locator('body').innerText());
    expect(await page.evaluate(() => (window as { __xss?: number }).__xss)).toBeUndefined();
    await expect(page.locator('img[src=x], svg[onload], [onerror]')).toHaveCount(0);
    await expect(page.locator('a[href^="javascript:" i]')).toHaveCount(0);
  }
  for (const text of looked) expect(text).toContain('<img src=x onerror=');
});
