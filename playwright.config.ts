import { defineConfig, devices } from '@playwright/test';
import type { PortalOptions } from './__tests__/e2e/portal-test';

const { BASE_URL, MAIL_DIR, CHROMIUM_PATH, TEST_FULL } = process.env;

const COMMANDS = '__tests__/commands/**';

/** Starts nothing itself: `npm test` starts the product and says here where it is. */
export default defineConfig<PortalOptions>({
  testDir: '__tests__',
  testMatch: '**/*.e2e.ts',
  testIgnore: TEST_FULL ? [] : ['**/*.full.e2e.ts'],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  projects: [
    {
      name: 'browser',
      testIgnore: [COMMANDS, ...(TEST_FULL ? [] : ['**/*.full.e2e.ts'])],
      use: {
        ...devices['Desktop Chrome'],
        baseURL: BASE_URL ?? 'http://127.0.0.1:3000',
        mailFolder: MAIL_DIR ?? '.data/mail',
        locale: 'en-GB',
        timezoneId: 'Asia/Kolkata',
        trace: 'retain-on-failure',
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
      },
    },
    { name: 'commands', testMatch: `${COMMANDS}/*.e2e.ts`, timeout: 120_000 },
  ],
});
