import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { CommandContext } from '../scripts/command';
import { withBrowser } from './browser';
import type { Measure } from './measure';
import { makeInstallation, whileRunning } from './product';
import { signIn } from './sign-in';

type Press = (what: Locator) => Promise<void>;

interface Way {
  readonly name: string;
  readonly person: string;
  readonly atMost: number;
  /** How many it took in version 0.2.0, before home was Today, by the same ways of its screens. */
  readonly before: number;
  /** From home, or from where one is led after signing in, until it is done. Typing is no press. */
  readonly walk: (page: Page, press: Press) => Promise<void>;
}

const WAYS: readonly Way[] = [
  {
    name: 'answer a waiting ticket',
    person: 'E1001',
    atMost: 3,
    before: 3,
    walk: async (page, press) => {
      await press(page.getByRole('link', { name: /^Reply: #/ }).first());
      const form = page.getByRole('form', { name: 'Reply' });
      await form.getByLabel('Message').fill('Both hours were worked on site.');
      await press(form.locator('[type=submit]'));
      await page.getByRole('list', { name: 'Messages' }).getByText('Both hours were worked on site.').waitFor();
    },
  },
  {
    name: 'sign an agreement',
    person: 'E1009',
    atMost: 4,
    before: 4,
    walk: async (page, press) => {
      const dialog = page.getByRole('dialog');
      const host = dialog.locator('iframe').contentFrame();
      await host.getByText(/^Page 1 of \d/).waitFor();
      await press(dialog.getByRole('checkbox'));
      await press(host.getByRole('radio', { name: 'Type' }));
      await press(host.getByRole('button', { name: 'Sign the document' }));
      await dialog.getByText('The document is signed.').waitFor();
      await press(dialog.getByRole('button', { name: 'Submit' }));
      await page.waitForURL('**/home/dashboard');
    },
  },
  {
    name: 'wish a birthday',
    person: 'E1001',
    atMost: 2,
    before: 3,
    walk: async (page, press) => {
      const wish = page.locator('details').filter({ has: page.locator('summary', { hasText: /^Wish$/ }) });
      await press(wish.first().locator('summary'));
      await press(wish.first().getByRole('button').first());
      await page.getByText('Wished', { exact: true }).first().waitFor();
    },
  },
  {
    name: "find a colleague's manager",
    person: 'E1001',
    atMost: 3,
    before: 4,
    walk: async (page, press) => {
      await press(page.locator('header [data-tour=search]'));
      const dialog = page.getByRole('dialog', { name: 'Search', exact: true });
      await dialog.getByRole('combobox', { name: 'Search', exact: true }).fill('vikram');
      await press(
        dialog
          .getByRole('row')
          .filter({ hasText: /Vikram/ })
          .first(),
      );
      await page.waitForURL('**/ecenter/profileview/key/*');
      await page.getByRole('main').getByText('Reporting manager').first().waitFor();
    },
  },
];

async function countPresses(context: BrowserContext, address: string, { walk }: Way): Promise<number> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  let presses = 0;
  await walk(page, async (what) => {
    presses += 1;
    await what.click();
  });
  return presses;
}

async function measureWay(browser: Browser, address: string, way: Way): Promise<Measure[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(15_000);
  await signIn(context, address, way.person);
  const shown = { unit: 'presses', digits: 0 };
  const value = await countPresses(context, address, way);
  await context.close();
  return [
    { name: way.name, value, ...shown, atMost: way.atMost },
    { name: `${way.name}, in 0.2.0`, value: way.before, ...shown },
  ];
}

/** How many presses people need from signed-in to done. A way that is no longer there fails. */
export async function measurePresses(context: CommandContext): Promise<Measure[]> {
  const installation = await makeInstallation(context);
  const { address } = installation.settings;
  return whileRunning(context, installation, () =>
    withBrowser(context, async (browser) => {
      const measures: Measure[] = [];
      for (const way of WAYS) measures.push(...(await measureWay(browser, address, way)));
      return measures;
    }),
  );
}
