import { expect, type Page } from '@playwright/test';
import { test } from '../e2e/portal-test';
import { employeeIdField, signIn, signInToHome } from '../e2e/sign-in';

const languages = [
  {
    code: 'de',
    name: 'Deutsch',
    welcome: 'Willkommen zurück',
    tasks: 'Meine Aufgaben',
    care: 'Mitarbeiterbetreuung',
    mine: 'Für mich',
  },
  {
    code: 'es',
    name: 'Español',
    welcome: 'Le damos la bienvenida',
    tasks: 'Mis tareas',
    care: 'Atención al empleado',
    mine: 'Para mí',
  },
  {
    code: 'fr',
    name: 'Français',
    welcome: 'Heureux de vous revoir',
    tasks: 'Mes tâches',
    care: 'Vie du collaborateur',
    mine: 'Pour moi',
  },
  {
    code: 'ja',
    name: '日本語',
    welcome: 'おかえりなさい',
    tasks: 'マイタスク',
    care: '従業員サポート',
    mine: '自分用',
  },
  { code: 'zh', name: '中文', welcome: '欢迎回来', tasks: '我的任务', care: '员工服务', mine: '我的' },
  { code: 'en', name: 'English', welcome: 'Welcome back', tasks: 'My tasks', care: 'Employee Care', mine: 'For me' },
] as const;

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

test('a visitor reads the sign-in page in each of the six languages, and the choice is remembered (LANG-01 to LANG-06)', async ({
  page,
}) => {
  await page.goto('/auth/login');
  for (const { code, name, welcome } of languages) {
    await choose(page, name);
    await expect(language(page)).toHaveAttribute('lang', code);
    await page.goto('/auth/login');
    await expect(page.getByRole('heading', { level: 1, name: welcome })).toBeVisible();
  }
});

for (const [locale, code, welcome] of [
  ['fr-CA', 'fr', 'Heureux de vous revoir'],
  ['zh-TW', 'zh', '欢迎回来'],
  ['it-IT', 'en', 'Welcome back'],
] as const) {
  test(`a browser that asks for ${locale} is first shown ${code} (LANG-07)`, async ({ browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto('/auth/login');
    await expect(language(page)).toHaveAttribute('lang', code);
    await expect(page.getByRole('heading', { level: 1, name: welcome })).toBeVisible();
    await context.close();
  });
}

test('signed in, pages and the names from the HR system follow the chosen language (LANG-01 to LANG-06)', async ({
  page,
}) => {
  await signInToHome(page, 'E1003');
  for (const { code, name, tasks, care, mine } of languages) {
    await page.goto('/home/dashboard');
    await choose(page, name);
    await expect(language(page)).toHaveAttribute('lang', code);
    await expect(page.getByRole('main').getByText(tasks, { exact: true })).toBeVisible();
    await page.goto('/ecenter/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: care, exact: true })).toBeVisible();
    await expect(page.getByRole('navigation').getByText(mine, { exact: true })).toBeVisible();
  }
});

test('the language that a person chose comes along to a new browser, unless that one chose its own', async ({
  page,
  browser,
}) => {
  await signIn(page, 'E1016');
  await page.waitForURL('**/home/dashboard');
  await choose(page, '日本語');
  await expect(language(page)).toHaveAttribute('lang', 'ja');

  const fresh = await browser.newContext({ locale: 'en-GB' });
  const elsewhere = await fresh.newPage();
  await signIn(elsewhere, 'E1016');
  await elsewhere.waitForURL('**/home/dashboard');
  await expect(elsewhere.getByRole('main').getByText('マイタスク', { exact: true })).toBeVisible();
  await fresh.close();

  const german = await browser.newContext({ locale: 'en-GB' });
  const third = await german.newPage();
  await third.goto('/auth/login?lang=de');
  await third.locator('input[name=username]').fill('E1016');
  await third.locator('input[name=password]').fill('Humming-2026');
  await third.getByRole('button', { name: 'Anmelden' }).click();
  await third.waitForURL('**/home/dashboard');
  await expect(third.getByRole('main').getByText('Meine Aufgaben', { exact: true })).toBeVisible();
  await german.close();
});

test('what was typed in the sign-in form is judged in the chosen language (SIGN-13)', async ({ page }) => {
  await page.goto('/auth/login?lang=es');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.locator('input[name=username]')).toHaveAccessibleDescription('Campo obligatorio');
  await expect(employeeIdField(page)).toHaveCount(0);
});
