import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { watchPage } from '../../e2e/portal-test';
import { test } from '../../e2e/signed-in-test';

test.use({ employeeId: 'E1003' });

const ASKER = 'meera.krishnan@tarnbrook.example';

const ticketLink = (mail: string) =>
  /^[^\r\n]*: (https?:\/\/\S+\/chillconnect\/ticket\/key\/[\w-]+)\r?$/m.exec(mail)?.[1];

/** Makes a call as the page that is open would. */
async function call(page: Page, name: string, data: object): Promise<{ QueryCode: string }> {
  const { origin } = new URL(page.url());
  const headers = { 'x-hr-portal': '1', 'idempotency-key': randomUUID(), origin };
  const response = await page.request.post(`/api/hr/${name}`, { data, headers });
  expect(response.status()).toBe(200);
  return (await response.json()) as { QueryCode: string };
}

test('the desk opens a new ticket from its bell, the requester the answer from mail', async ({
  page,
  browser,
  baseURL,
  stateOf,
  mailbox,
}) => {
  const subject = `The projector hums ${randomUUID().slice(0, 8)}`;
  await page.goto('/home/dashboard');
  const question = { ProcessCode: 2, CategoryCode: 21, PriorityCode: 2, Subject: subject, Message: 'In room 4.' };
  const { QueryCode } = await call(page, 'createTicket', question);

  const desk = await browser.newContext({ storageState: await stateOf('E1005'), baseURL });
  const atDesk = watchPage(await desk.newPage());
  await atDesk.goto('/home/dashboard');
  await atDesk
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications: \d+ unread$/ })
    .click();
  const panel = atDesk.getByRole('dialog', { name: 'Notifications', exact: true });
  await panel.getByRole('tab', { name: /^Helpdesk/ }).click();
  const news = panel.getByRole('listitem').filter({ hasText: subject });
  await expect(news.getByRole('heading', { name: 'A new ticket has come in' })).toBeVisible();
  expect(await findA11yViolations(atDesk)).toEqual([]);
  await news.getByRole('button', { name: 'Open' }).click();
  await expect(atDesk).toHaveURL(new RegExp(`/chillconnect/ticket/key/${QueryCode}$`));
  await expect(atDesk.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(atDesk.getByText('In room 4.')).toBeVisible();
  await call(atDesk, 'replyToTicket', { QueryCode, Message: 'Its fan is being changed.', StatusCode: 2 });
  await desk.close();

  let link: string | undefined;
  while (!link?.endsWith(QueryCode)) link = ticketLink(await mailbox.next(ASKER));
  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(page.getByText('Its fan is being changed.')).toBeVisible();
});

test.describe('somebody else', () => {
  test.use({ employeeId: 'E1004' });

  test('a user without access finds the ticket page missing like every other (T63)', async ({
    page,
    browser,
    baseURL,
    stateOf,
  }) => {
    const asker = await browser.newContext({ storageState: await stateOf('E1003'), baseURL });
    const theirs = await asker.newPage();
    await theirs.goto('/home/dashboard');
    const subject = `Between us ${randomUUID().slice(0, 8)}`;
    const question = { ProcessCode: 2, CategoryCode: 21, PriorityCode: 2, Subject: subject, Message: 'Please.' };
    const { QueryCode } = await call(theirs, 'createTicket', question);
    await asker.close();

    await page.goto(`/chillconnect/ticket/key/${QueryCode}`);
    const shown = await page.getByRole('main').innerText();
    await expect(page.getByText(subject)).toHaveCount(0);
    await page.goto('/chillconnect/ticket/key/nothing');
    expect(await page.getByRole('main').innerText()).toBe(shown);
  });
});
