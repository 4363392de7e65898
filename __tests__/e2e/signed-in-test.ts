import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { test as base } from './portal-test';
import { signIn } from './sign-in';

type State = Exclude<BrowserContextOptions['storageState'], string | undefined> &
  Awaited<ReturnType<BrowserContext['storageState']>>;

/** A browser test of someone who is signed in already; each worker signs each person in once. */
export const test = base.extend<object, { stateOf: (employeeId: string) => Promise<State> }>({
  stateOf: [
    async ({ browser }, use, { project }) => {
      const states = new Map<string, Promise<State>>();
      const make = async (employeeId: string) => {
        const context = await browser.newContext({ baseURL: project.use.baseURL, locale: 'en-GB' });
        const page = await context.newPage();
        await signIn(page, employeeId);
        await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
        const state = await context.storageState();
        await context.close();
        return state;
      };
      await use((employeeId) => {
        const state = states.get(employeeId) ?? make(employeeId);
        states.set(employeeId, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],
});
