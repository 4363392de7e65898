import { randomUUID } from 'node:crypto';
import { expect, type Browser, type Page } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { watchPage } from '../../e2e/portal-test';
import { test } from '../../e2e/signed-in-test';
import { callAs, raiseTicket } from './on-behalf';

const DESK = '/chillconnect/helpdeskinbox';
const newSubject = (about: string) => `${about} ${randomUUID().slice(0, 8)}`;
const row = (page: Page, subject: string) => page.getByRole('row').filter({ hasText: subject });
const property = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}: `));

type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

async function openAsker(browser: Browser, state: State, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, storageState: state, locale: 'en-GB' });
  const page = watchPage(await context.newPage());
  await page.goto('/home/dashboard');
  return page;
}

test.describe('the helpdesk', () => {
  test.use({ employeeId: 'E1005' });

  test('takes a ticket, notes what the asker never sees, and answers with a saved reply', async ({
    page,
    browser,
    baseURL,
    stateOf,
  }) => {
    const asker = await openAsker(browser, await stateOf('E1003'), baseURL);
    const subject = newSubject('The projector stays dark');
    const code = await raiseTicket(asker, subject);

    // How the queue is looked at stands in the address.
    await page.goto(`${DESK}?view=unassigned&process=1&priority=1&search=${encodeURIComponent(subject)}`);
    await expect(page.getByText('No records found')).toBeVisible();
    await page.goto(`${DESK}?view=unassigned&process=1&priority=3&search=${encodeURIComponent(subject)}`);
    await expect(page.getByRole('button', { name: /^Unassigned/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(row(page, subject)).toContainText('Nobody');
    expect(await findA11yViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });

    await row(page, subject).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`ticket=${code}`));
    const pane = page.getByRole('region', { name: 'Conversation' });
    await expect(pane.getByRole('heading', { name: subject })).toBeVisible();
    await expect(pane.getByText('It has been so since this morning.')).toBeVisible();
    await page.keyboard.press('a');
    await expect(property(page, 'Assigned to')).toHaveAttribute('aria-label', 'Assigned to: Rohan Deshmukh');
    await property(page, 'Priority').click();
    await page.getByRole('button', { name: 'Medium' }).click();
    await expect(property(page, 'Priority')).toHaveAttribute('aria-label', 'Priority: Medium');

    await page.keyboard.press('n');
    await expect(pane.getByText('Only the helpdesk reads this. Meera Krishnan never sees it.')).toBeVisible();
    const note = 'The lamp of this room was changed twice already.';
    await page.getByRole('textbox', { name: 'Internal note' }).fill(note);
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(pane.getByRole('article').filter({ hasText: note })).toContainText('seen only by the helpdesk');

    await page.keyboard.press('r');
    const message = pane.getByRole('textbox', { name: 'Message' });
    await message.fill('Good morning.');
    await pane.getByRole('button', { name: 'Saved replies' }).click();
    await page.getByRole('button', { name: 'Manage saved replies' }).click();
    await page.getByRole('button', { name: 'New saved reply' }).click();
    const title = newSubject('Lamp');
    const dialog = page.getByRole('dialog', { name: 'Manage saved replies' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
    await dialog.getByRole('textbox', { name: 'Text' }).fill('We bring a new lamp today.');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('searchbox', { name: 'Search saved replies' }).fill(title);
    await page.getByRole('dialog').getByRole('button', { name: title }).click();
    await expect(message).toHaveValue('Good morning.\n\nWe bring a new lamp today.');

    // The asker writes while the answer is typed.
    await callAs(asker, 'replyToTicket', { QueryCode: code, Message: 'It is the same next door.', StatusCode: 5 });
    await expect(pane.getByRole('alert')).toContainText('Meera Krishnan wrote while you were typing', {
      timeout: 30_000,
    });
    await expect(pane.getByText('It is the same next door.')).toBeVisible();
    expect(await findA11yViolations(page, { widths: [1440] })).toEqual([]);
    await expect(message).toHaveValue('Good morning.\n\nWe bring a new lamp today.');
    await pane.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Query has been updated')).toBeVisible();
    await expect(property(page, 'Status')).toHaveAttribute('aria-label', 'Status: In progress');

    await asker.goto(`/chillconnect/ticket/key/${code}`);
    await expect(asker.getByText('We bring a new lamp today.')).toBeVisible();
    await expect(asker.getByText(note)).toHaveCount(0);

    await expect(pane.getByRole('button', { name: 'Reply' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/ticket=/);
    await asker.context().close();
  });

  test('looks at the queue in a layout of the tickets report, and at the report in it (VPRD-21)', async ({ page }) => {
    const name = newSubject('Short queue');
    const titles = page.getByRole('table', { name: 'Tickets' }).getByRole('columnheader');
    const layouts = page.locator('summary[aria-label="Layouts"]');
    await page.goto(`${DESK}?view=all`);
    await page.locator('summary', { hasText: 'View columns' }).click();
    await page.getByRole('checkbox', { name: 'Process', exact: true }).uncheck();
    await page.getByRole('button', { name: 'Rename Assigned to' }).click();
    await page.getByRole('textbox', { name: 'Title of the column Assigned to' }).fill('Answers');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await layouts.click();
    await page.getByRole('button', { name: 'Save as a new layout' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as a new layout' });
    await dialog.getByLabel('Layout name').fill(name);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();

    await layouts.click();
    await page.getByRole('button', { name: 'The table’s own layout' }).click();
    await expect(titles.filter({ hasText: 'Process' })).toHaveCount(1);
    await layouts.click();
    await page.getByRole('button', { name }).click();
    await expect(titles.filter({ hasText: 'Answers' })).toHaveCount(1);
    await expect(titles.filter({ hasText: 'Process' })).toHaveCount(0);
    expect(await findA11yViolations(page)).toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/chillconnect/mytickets');
    await layouts.click();
    await page.getByRole('link', { name }).click();
    const report = page.getByRole('table', { name: 'Tickets by status' });
    await expect(report.getByRole('columnheader').filter({ hasText: 'Answers' })).toHaveCount(1);
  });

  test('gives several tickets to one person at once, and finds them among its own', async ({
    page,
    browser,
    baseURL,
    stateOf,
  }) => {
    const asker = await openAsker(browser, await stateOf('E1003'), baseURL);
    const about = newSubject('Two keyboards');
    await raiseTicket(asker, `${about} first`);
    await raiseTicket(asker, `${about} second`);
    await asker.context().close();

    await page.goto(`${DESK}?search=${encodeURIComponent(about)}`);
    await row(page, 'first').getByRole('checkbox').check();
    await row(page, 'second').getByRole('checkbox').check();
    await page.getByLabel('Assign', { exact: true }).click();
    await page.getByRole('button', { name: /Rohan Deshmukh \(me\)/ }).click();
    await expect(page.getByText('2 assigned to Rohan Deshmukh')).toBeVisible();

    await page.getByRole('button', { name: /^Mine/ }).click();
    await expect(page).toHaveURL(/view=mine/);
    await expect(row(page, about)).toHaveCount(2);
    await page.reload();
    await expect(row(page, about)).toHaveCount(2);

    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const pane = page.getByRole('region', { name: 'Conversation' });
    await expect(pane.getByText('1 of 2')).toBeVisible();
    await expect(pane).toBeFocused();
    await page.keyboard.press('j');
    await expect(pane.getByText('2 of 2')).toBeVisible();
    await expect(pane).toBeFocused();
    await page.goBack();
    await expect(page).not.toHaveURL(/ticket=/);
    await expect(row(page, about).nth(1).getByRole('link', { name: about })).toBeFocused();
  });

  test('on a phone the chosen view, columns and selection actions are visible', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${DESK}?view=closed`);
    const tickets = page.getByRole('list', { name: 'Tickets' });
    await expect(tickets.getByRole('listitem')).toHaveCount(10);
    await expect(page.getByRole('button', { name: /^Closed/ })).toBeInViewport({ ratio: 0.9 });
    await page.locator('summary').filter({ hasText: 'View columns' }).click();
    const columns = page.getByRole('group', { name: 'Shown columns and their order' });
    await expect(columns).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Escape');

    await tickets.getByRole('checkbox').last().check();
    await expect(page.getByText('Selected: 1')).toBeInViewport({ ratio: 0.9 });
    await page.getByLabel('Assign', { exact: true }).click();
    await expect(page.getByRole('button', { name: /Rohan Deshmukh \(me\)/ })).toBeInViewport({ ratio: 0.9 });
    expect(await findA11yViolations(page, { widths: [390] })).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expect(page.getByText(/^Selected/)).toHaveCount(0);
  });

  test('on a phone a ticket takes the page, and back leads to the queue', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${DESK}?view=mine`);
    await page.getByRole('list', { name: 'Tickets' }).getByRole('link').first().click();
    await expect(page.getByRole('group', { name: 'Views of the queue' })).toBeHidden();
    await page.getByRole('button', { name: 'Details' }).click();
    await expect(page.getByRole('heading', { name: 'Targets' })).toBeVisible();
    expect(await findA11yViolations(page, { widths: [390] })).toEqual([]);
    await page.getByRole('button', { name: 'Back to the queue' }).click();
    await expect(page.getByRole('group', { name: 'Views of the queue' })).toBeVisible();
  });
});

test.describe('an employee', () => {
  test.use({ employeeId: 'E1001' });

  test('is turned away from the desk and from its settings', async ({ page }) => {
    for (const place of [DESK, '/chillconnect/helpdesksetup']) {
      await page.goto(place);
      await expect(page).toHaveURL(/\/unauthorized\?why=role/);
    }
  });
});
