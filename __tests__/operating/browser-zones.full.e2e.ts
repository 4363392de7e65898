import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { dayPartOf, longDateText } from '../../lib/dates';
import { watchPage } from '../e2e/portal-test';
import { test } from '../e2e/signed-in-test';
import { watchOrigins } from '../e2e/watch-origins';

const ZONES = ['Asia/Kolkata', 'America/New_York', 'Pacific/Apia'];
const DATES = /\d{2}-[A-Z][a-z]{2}-\d{4}(?: \d{2}:\d{2})?|\d+ [A-Z][a-z]+ \d{4}|Today|Tomorrow|Yesterday/g;

interface Walk {
  readonly employeeId: string;
  readonly places: readonly string[];
  /** The link to the page that is looked at last, and its address. */
  readonly last: (page: Page) => Locator;
  readonly addressOf?: (href: string) => string;
}

/** The pages that show most dates, and whom. */
const WALKS: readonly Walk[] = [
  {
    employeeId: 'E1005',
    places: ['/home/dashboard', '/chillconnect/helpdeskinbox'],
    last: (page) => page.getByRole('rowheader').first().getByRole('link'),
    addressOf: (href) => `/chillconnect/ticket/key/${new URLSearchParams(href.split('?')[1]).get('ticket')}`,
  },
  {
    employeeId: 'E1004',
    places: ['/process/conductsetup'],
    last: (page) => page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link'),
  },
];

const POLICY = 'strict-origin-when-cross-origin';

interface Seen {
  /** The dates of each page, in their order. */
  readonly dates: Record<string, string[]>;
  readonly faults: string[];
}

/** Opens a page and notes its dates, what it complains of, and a referrer policy that tells others too much. */
async function look(page: Page, place: string, { dates, faults }: Seen): Promise<void> {
  const answer = await page.goto(place);
  if (answer?.headers()['referrer-policy'] !== POLICY) faults.push(`${place} has no referrer policy`);
  const shown = async () => (dates[place] = (await page.getByRole('main').innerHTML()).match(DATES) ?? []);
  await expect.poll(shown, `dates on ${place}`).not.toEqual([]);
}

async function walk(context: BrowserContext, { places, last, addressOf = String }: Walk, seen: Seen): Promise<void> {
  const page = watchPage(await context.newPage());
  page.on('pageerror', (error) => seen.faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && seen.faults.push(message.text()));
  for (const place of places) await look(page, place, seen);
  await look(page, addressOf((await last(page).getAttribute('href')) ?? ''), seen);
  await page.close();
}

interface Fixtures {
  readonly browser: Browser;
  readonly baseURL: string | undefined;
  readonly stateOf: (employeeId: string) => Promise<Awaited<ReturnType<BrowserContext['storageState']>>>;
}

async function readIn(timezoneId: string, { browser, baseURL, stateOf }: Fixtures) {
  const seen: Seen = { dates: {}, faults: [] };
  const origins: string[] = [];
  for (const one of WALKS) {
    const storageState = await stateOf(one.employeeId);
    const context = await browser.newContext({ baseURL, storageState, timezoneId, locale: 'en-GB' });
    const asked = watchOrigins(context);
    await walk(context, one, seen);
    origins.push(...asked());
    await context.close();
  }
  return { ...seen, origins: [...new Set(origins)] };
}

test('pages show the same dates in any browser zone and ask nobody else (F26, T79)', async ({
  browser,
  baseURL,
  stateOf,
}) => {
  const here = await readIn(ZONES[0]!, { browser, baseURL, stateOf });
  expect(here).toMatchObject({ faults: [], origins: [baseURL] });
  for (const zone of ZONES.slice(1))
    expect({ zone, ...(await readIn(zone, { browser, baseURL, stateOf })) }).toEqual({ zone, ...here });
});

test('who reads elsewhere is greeted by the clock and the day there from their second page on', async ({
  browser,
  baseURL,
  stateOf,
}) => {
  const timezoneId = 'America/New_York';
  const context = await browser.newContext({ baseURL, storageState: await stateOf('E1001'), timezoneId });
  const page = watchPage(await context.newPage());
  await page.goto('/home/dashboard');
  await page.reload();
  const [part, day] = [dayPartOf(new Date(), 'en', timezoneId), longDateText(new Date(), 'en', timezoneId)];
  await expect(page.getByRole('heading', { level: 1, name: `Good ${part}, Ananya` })).toBeVisible();
  await expect(page.getByText(day, { exact: true })).toBeVisible();
  await context.close();
});
