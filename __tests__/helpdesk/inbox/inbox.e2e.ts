import { randomUUID } from 'node:crypto';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { test } from '../../e2e/signed-in-test';

// One after the other: what the first story asks stands in the list that the others go through.
test.describe.configure({ mode: 'default' });
test.use({ employeeId: 'E1016' });

const SUBJECT = 'The projector in Lyon stays dark';
const LONG = 'Please try the cable that lies in the drawer below the screen. '.repeat(9);

const list = (page: Page) => page.getByRole('list', { name: 'Tickets' });
const row = (page: Page) => list(page).getByRole('link', { name: SUBJECT });
const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const codeIn = (page: Page) => new URL(page.url()).searchParams.get('ticket') ?? '';

/** A call as the helpdesk's browser would make it. */
async function asDesk(desk: BrowserContext, baseURL: string | undefined, call: string, data: object) {
  const headers = { origin: String(baseURL), 'x-hr-portal': '1', 'idempotency-key': randomUUID() };
  const answer = await desk.request.post(`${baseURL}/api/hr/${call}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Opens the inbox and waits until it hears keys. */
async function openInbox(page: Page) {
  await page.goto('/chillconnect/mytickets');
  await expect(page.getByRole('button', { name: 'Compose New Ticket' })).toBeEnabled();
}

async function compose(page: Page) {
  await openInbox(page);
  await page.keyboard.press('c');
  const panel = page.getByRole('dialog', { name: 'Compose New Ticket' });
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByText('Sub Process is required')).toBeVisible();
  await panel.getByLabel('Process', { exact: true }).selectOption('Facilities');
  await panel.getByLabel('Sub Process').selectOption('Building and workplace');
  await panel.getByLabel('Subject').fill(SUBJECT);
  await panel.getByLabel('Message').fill('Since this morning. Others have the same.\nhttps://example.com/picture');
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(said(page, 'Query has been Updated')).toBeVisible();
  await expect(panel).toBeHidden();
}

test('a ticket is asked, answered, closed and rated (INBOX, TMSG, COMP, REPLY)', async ({
  page,
  browser,
  stateOf,
  baseURL,
}) => {
  const desk = await browser.newContext({ storageState: await stateOf('E1005') });
  await compose(page);
  await expect(page.getByRole('heading', { name: SUBJECT })).toBeVisible();
  await expect(messages(page).first()).toContainText('StatusOpen');
  await expect(messages(page).first()).toContainText('PriorityMedium');
  await expect(messages(page).first().getByRole('link', { name: 'https://example.com/picture' })).toBeVisible();
  const code = codeIn(page);

  await asDesk(desk, baseURL, 'replyToTicket', { QueryCode: code, Message: LONG, StatusCode: 3 });
  const received = messages(page).filter({ hasText: 'Please try the cable' });
  await expect(received).toBeVisible({ timeout: 30_000 });
  await expect(received).toContainText('Status: Waiting');
  await expect(row(page)).toContainText('Waiting');
  await received.getByRole('button', { name: 'Read more' }).click();
  await expect(received).toContainText(LONG.trim());
  await received.getByRole('button', { name: 'Read less' }).click();
  await expect(received).not.toContainText(LONG.trim());
  expect(await findA11yViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('heading', { name: SUBJECT }).click();
  await page.keyboard.press('r');
  const reply = page.getByRole('form', { name: 'Reply' });
  await expect(reply.getByLabel('Status')).toHaveValue('5');
  await expect(reply.getByRole('option', { name: 'Waiting' })).toHaveCount(0);
  await reply.getByLabel('Message').fill('With that cable it works.');
  await page.keyboard.press('Control+Enter');
  await expect(said(page, 'Query has been updated')).toBeVisible();
  await expect(reply).toBeHidden();
  await expect(messages(page).last()).toContainText('With that cable it works.');
  await expect(row(page)).toContainText('Answered by requester');

  await asDesk(desk, baseURL, 'replyToTicket', { QueryCode: code, Message: 'Enjoy the show.', StatusCode: 10 });
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('radio', { name: 'Very good' }).check();
  await page.getByLabel('Why? (optional)').fill('Quick.');
  await page.getByRole('button', { name: 'Send rating' }).click();
  await expect(page.getByText('You rated it 5 of 5: Very good')).toBeVisible();
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(reply.getByLabel('Status')).toHaveValue('1');
  await reply.getByLabel('Message').fill('Dark again.');
  await reply.getByRole('button', { name: 'Send' }).click();
  await expect(row(page)).toContainText('Open');
  await desk.close();
});

test('the list is filtered and walked by keys, kept in the address (INBOX-17, INBOX-19)', async ({ page }) => {
  await openInbox(page);
  const rows = list(page).getByRole('link');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(messages(page).first()).toBeVisible();
  const subject = await page.getByRole('region', { name: 'Conversation' }).getByRole('heading').first().innerText();
  await page.reload();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Choose a ticket')).toBeVisible();

  await page
    .getByRole('group', { name: 'Status' })
    .getByRole('button', { name: /^Closed/ })
    .click();
  await expect(rows.filter({ hasNotText: 'Closed' })).toHaveCount(0);
  await expect(rows.filter({ hasText: 'A visitor’s badge for the auditors' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search subject, number or messages' }).fill('nothing is called this');
  await expect(page.getByText('No tickets found.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all tickets' }).click();
  await expect(rows.first()).toBeVisible();
});

test('on a phone a ticket unfolds below its row; back folds it (INBOX-03)', async ({ page, browser, stateOf }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/chillconnect/mytickets');
  const first = list(page).getByRole('listitem').first();
  const subject = first.getByRole('link').first().getByText(SUBJECT);
  await expect(subject).toHaveCSS('-webkit-line-clamp', '2');
  await first.getByRole('link').first().click();
  await expect(first.getByRole('list', { name: 'Messages' })).toBeVisible();
  await expect(first.getByRole('link').first()).toHaveAttribute('aria-expanded', 'true');
  await expect(subject).toHaveCSS('-webkit-line-clamp', 'none');
  const code = codeIn(page);
  await page.goBack();
  await expect(first.getByRole('list', { name: 'Messages' })).toHaveCount(0);

  await page.goto(`/chillconnect/ticket/key/${code}`);
  await expect(messages(page).first()).toBeVisible();
  expect(await findA11yViolations(page, { schemes: ['dark'] })).toEqual([]);
  const other = await browser.newContext({ storageState: await stateOf('E1001') });
  const stranger = await other.newPage();
  const answer = await stranger.goto(`${new URL(page.url()).origin}/chillconnect/ticket/key/${code}`);
  expect(answer?.status()).toBe(404);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  await other.close();
});
