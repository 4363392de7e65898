import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { Mailbox } from './mailbox';
import { signIn } from './sign-in';
import { waitForHydration } from './wait-for-hydration';

/** Where a product is, and where it writes its mails. */
interface Product {
  readonly address: string;
  readonly mailFolder: string;
}

export interface PortalOptions {
  /** One for each worker, so that no story meets what another does at the same time. */
  products: readonly Product[];
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Worker extends PortalOptions {
  product: Product;
  /** The state of a browser in which somebody has signed in, once in each worker. */
  stateOf: (employeeId: string) => Promise<State>;
}

/** From now on the page listens once it is open, whichever way the story came to it. */
export function watchPage(page: Page): Page {
  const { goto, reload, waitForURL } = page;
  page.goto = async (...asked) => {
    const answer = await goto.apply(page, asked);
    await waitForHydration(page);
    return answer;
  };
  page.reload = async (...asked) => {
    const answer = await reload.apply(page, asked);
    await waitForHydration(page);
    return answer;
  };
  page.waitForURL = async (...asked) => {
    await waitForURL.apply(page, asked);
    await waitForHydration(page);
  };
  return page;
}

/** A browser test whose pages listen once they are open, and that can also read the mails which the product sent. */
export const test = base.extend<{ mailbox: Mailbox }, Worker>({
  products: [[], { option: true, scope: 'worker' }],
  product: [
    async ({ products }, use, { parallelIndex }) => {
      const product = products[parallelIndex];
      if (!product) throw new Error(`There is no product for worker ${parallelIndex + 1}`);
      await use(product);
    },
    { scope: 'worker' },
  ],
  // Here, not where somebody is signed in: tests of other fixtures each need a worker and a browser of their own.
  stateOf: [
    async ({ browser, product }, use, { project }) => {
      const states = new Map<string, Promise<State>>();
      const make = async (employeeId: string) => {
        // The product greets by the zone that a browser told it.
        const { locale, timezoneId } = project.use;
        const baseURL = product.address;
        const context = await browser.newContext({ baseURL, locale, timezoneId, storageState: undefined });
        // Whatever language somebody chose for themselves in a story before.
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
  baseURL: ({ product }, use) => use(product.address),
  mailbox: ({ product }, use) => use(new Mailbox(product.mailFolder)),
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', watchPage);
    await use(context);
  },
});
