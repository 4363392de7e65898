import { test as base, type Page } from '@playwright/test';
import { waitForHydration } from './wait-for-hydration';
import { Mailbox } from './mailbox';

/** Where a product is, and where it writes its mails. */
interface Product {
  readonly address: string;
  readonly mailFolder: string;
}

export interface PortalOptions {
  /** One for each worker, so that no story meets what another does at the same time. */
  products: readonly Product[];
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
export const test = base.extend<{ mailbox: Mailbox }, PortalOptions & { product: Product }>({
  products: [[], { option: true, scope: 'worker' }],
  product: [
    async ({ products }, use, { parallelIndex }) => {
      const product = products[parallelIndex];
      if (!product) throw new Error(`There is no product for worker ${parallelIndex + 1}`);
      await use(product);
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
