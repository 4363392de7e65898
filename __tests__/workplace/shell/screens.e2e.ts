import { expect, type Page } from '@playwright/test';
import { findA11yViolations, IS_FULL } from '../../e2e/find-a11y-violations';
import { test } from '../../e2e/signed-in-test';

interface Screen {
  readonly name: string;
  readonly place: string;
  /** Who looks at it; left out: a visitor. */
  readonly employeeId?: string;
  /** What is done there first. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The widths at which there is such a screen. */
  readonly widths?: readonly number[];
  /** The part of the page that it is about; left out: all of it. */
  readonly part?: string;
  readonly status?: number;
}

const submitNothing = (page: Page) => page.locator('form[action$="/sign-in"] button[type=submit]').click();
const unfold = (page: Page, panel: string) => page.locator(`header details:has(${panel}) > summary`).first().click();

async function openCard(page: Page): Promise<void> {
  await page.locator('main a[href*="/profileview/key/"]').first().click();
  await page.getByRole('dialog').locator('a[href*="/profileview/key/"]').last().click();
  await page.waitForURL('**/profileview/key/*');
}

async function openPanelOf(page: Page, button: RegExp): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

const screens: readonly Screen[] = [
  { name: 'sign-in', place: '/auth/login' },
  { name: 'sign-in with faults', place: '/auth/login', prepare: submitNothing },
  { name: 'forgotten password', place: '/auth/forgot-password' },
  { name: 'new password', place: '/auth/change-password' },
  { name: 'terms', place: '/terms' },
  { name: 'expired session', place: '/session' },
  { name: 'unreachable HR system', place: '/error?reason=unreachable' },
  { name: 'no access', place: '/unauthorized' },
  { name: 'no access by single sign-on', place: '/unauthorized?why=sso-other-identity' },
  { name: 'no access to the application', place: '/appunauthorized' },
  { name: 'sign-out question', place: '/logout', employeeId: 'E1002' },
  { name: 'pending conduct', place: '/cocrequire/codeofconduct', employeeId: 'E1010' },
  { name: 'home', place: '/home/dashboard', employeeId: 'E1002' },
  {
    name: 'user accounts',
    place: '/process/useraccounts',
    employeeId: 'E1006',
    prepare: (page) => page.getByRole('row').nth(2).waitFor(),
  },
  { name: 'imports', place: '/process/smartupload', employeeId: 'E1004' },
  { name: 'import folder', place: '/process/smartupload/folder', employeeId: 'E1004' },
  { name: 'new import', place: '/process/smartupload/start', employeeId: 'E1004' },
  {
    name: 'roles and access',
    place: '/process/roleaccess',
    employeeId: 'E1006',
    prepare: (page) => page.getByRole('row').nth(2).waitFor(),
  },
  { name: 'one role', place: '/process/roleaccess/key/19', employeeId: 'E1006' },
  { name: 'data retention', place: '/process/retention', employeeId: 'E1004' },
  { name: 'leave setup', place: '/timemanage/leavesetup', employeeId: 'E1004' },
  { name: 'rules of leave', place: '/timemanage/leavesetup/key/1', employeeId: 'E1004' },
  {
    name: 'editor of a rule',
    place: '/timemanage/leavesetup/key/1',
    employeeId: 'E1004',
    prepare: async (page) => {
      await page.locator('main ol button').first().click();
      await page.locator('main form').waitFor();
    },
  },
  {
    name: 'account menu',
    place: '/home/dashboard',
    employeeId: 'E1002',
    prepare: (page) => unfold(page, '[href$="/logout"]'),
    part: 'header',
  },
  {
    name: 'modules',
    place: '/ecenter/dashboard',
    employeeId: 'E1002',
    widths: [1440, 768],
    prepare: (page) => unfold(page, '[href$="/tracker/dashboard"]'),
    part: 'header',
  },
  { name: 'own profile', place: '/ecenter/essprofileview', employeeId: 'E1002' },
  { name: 'own leave', place: '/timemanage/myleave', employeeId: 'E1002' },
  {
    name: 'asking for leave',
    place: '/timemanage/myleave/ask',
    employeeId: 'E1002',
    prepare: (page) => page.locator('[role=dialog] dl').waitFor(),
  },
  { name: 'work on days off', place: '/timemanage/compoff', employeeId: 'E1002' },
  {
    name: 'profile of a colleague',
    place: '/ecenter/essprofileview',
    employeeId: 'E1002',
    prepare: openCard,
  },
  { name: 'team calendar', place: '/timemanage/teamcalendar', employeeId: 'E1002' },
  { name: 'settings', place: '/home/commonsetting', employeeId: 'E1002' },
  { name: 'messages, activities and tasks', place: '/user/profile', employeeId: 'E1002' },
  { name: 'own emails', place: '/user/mails', employeeId: 'E1002' },
  { name: 'own password', place: '/ecenter/esschangepassword', employeeId: 'E1002' },
  {
    name: 'sign-out dialog',
    place: '/home/dashboard',
    employeeId: 'E1002',
    prepare: async (page) => {
      await unfold(page, '[href$="/logout"]');
      await page.locator('header a[href$="/logout"]').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'knowledge base',
    place: '/home/dashboard',
    employeeId: 'E1002',
    prepare: (page) => openPart(page, 'knowledge', '[data-result]'),
  },
  {
    name: 'article as PDF',
    place: '/home/dashboard',
    employeeId: 'E1002',
    prepare: async (page) => {
      await openPart(page, 'knowledge', '[data-result]');
      await page.locator('[data-result]').filter({ hasText: 'PDF' }).first().click();
      await page.locator('.pdf-words span').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'happenings',
    place: '/home/dashboard',
    employeeId: 'E1002',
    prepare: (page) => openPart(page, 'happenings', '[role=tab]'),
  },
  {
    name: 'gallery of wishes',
    place: '/home/dashboard',
    employeeId: 'E1002',
    prepare: async (page) => {
      await openPart(page, 'happenings', '[role=tabpanel] button');
      await page.locator('[role=tabpanel] li button').first().click();
      await page.locator('form button[type=button]').nth(1).click();
      await page.locator('img[src*="wish-cards"]').first().waitFor();
    },
  },
  { name: 'module', place: '/ecenter/dashboard', employeeId: 'E1002' },
  { name: 'reports', place: '/ecenter/commonreport', employeeId: 'E1004' },
  { name: 'report', place: '/ecenter/commonreport/key/employee-list', employeeId: 'E1004' },
  { name: 'onboarding', place: '/preonboarding', employeeId: 'E1002' },
  {
    name: 'notifications',
    place: '/home/dashboard',
    employeeId: 'E1002',
    prepare: (page) => openPanelOf(page, /\d/),
  },
  {
    name: 'all notifications',
    place: '/home/dashboard',
    employeeId: 'E1002',
    prepare: async (page) => {
      await openPanelOf(page, /\d/);
      await page.getByRole('dialog').getByRole('group').locator('+ div button').last().click();
      await page.getByRole('dialog').getByRole('checkbox').waitFor();
    },
  },
  {
    name: 'new joiners',
    place: '/home/dashboard',
    employeeId: 'E1002',
    prepare: async (page) => {
      await openPart(page, 'new-joiners', 'li');
    },
  },
  { name: 'page that is not switched on', place: '/ecenter/mysurveys', employeeId: 'E1002' },
  { name: 'page that does not exist', place: '/no/such/place', employeeId: 'E1002', status: 404 },
  {
    name: 'folded menu',
    place: '/ecenter/dashboard',
    employeeId: 'E1002',
    widths: [1440],
    prepare: async (page) => {
      const button = page.locator('aside button[aria-expanded=true]');
      if (await button.count()) await button.click();
    },
  },
  {
    name: 'modules on a phone',
    place: '/ecenter/dashboard',
    employeeId: 'E1002',
    widths: [390],
    prepare: async (page) => {
      await page.locator('nav button[data-tour=modules]').click();
      await page.getByRole('dialog').getByRole('link').first().waitFor();
    },
  },
];

/** Opens a panel from the header's row, or where it has no room, from wherever the shell has put it, and waits for a part. */
async function openPart(page: Page, panel: string, part: string): Promise<void> {
  await page.locator(`button[data-tour=${panel}]`).first().dispatchEvent('click');
  await page.locator(`[role=dialog] ${part}`).first().waitFor();
}

const languages = ['de', 'es', 'fr', 'ja', 'zh'];

/** Notes what the browser complains of. It tells the console by itself of a page and of a photo that are missing. */
function watchConsole(page: Page, status = 200): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isOwnStatus = status !== 200 && message.text().includes(`status of ${status}`);
    const isMissingPhoto = message.location().url.includes('/api/hr/getUserPhoto?');
    if (message.type() === 'error' && !isOwnStatus && !isMissingPhoto) complaints.push(message.text());
  });
  return complaints;
}

for (const [index, { name, place, employeeId, prepare, widths = [1440, 390], part, status }] of screens.entries()) {
  const language = languages[index % languages.length];
  test.describe(`the screen “${name}”`, () => {
    test.use({ employeeId });

    test(`is accessible${IS_FULL ? `, light and dark, wide and narrow, in English and ${language}` : ''}`, async ({
      page,
    }) => {
      const complaints = watchConsole(page, status);
      const faults: string[] = [];
      for (const lang of IS_FULL ? ['en', language as string] : ['en']) {
        await page.setViewportSize({ width: widths[0] as number, height: 900 });
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.goto(`${place}${place.includes('?') ? '&' : '?'}lang=${lang}`);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        // A dialog over the page hides it from readers, and so from roles.
        await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(place.split('?', 1)[0]);
        await prepare?.(page);
        faults.push(
          ...(await findA11yViolations(page, { schemes: lang === 'en' ? ['light', 'dark'] : ['light'], widths, part })),
        );
      }
      expect(faults).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
}
