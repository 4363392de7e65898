import { defineConfig, devices } from '@playwright/test';
import type { PortalOptions } from './__tests__/e2e/portal-test';

const { PRODUCTS, CHROMIUM_PATH, TEST_FULL, TEST_TRACE } = process.env;

const COMMANDS = '__tests__/commands/**';
/** What everybody does each day, and what the database decides there: passwords, pauses, codes, sessions, the home page. */
const MATTER_MOST = [
  '**/sign-in/{ways-in,wrong-password,sign-in-pause,one-time-code,session,sign-out}.e2e.ts',
  '**/home/home.e2e.ts',
];
const ON_POSTGRESQL_ALONE = '**/operating/rolling-restart.full.e2e.ts';
const SLOW = TEST_FULL ? [] : ['**/*.full.e2e.ts'];

/** A person at a desk in an office in India. */
const journeys = {
  ...devices['Desktop Chrome'],
  products: PRODUCTS ? JSON.parse(PRODUCTS) : [{ address: 'http://127.0.0.1:3000', mailFolder: '.data/mail' }],
  locale: 'en-GB',
  timezoneId: 'Asia/Kolkata',
  // The worker answers navigations itself, where no test could see or change them.
  serviceWorkers: 'block' as const,
  // A trace costs each story a third more work; `--trace` asks for those of the stories that fail.
  trace: TEST_TRACE ? ('retain-on-failure' as const) : ('off' as const),
  screenshot: 'only-on-failure' as const,
  launchOptions: {
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
    ],
  },
};

/** Starts nothing itself: `npm test` starts a product for each worker and says here where they are. */
export default defineConfig<object, PortalOptions>({
  testDir: '__tests__',
  testMatch: '**/*.e2e.ts',
  testIgnore: SLOW,
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Neither is a measure: they end what hangs, and everything is slow on a machine that does three things at once.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  projects: [
    {
      name: 'browser',
      testIgnore: [COMMANDS, ON_POSTGRESQL_ALONE, ...SLOW],
      use: journeys,
    },
    {
      name: 'postgresql',
      testMatch: [...MATTER_MOST, ON_POSTGRESQL_ALONE],
      testIgnore: SLOW,
      use: journeys,
    },
    { name: 'commands', testMatch: `${COMMANDS}/*.e2e.ts` },
  ],
});
