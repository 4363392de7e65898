import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { ReplyFor } from '@/lib/contract/all';
import { signIn, signInToHome } from '../e2e/sign-in';
import { test } from '../e2e/portal-test';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Chill Connect' });
const send = (page: Page) => panel(page).getByRole('button', { name: 'Send', exact: true });
const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Query has been submitted successfully' });

// One after the other: what is typed is kept for the person, not for the page.
test.describe.configure({ mode: 'default' });

async function openForm(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Chill Connect/ })
    .click();
  await expect(panel(page).getByLabel('Subject')).toBeEnabled();
}

test('a draft outlives the session and becomes one ticket from any tab (F15, F16)', async ({
  page,
  context,
  baseURL,
}) => {
  const subject = `One lamp ${randomUUID().slice(0, 8)}`;
  await signInToHome(page, 'E1003');
  await openForm(page);
  await panel(page).getByLabel('Process', { exact: true }).selectOption({ label: 'IT support' });
  await panel(page).getByLabel('Sub Process').selectOption({ label: 'Computer and software' });
  await panel(page).getByLabel('Subject').fill(subject);
  await panel(page).getByLabel('Message').fill('It flickers.');
  await expect(panel(page).getByText('Draft saved')).toBeVisible();

  await context.clearCookies();
  await send(page).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/home'));
  await signIn(page, 'E1003');
  await page.waitForURL('**/home/dashboard');
  await openForm(page);
  await expect(panel(page).getByLabel('Subject')).toHaveValue(subject);
  await expect(panel(page).getByLabel('Message')).toHaveValue('It flickers.');

  const other = await context.newPage();
  await other.goto('/ecenter/dashboard');
  await openForm(other);
  await expect(other.getByLabel('Subject')).toHaveValue(subject);

  await panel(page).getByLabel('Subject').press('Enter');
  await panel(page).getByRole('button', { name: /^Send/ }).dispatchEvent('click');
  await expect(success(page)).toBeVisible();
  await send(other).dblclick();
  await expect(success(other).or(panel(other).getByRole('alert'))).toBeVisible();

  const wanted = { View: 'mine', Search: subject };
  const headers = { 'x-hr-portal': '1', origin: new URL(baseURL!).origin };
  const found = await context.request.post('/api/hr/listTickets', { data: wanted, headers });
  expect(((await found.json()) as ReplyFor<'listTickets'>).map(({ QSubject }) => QSubject)).toEqual([subject]);
});

test('what was typed in the last moment before the tab is closed is kept (F15)', async ({ page, context, baseURL }) => {
  await signInToHome(page, 'E1003');
  await openForm(page);
  await panel(page).getByLabel('Subject').fill('The printer on the third floor');
  await page.close({ runBeforeUnload: true });

  const headers = { 'x-hr-portal': '1', origin: new URL(baseURL!).origin };
  await expect
    .poll(async () => {
      const kept = await context.request.post('/api/hr/getDraft', { data: { Form: 'ticket', Subject: '' }, headers });
      return ((await kept.json()) as ReplyFor<'getDraft'>).Content;
    })
    .toContain('The printer on the third floor');
});
