import type { Page } from '@playwright/test';

/** What is done to a report: sorted, arranged, filtered, laid out, searched, and looked at as a pivot. */
export async function* actionsOnReport(page: Page): AsyncGenerator<void> {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const rows = main.getByRole('table').locator('tbody tr');
  const escape = () => page.keyboard.press('Escape');
  for (;;) {
    for (const header of (await main.locator('th[aria-sort] button').all()).slice(0, 4)) {
      yield await header.click();
      await rows.first().waitFor();
    }
    yield await main.locator('summary', { hasText: 'View columns' }).click();
    const shown = main.getByRole('group', { name: 'Shown columns and their order' }).getByRole('checkbox').nth(2);
    for (let time = 0; time < 2; time += 1) yield await shown.click();
    yield await escape();
    for (const menu of ['Layouts', 'Download']) {
      yield await main.locator(`summary[aria-label="${menu}"]`).click();
      yield await escape();
    }
    yield await main.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.locator('[role=dialog]:focus-within').waitFor();
    yield await dialog.locator('summary', { hasText: 'Unit' }).click();
    yield await dialog.getByRole('group', { name: 'Unit', exact: true }).getByRole('checkbox').first().click();
    yield await escape();
    await dialog.waitFor({ state: 'hidden' });
    const search = main.getByRole('searchbox');
    await search.focus();
    for (const key of 'rao') yield await page.keyboard.press(key);
    yield await search.fill('');
    await rows.first().waitFor();
    for (const view of ['Pivot', 'Table']) {
      yield await main.getByRole('button', { name: view, exact: true }).click();
      await rows.first().waitFor();
    }
  }
}
