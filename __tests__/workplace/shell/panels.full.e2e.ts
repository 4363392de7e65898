import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import * as capabilities from '../../../app/capabilities';
import type { PanelName } from '../../../components/platform/panel/panel-names';
import { askHr } from '../../e2e/ask-hr';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { test } from '../../e2e/signed-in-test';

const languages = ['de', 'es', 'fr', 'ja', 'zh'];

const dialog = (page: Page) => page.getByRole('dialog');

/** Presses the control of the header or of one of its menus that opens a panel. */
async function openFromHeader(page: Page, name: PanelName): Promise<void> {
  const control = page.locator(`header [data-tour="${name}"][aria-haspopup=dialog]`);
  const shown = control.filter({ visible: true }).first();
  if ((await shown.count()) === 0) {
    const menu = page.locator('header details').filter({ has: page.locator(`[data-tour="${name}"]`) });
    await menu.locator('> summary').filter({ visible: true }).click();
  }
  await shown.click();
}

/** By the tabs of a phone, which are there whatever waits. */
async function openFromTab(page: Page, name: PanelName): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator(`nav [data-tour="${name}"]`).click();
}

const wordsOf = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(`messages/${language}/${file}.json`, 'utf8'));

const wordOf = (language: string, file: string, key: string) =>
  (wordsOf(language, file) as Record<string, string>)[key]!;

async function openDelegations(page: Page, language: string): Promise<void> {
  await page.goto('/ecenter/profileapproval');
  await page.getByRole('button', { name: wordOf(language, 'approvals', 'delegate'), exact: true }).click();
}

/** Asks for a change of one’s own, and opens what others decide about it. */
async function openApproval(page: Page, language: string): Promise<void> {
  const [place, edited] = [
    { SectionCode: 4, ChillCode: '', KeyCode: '' },
    { RowVersion: '', DefinitionVersion: 0 },
  ];
  const answers = { member: '4', AddressLine2: 'Second floor' };
  await askHr(page, 'saveSection', { ...place, ...edited, ...answers, EffectiveFrom: '' });
  await page.goto('/ecenter/profileapproval');
  await page.getByRole('tab', { name: wordOf(language, 'approvals', 'asked') }).click();
  await page.getByRole('row').nth(1).getByRole('rowheader').click();
}

/** The account of who looks, with its session. */
async function openAccount(page: Page): Promise<void> {
  await page.goto('/process/useraccounts');
  await page.getByRole('main').getByRole('searchbox').fill('E1006');
  await page.getByRole('row').filter({ hasText: 'E1006' }).getByRole('link').click();
}

/** The roles of who looks, from their account. */
async function openAccountRoles(page: Page, language: string): Promise<void> {
  await openAccount(page);
  const way = dialog(page).getByRole('button', { name: wordOf(language, 'user-accounts', 'changeRoles'), exact: true });
  await way.click();
  await expect(way).toHaveCount(0);
}

/** The second factor of who looks, from their account. */
async function openAccountFactor(page: Page, language: string): Promise<void> {
  await openAccount(page);
  const way = dialog(page).getByRole('button', { name: wordOf(language, 'user-accounts', 'showFactor'), exact: true });
  await way.click();
  await expect(way).toHaveCount(0);
}

async function openSpotlight(page: Page, language: string): Promise<void> {
  await page.goto('/ecenter/employeesearch');
  await page.locator('main a[href*="/profileview/key/"]').first().click();
  const { card } = wordsOf(language, 'people') as { card: { spotlight: string } };
  const way = dialog(page).getByRole('button', { name: card.spotlight, exact: true });
  await way.click();
  await expect(way).toHaveCount(0);
}

/** A pencil on the page of somebody who has managers, a status and tags. */
const openPencil = (link: string) => async (page: Page) => {
  await page.goto('/ecenter/employeesearch');
  await page.getByRole('main').getByRole('searchbox').fill('E1001');
  const way = page.getByRole('row').filter({ hasText: 'E1001' }).locator('a[href*="/profileview/key/"]').first();
  await page.goto((await way.getAttribute('href')) ?? '');
  await page.locator(`main a[aria-haspopup=dialog][href*="${link}"]`).first().click();
};

/** How to get to those panels that nothing in the header opens, or not always. */
const elsewhere: Partial<Record<PanelName, (page: Page, language: string) => Promise<void>>> = {
  approval: openApproval,
  'approval-delegations': openDelegations,
  spotlight: openSpotlight,
  'user-account': openAccount,
  'account-roles': openAccountRoles,
  'account-factor': openAccountFactor,
  'job-status': openPencil('jobstatusupdate'),
  'reporting-lines': openPencil('managerupdate'),
  tags: openPencil('tagassignment'),
  modules: (page) => openFromTab(page, 'modules'),
  profile: (page) => openFromTab(page, 'profile'),
  notifications: (page) => openFromTab(page, 'notifications'),
  'all-notifications': async (page, language) => {
    await openFromTab(page, 'notifications');
    await dialog(page)
      .getByRole('button', { name: wordOf(language, 'notifications', 'viewAll'), exact: true })
      .click();
  },
  tickets: async (page, language) => {
    await openFromHeader(page, 'chill-connect');
    const { connect } = wordsOf(language, 'helpdesk') as { connect: { viewMore: string } };
    const way = dialog(page).getByRole('button', { name: connect.viewMore, exact: true });
    await way.click();
    await expect(way).toHaveCount(0);
  },
  locator: async (page, language) => {
    await openFromHeader(page, 'search');
    const way = dialog(page).getByRole('button', { name: wordOf(language, 'search', 'openLocator'), exact: true });
    await way.click();
    await expect(way).toHaveCount(0);
  },
};

/** Offered to whom nobody in the sample is: somebody who comes back after three days. */
const NOT_OFFERED: readonly PanelName[] = ['catch-up'];

const names = Object.values(capabilities)
  .flatMap(({ panels = {} }) => Object.keys(panels) as PanelName[])
  .filter((name) => !NOT_OFFERED.includes(name));

/** Who opens it, where not everybody may. */
const whom: Partial<Record<PanelName, string>> = {
  tours: 'E1006',
  'user-account': 'E1006',
  'account-roles': 'E1006',
  'account-factor': 'E1006',
};

for (const [index, name] of names.entries()) {
  const language = languages[index % languages.length]!;
  const wide = name === 'modules' ? 390 : 1440;

  test.describe(`the panel “${name}”`, () => {
    test.use({ employeeId: whom[name] ?? 'E1004' });

    test(`is accessible, light and dark, wide and narrow, in English and ${language}`, async ({ page }) => {
      const blocked: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted/i.test(message.text())) blocked.push(message.text());
      });
      const faults: string[] = [];
      for (const lang of ['en', language]) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.goto(`/ecenter/dashboard?lang=${lang}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const open = elsewhere[name] ?? ((from: Page) => openFromHeader(from, name));
        await open(page, lang);
        await expect(dialog(page)).toBeVisible();
        await expect(dialog(page).locator('[aria-busy=true]')).toHaveCount(0);
        const looks =
          lang === 'en' ? { widths: [...new Set([wide, 390])] } : { schemes: ['light'] as const, widths: [wide] };
        faults.push(...(await findA11yViolations(page, looks)));
      }
      expect(faults).toEqual([]);
      expect(blocked).toEqual([]);
    });
  });
}
