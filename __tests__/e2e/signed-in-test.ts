import type { BrowserContext } from '@playwright/test';
import { watchPage, test as base } from './portal-test';
import { signIn } from './sign-in';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Options {
  /** Who has signed in before the test begins; left out: nobody. */
  employeeId: string | undefined;
}

/** A browser test of someone who is signed in already. Each worker signs each person in once, so no test may sign them out. */
export const test = base.extend<Options, { stateOf: (employeeId: string) => Promise<State> }>({
  employeeId: [undefined, { option: true }],
  storageState: async ({ employeeId, stateOf }, use) => {
    await use(employeeId ? await stateOf(employeeId) : undefined);
  },
  stateOf: [
    async ({ browser, product }, use, { project }) => {
      const states = new Map<string, Promise<State>>();
      const make = async (employeeId: string) => {
        const { locale } = project.use;
        const baseURL = product.address;
        const context = await browser.newContext({ baseURL, locale, storageState: undefined });
        // Whatever language somebody chose for themselves in a story that runs at the same time.
        await context.addCookies([{ name: 'hr-language', value: 'en', url: baseURL }]);
        const page = watchPage(await context.newPage());
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
