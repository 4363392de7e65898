import { expect, type Page } from '@playwright/test';
import { test } from '../../e2e/signed-in-test';

test.use({ employeeId: 'E1003' });

/** More presses than any frame has stops. */
const MAX_STOPS = 200;

interface Stop {
  /** Empty where nothing has the focus. */
  readonly name: string;
  readonly opens: 'dialog' | 'fold' | null;
  readonly isInDialog: boolean;
  readonly hasRing: boolean;
}

/** What has the focus. */
const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: '', opens: null, isInDialog: false, hasRing: false };
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 80);
    const isFold = element.matches('header summary') && !element.closest('details')?.open;
    // A link opens the card of a person beside it, which the keyboard passes through like what stands there.
    const isOpener = element.matches('button[aria-haspopup=dialog]');
    return {
      name: `${element.tagName} ${name}`,
      opens: isOpener ? 'dialog' : isFold ? 'fold' : null,
      isInDialog: element.closest('[role=dialog]') !== null,
      hasRing: element.matches('[tabindex="-1"]') || getComputedStyle(element).outlineStyle === 'solid',
    };
  });

/** What of the frame a hand could press, by the names that `stopOf` gives. */
const pressable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, aside')]
      .flatMap((part) => [...part.querySelectorAll('a[href], button, summary')])
      .filter(
        (element) => element.checkVisibility() && !element.closest('[inert]') && !element.closest('details > div'),
      )
      .map((element) => {
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 80);
        return `${element.tagName} ${name}`;
      }),
  );

/** Opens what has the focus, sees that the focus stays inside while it goes round, and comes back out. */
async function goInAndOut(page: Page, opener: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Enter');
  await expect(dialog, `${opener} opens`).toBeVisible();
  await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const { name, isInDialog } = await stopOf(page);
    expect([opener, name === '' || isInDialog]).toEqual([opener, true]);
  }
  await page.keyboard.press('Escape');
  await expect(dialog, `${opener} closes`).toHaveCount(0);
}

test('the keyboard reaches everything of the frame and enters and leaves each panel', async ({ page }) => {
  test.slow();
  await page.goto('/ecenter/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seen = new Set<string>();
  const withoutRing: string[] = [];
  let ends = 0;
  for (let presses = 0; presses < MAX_STOPS && ends < 2; presses += 1) {
    const stop = await stopOf(page);
    if (stop.name === '') ends += 1;
    const isNew = !seen.has(stop.name);
    seen.add(stop.name);
    if (stop.name && !stop.hasRing) withoutRing.push(stop.name);
    if (stop.opens === 'fold' && isNew) await page.keyboard.press('Enter');
    if (stop.opens !== 'dialog' || !isNew) {
      await page.keyboard.press('Tab');
      continue;
    }
    await goInAndOut(page, stop.name);
    const after = await stopOf(page);
    // A menu closes when something in it is chosen, and has the focus again: in once more, past what was seen.
    if (after.opens === 'fold') await page.keyboard.press('Enter');
    else expect(after.name).toBe(stop.name);
    await page.keyboard.press('Tab');
  }
  expect(withoutRing).toEqual([]);
  expect((await pressable(page)).filter((name) => !seen.has(name))).toEqual([]);
  expect([...seen].filter((name) => name.startsWith('BUTTON')).length).toBeGreaterThan(3);
});
