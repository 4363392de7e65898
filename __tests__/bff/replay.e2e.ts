import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { test } from '../e2e/portal-test';
import { sessionCookieOf, signInToHome, signOut } from '../e2e/sign-in';

const CALLS = ['listMenu', 'listModules', 'listRoles', 'getEmployeeInfo', 'getEmployeeHeader'];

/** What a copied cookie is answered, call by call, by somebody who has nothing else of the browser. */
async function replay(request: APIRequestContext, origin: string, cookie: string): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const call of CALLS) {
    const headers = { cookie, origin, 'x-hr-portal': '1', 'content-type': 'application/json' };
    const answer = await request.post(`${origin}/api/hr/${call}`, { headers, data: '{}' });
    statuses[call] = answer.status();
  }
  const transports: Record<string, string>[] = [{ cookie }, { cookie, rsc: '1' }];
  for (const headers of transports) {
    const page = await request.get(`${origin}/home/dashboard`, { headers });
    expect(await page.text()).not.toMatch(/Ananya|E1001/);
  }
  return statuses;
}

async function copyOfSession(page: Page): Promise<string> {
  const { name, value } = (await sessionCookieOf(page))!;
  return `${name}=${value}`;
}

const allCalls = (status: number) => Object.fromEntries(CALLS.map((call) => [call, status]));

test('a copied cookie opens no call and no page once its owner has signed out (T39)', async ({ page, playwright }) => {
  const thief = await playwright.request.newContext();
  await signInToHome(page, 'E1001');
  const { origin } = new URL(page.url());
  const copied = await copyOfSession(page);
  const before = await thief.post(`${origin}/api/hr/listMenu`, {
    headers: { cookie: copied, origin, 'x-hr-portal': '1', 'content-type': 'application/json' },
    data: '{}',
  });
  expect(before.status()).toBe(200);
  await signOut(page);
  await expect.poll(() => replay(thief, origin, copied)).toEqual(allCalls(401));
  await thief.dispose();
});

test('who signs in again leaves a cookie behind that opens nothing any more (T36)', async ({ page, playwright }) => {
  const thief = await playwright.request.newContext();
  await signInToHome(page, 'E1001');
  const { origin } = new URL(page.url());
  const earlier = await copyOfSession(page);
  const answer = await page.evaluate(async () => {
    const sent = await fetch('/api/session/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hr-portal': '1' },
      body: JSON.stringify({ username: 'E1001', password: 'Humming-2026' }),
    });
    return sent.status;
  });
  expect(answer).toBe(200);
  expect(await copyOfSession(page)).not.toBe(earlier);
  await expect.poll(() => replay(thief, origin, earlier)).toEqual(allCalls(401));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Ananya/ })).toBeVisible();
  await thief.dispose();
});
