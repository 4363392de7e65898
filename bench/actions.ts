import type { Page } from '@playwright/test';

/** What opens and shuts on the frame and on home: menus of the header, groups of the aside, the aside itself, the dialog. */
export async function* actionsOnFrame(page: Page): AsyncGenerator<void> {
  const escape = () => page.keyboard.press('Escape');
  for (;;) {
    for (const summary of await page.locator('header summary:visible').all()) {
      yield await summary.click();
      yield await escape();
    }
    for (const summary of await page.locator('nav summary:visible').all()) {
      yield await summary.click();
      yield await summary.click();
    }
    // Those of the knowledge base open an article over its panel, which takes Escape twice.
    for (const button of await page
      .locator('main button[aria-haspopup=dialog]:not([data-tour=knowledge]):visible')
      .all()) {
      yield await button.click();
      // Who presses Escape has seen it stand: it listens once it has the focus.
      await page.locator('[role=dialog]:focus-within').waitFor();
      yield await escape();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    for (let time = 0; time < 2; time += 1) yield await page.locator('aside button[aria-expanded]:visible').click();
  }
}

/** What is done to a table, here the helpdesk's queue: sorted, arranged, selected from, walked through, searched. */
export async function* actionsOnTable(page: Page): AsyncGenerator<void> {
  const main = page.getByRole('main');
  const columns = main.getByText('View columns', { exact: true });
  const boxes = main.getByRole('table').getByRole('checkbox');
  const search = main.getByRole('searchbox');
  for (;;) {
    for (const header of await main.locator('th[aria-sort] button').all()) {
      yield await header.click();
      await main.getByRole('row').nth(1).waitFor();
    }
    yield await columns.click();
    const shown = main.getByRole('group', { name: 'Shown columns and their order' }).getByRole('checkbox').nth(2);
    for (let time = 0; time < 2; time += 1) yield await shown.click();
    yield await page.keyboard.press('Escape');
    for (let at = 0; at < 6; at += 1) yield await boxes.nth(at % 3).click();
    for (const key of ['j', 'j', 'j', 'k']) yield await page.keyboard.press(key);
    await search.focus();
    for (const key of 'print') yield await page.keyboard.press(key);
    yield await search.fill('');
    await main.getByRole('row').nth(1).waitFor();
  }
}

/** What is done in one's inbox: walked through, opened, answered, written, narrowed down. */
export async function* actionsInInbox(page: Page): AsyncGenerator<void> {
  const press = (key: string) => page.keyboard.press(key);
  const reply = page.getByRole('form', { name: 'Reply' });
  const compose = page.getByRole('dialog', { name: 'Compose New Ticket' });
  const statuses = page.getByRole('group', { name: 'Status' }).getByRole('button');
  for (;;) {
    for (const key of ['j', 'j', 'k', 'k', 'k', 'Enter']) yield await press(key);
    await page.getByRole('list', { name: 'Messages' }).waitFor();
    yield await press('r');
    await reply.waitFor();
    await reply.getByLabel('Message').focus();
    for (const key of 'Thanks') yield await press(key);
    yield await press('Escape');
    yield await page.getByRole('button', { name: 'Close ticket' }).click();
    yield await press('c');
    await compose.waitFor();
    await compose.getByLabel('Subject').focus();
    for (const key of 'Lamp') yield await press(key);
    yield await press('Escape');
    await compose.waitFor({ state: 'hidden' });
    for (const at of [1, 2, 0]) yield await statuses.nth(at).click();
  }
}
