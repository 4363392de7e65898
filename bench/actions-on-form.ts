import type { Locator, Page } from '@playwright/test';

/** Presses each, one after another. */
async function* pressAll(those: Locator): AsyncGenerator<void> {
  for (const one of await those.all()) yield await one.click();
}

/** What is done to a long section of a record: choosing, typing, leaving fields, a day from the calendar. */
export async function* actionsOnForm(page: Page): AsyncGenerator<void> {
  const form = page.locator('main form');
  const radios = form.locator('input[type=radio]:enabled');
  const texts = form.locator('input[name^=Text]');
  const selects = form.locator('select');
  for (let turn = 1; ; turn += 1) {
    for (let at = 0; at < 5; at += 1) yield await radios.nth(at * 2).click();
    yield* pressAll(form.locator('input[type=radio]:enabled').nth(turn % 2));
    await form.locator('input[name=Step0]').focus();
    for (const key of '42') yield await page.keyboard.press(key);
    for (const at of [0, 1, 2]) {
      yield await texts.nth(turn + at).click();
      for (const key of 'Words') yield await page.keyboard.press(key);
      yield await page.keyboard.press('Tab');
    }
    for (const at of [0, 1, 2]) {
      await selects.nth(at).focus();
      yield await page.keyboard.press('ArrowDown');
    }
    yield await form
      .getByRole('button', { name: /calendar/i })
      .nth(turn % 5)
      .click();
    await page.locator('[role=dialog]:focus-within, [role=grid]').first().waitFor();
    yield await page.keyboard.press('Escape');
  }
}
