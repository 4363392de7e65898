import { randomUUID } from 'node:crypto';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import type { CallName, ReplyFor, RequestFor } from '@/lib/contract/all';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { chooseOwnPassword, OWN_PASSWORD } from '../../e2e/own-password';
import { signIn, signInToHome } from '../../e2e/sign-in';
import { test } from '../../e2e/signed-in-test';
import { waitForHydration } from '../../e2e/wait-for-hydration';

/** The counts of their tickets are nobody else's doing. */
const leon = { empid: 'E1063', mail: 'leon.jansen@tarnbrook.example' };

const panel = (page: Page) => page.getByRole('dialog', { name: 'Chill Connect' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'All tickets' });
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Chill Connect/ });
const tile = (page: Page, name: string) =>
  panel(page)
    .getByRole('list', { name: 'Tickets by status' })
    .getByRole('button', { name: new RegExp(`^\\d+ ?${name}$`) });
const countOn = async (locator: Locator) => Number.parseInt((await locator.textContent()) ?? '', 10);

/** A question to the IT helpdesk, typed but not sent. */
async function typeQuestion(page: Page, subject: string) {
  const form = panel(page);
  await form.getByLabel('Process', { exact: true }).selectOption({ label: 'IT support' });
  await form.getByLabel('Sub Process').selectOption({ label: 'Computer and software' });
  await form.getByLabel('Subject').fill(subject);
  await form.getByLabel('Message').fill('It is dark in here.');
}

/** What somebody else does, as their own browser would ask for it. */
async function callAs<Name extends CallName>(
  { browser, baseURL, state }: { browser: Browser; baseURL: string; state: Awaited<ReturnType<StateOf>> },
  name: Name,
  data: RequestFor<Name>,
): Promise<ReplyFor<Name>> {
  const context = await browser.newContext({ storageState: state, baseURL });
  const headers = { 'x-hr-portal': '1', 'idempotency-key': randomUUID(), origin: new URL(baseURL).origin };
  const response = await context.request.post(`/api/hr/${name}`, { data: data as object, headers });
  expect(response.status()).toBe(200);
  const reply = (await response.json()) as ReplyFor<Name>;
  await context.close();
  return reply;
}
type StateOf = (employeeId: string) => Promise<Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>>;

test('an employee asks and replies (FEAT-06, DRAW-01 to DRAW-18, REPLY-08 to REPLY-10)', async ({
  page,
  browser,
  baseURL,
  stateOf,
  mailbox,
}) => {
  await chooseOwnPassword(page, mailbox, leon);
  await signIn(page, leon.empid, OWN_PASSWORD);
  await page.waitForURL('**/home/dashboard');
  const subject = `The lamp is out ${randomUUID().slice(0, 8)}`;
  await page.goto('/ecenter/dashboard');
  await waitForHydration(page);
  await page.keyboard.press('Control+Shift+H');
  await expect(tile(page, 'In progress')).toBeVisible();
  await expect(tile(page, 'Closed')).toBeVisible();
  const openBefore = await countOn(tile(page, 'Open'));

  await typeQuestion(page, subject);
  const asked: unknown[] = [];
  page.on('request', (one) => one.url().endsWith('/api/hr/createTicket') && asked.push(one.postDataJSON()));
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/hr/createTicket', (route) => held.then(() => route.continue()));
  await panel(page).getByRole('button', { name: 'Send', exact: true }).dblclick();
  await expect(panel(page).getByRole('button', { name: 'Sending' })).toBeDisabled();
  letThrough();
  await expect(page.getByRole('status').filter({ hasText: 'Query has been submitted successfully' })).toBeVisible();
  await expect(panel(page)).toBeHidden();
  expect(asked).toEqual([expect.objectContaining({ Subject: subject, Path: '/ecenter/dashboard' })]);

  await button(page).click();
  await expect(panel(page).getByLabel('Subject')).toHaveValue('');
  await expect(tile(page, 'Open')).toContainText(String(openBefore + 1));
  await tile(page, 'Open').click();
  await expect(drawer(page).getByRole('tab')).toHaveCount(5);
  await expect(drawer(page).getByRole('tab', { selected: true })).toContainText('Open');
  const row = drawer(page).getByRole('button', { name: subject });
  await row.click();
  await expect(drawer(page).getByText('It is dark in here.')).toBeVisible();
  await page.keyboard.press('Escape');

  const desk = { browser, baseURL: baseURL!, state: await stateOf('E1005') };
  const [ticket] = await callAs(desk, 'listTickets', { View: 'desk', Search: subject });
  const { QueryCode } = ticket!;
  await callAs(desk, 'replyToTicket', { QueryCode, Message: 'Which lamp is it?', StatusCode: 3 });
  await page.reload();
  await expect(button(page)).toHaveAccessibleName(/^Chill Connect: \d+ unread$/);
  await button(page).click();
  await expect(panel(page).getByRole('link', { name: subject })).toHaveAttribute(
    'href',
    /\/chillconnect\/ticket\/key\//,
  );

  await panel(page).getByRole('button', { name: 'View more' }).click();
  await drawer(page).getByRole('tab', { name: 'Waiting' }).click();
  const waiting = drawer(page).getByRole('listitem').filter({ hasText: subject }).first();
  await expect(waiting.getByRole('button', { name: 'Unread' })).toBeVisible();
  await waiting.getByRole('button', { name: subject }).click();
  await expect(waiting.getByText('Which lamp is it?')).toBeVisible();
  await expect(waiting.getByRole('button', { name: 'Unread' })).toHaveCount(0);
  await waiting.getByRole('button', { name: 'Reply' }).click();
  await waiting.getByRole('textbox', { name: 'Message' }).fill('The one at the window.');
  await waiting.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Query has been updated' })).toBeVisible();
  await expect(waiting.getByRole('textbox', { name: 'Message' })).toBeHidden();
  await expect(waiting.getByRole('button', { name: subject })).toContainText('Answered by requester');
  expect(await findA11yViolations(page)).toEqual([]);
});

test('on a phone the drawer has one tab and a menu (DRAW-08 to DRAW-10, INBOX-19)', async ({ page }) => {
  await signInToHome(page, 'E1016');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home/dashboard');
  await page.getByRole('banner').getByLabel(/^More/).click();
  await button(page).click();
  expect(await findA11yViolations(page, { widths: [390] })).toEqual([]);
  await panel(page).getByRole('button', { name: 'View more' }).click();
  await expect(drawer(page).getByRole('tab')).toHaveCount(1);
  await drawer(page).getByText('More statuses').click();
  await drawer(page).getByRole('button', { name: 'On hold' }).click();
  await expect(drawer(page).getByRole('tab', { name: 'On hold', selected: true })).toBeFocused();
  await expect(drawer(page).getByText('No tickets found.')).toBeVisible();
  await drawer(page).getByRole('tabpanel').getByRole('button').click();
  await expect(drawer(page).getByRole('tab', { selected: true })).toBeFocused();
  await expect(drawer(page).getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Compose New Ticket' }).click();
  await expect(drawer(page).getByLabel('Subject')).toBeVisible();
});

test.describe('somebody in HR', () => {
  test.use({ employeeId: 'E1004' });

  test('sees a refusal in the panel’s form, with all that was typed (DRAW-19)', async ({ page }) => {
    const refusal = { code: 'upstream', message: 'This process takes no tickets today.', requestId: 'r' };
    await page.route('**/api/hr/createTicket', (route) => route.fulfill({ status: 409, json: refusal }));
    await page.goto('/home/dashboard');
    await button(page).click();
    await typeQuestion(page, 'Nobody takes this');
    await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
    await expect(panel(page).getByRole('alert')).toContainText('This process takes no tickets today.');
    await expect(panel(page).getByLabel('Subject')).toHaveValue('Nobody takes this');
  });
});

test.describe('at the desk', () => {
  test.use({ employeeId: 'E1005' });

  test('the helpdesk sees counts on home and switches between desk and own tickets', async ({ page }) => {
    await page.goto('/home/dashboard');
    const numbers = page.getByRole('region', { name: 'At the helpdesk' });
    await expect(numbers.getByRole('link', { name: /^\d+ (?:is|are) unassigned$/ })).toHaveAttribute(
      'href',
      /\/chillconnect\/helpdeskinbox\?assignee=nobody$/,
    );
    await button(page).click();
    const views = panel(page).getByRole('group', { name: 'Whose tickets' });
    await expect(views.getByRole('button', { name: 'In my processes' })).toHaveAttribute('aria-pressed', 'true');
    const atDesk = await countOn(tile(page, 'Open'));
    await views.getByRole('button', { name: 'My own' }).click();
    await expect.poll(() => countOn(tile(page, 'Open'))).not.toBe(atDesk);
  });
});
