import { expect, type Page } from '@playwright/test';
import de from '../../../messages/de/sign-in.json';
import deHome from '../../../messages/de/home.json';
import deHr from '../../../hr-api/workplace/shell/texts/de.json';
import en from '../../../messages/en/sign-in.json';
import enHome from '../../../messages/en/home.json';
import enHr from '../../../hr-api/workplace/shell/texts/en.json';
import es from '../../../messages/es/sign-in.json';
import esHome from '../../../messages/es/home.json';
import esHr from '../../../hr-api/workplace/shell/texts/es.json';
import fr from '../../../messages/fr/sign-in.json';
import frHome from '../../../messages/fr/home.json';
import frHr from '../../../hr-api/workplace/shell/texts/fr.json';
import ja from '../../../messages/ja/sign-in.json';
import jaHome from '../../../messages/ja/home.json';
import jaHr from '../../../hr-api/workplace/shell/texts/ja.json';
import zh from '../../../messages/zh/sign-in.json';
import zhHome from '../../../messages/zh/home.json';
import zhHr from '../../../hr-api/workplace/shell/texts/zh.json';
import { watchPage, test } from '../../e2e/portal-test';
import { PASSWORD, signIn, signInToHome } from '../../e2e/sign-in';

/** What each language shows: words of the portal, and names that the HR system keeps. */
const languages = (
  [
    ['de', 'Deutsch', de, deHome, deHr],
    ['es', 'Español', es, esHome, esHr],
    ['fr', 'Français', fr, frHome, frHr],
    ['ja', '日本語', ja, jaHome, jaHr],
    ['zh', '中文', zh, zhHome, zhHr],
    ['en', 'English', en, enHome, enHr],
  ] as const
).map(([code, name, signInWords, home, hr]) => ({
  code,
  name,
  welcome: signInWords.welcome,
  now: home.now,
  care: hr.module['15'].name,
  tickets: hr.menu['chillconnect/mytickets'].name,
}));

const byCode = Object.fromEntries(languages.map((language) => [language.code, language]));

/** Who changes the language that is kept for them; whoever else signs this person in says theirs. */
const CHANGES = 'E1016';

const language = (page: Page) => page.locator('html');

/** Chooses a language in the menu that is named by the one shown now, whatever that is. */
async function choose(page: Page, name: string): Promise<void> {
  const menu = page
    .locator('details')
    .filter({ has: page.locator('a[hreflang]') })
    .filter({ visible: true })
    .first();
  await menu.locator('> summary').click();
  await menu.getByRole('link', { name, exact: true }).click();
}

test('a visitor’s choice of six languages is remembered (LANG-01 to LANG-06)', async ({ page }) => {
  await page.goto('/auth/login');
  for (const { code, name, welcome } of languages) {
    await choose(page, name);
    await expect(language(page)).toHaveAttribute('lang', code);
    await page.goto('/auth/login');
    await expect(page.getByRole('heading', { level: 1, name: welcome })).toBeVisible();
  }
});

for (const [locale, code] of [
  ['fr-CA', 'fr'],
  ['zh-TW', 'zh'],
  ['it-IT', 'en'],
] as const) {
  test(`a browser that asks for ${locale} is first shown ${code} (LANG-07)`, async ({ browser }) => {
    const context = await browser.newContext({ locale });
    const page = watchPage(await context.newPage());
    await page.goto('/auth/login');
    await expect(language(page)).toHaveAttribute('lang', code);
    await expect(page.getByRole('heading', { level: 1, name: byCode[code]?.welcome })).toBeVisible();
    await context.close();
  });
}

test.describe('somebody who changes their language', () => {
  // One person, who reads in one language at a time, and reads English again in the end.
  test.describe.configure({ mode: 'default' });

  test('a new browser takes the user’s language unless it has its own choice', async ({ page, browser }) => {
    await signIn(page, CHANGES);
    await page.waitForURL('**/home/dashboard');
    await choose(page, '日本語');
    await expect(language(page)).toHaveAttribute('lang', 'ja');

    const fresh = await browser.newContext({ locale: 'en-GB' });
    const elsewhere = watchPage(await fresh.newPage());
    await signIn(elsewhere, CHANGES);
    await elsewhere.waitForURL('**/home/dashboard');
    await expect(elsewhere.getByRole('main').getByRole('region', { name: jaHome.now })).toBeVisible();
    await fresh.close();

    const german = await browser.newContext({ locale: 'en-GB' });
    const third = watchPage(await german.newPage());
    await third.goto('/auth/login?lang=de');
    await third.locator('input[name=username]').fill(CHANGES);
    await third.locator('input[name=password]').fill(PASSWORD);
    await third.getByRole('button', { name: de.submit }).click();
    await third.waitForURL('**/home/dashboard');
    await expect(third.getByRole('main').getByRole('region', { name: deHome.now })).toBeVisible();
    await german.close();
  });

  test('after sign-in, pages and HR names follow the chosen language (LANG-01 to LANG-06)', async ({ page }) => {
    await signInToHome(page, CHANGES);
    for (const { code, name, now, care, tickets } of languages) {
      await page.goto('/home/dashboard');
      await choose(page, name);
      await expect(language(page)).toHaveAttribute('lang', code);
      await expect(page.getByRole('region', { name: new RegExp(`^${now} \\d`) })).toBeVisible();
      await page.goto('/ecenter/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: care, exact: true })).toBeVisible();
      await expect(page.getByRole('navigation').getByText(tickets, { exact: true })).toBeVisible();
    }
  });
});

test('what was typed in the sign-in form is judged in the chosen language (SIGN-13)', async ({ page }) => {
  await page.goto('/auth/login?lang=es');
  await page.getByRole('button', { name: es.submit }).click();
  await expect(page.locator('input[name=username]')).toHaveAccessibleDescription(es.required);
});
