import { test as base, type Page } from '@playwright/test';
import { waitForHydration } from './wait-for-hydration';
import { Mailbox } from './mailbox';

export interface PortalOptions {
  /** Where the product under test writes its mails. */
  mailFolder: string;
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
export const test = base.extend<PortalOptions & { mailbox: Mailbox }>({
  mailFolder: ['', { option: true }],
  mailbox: async ({ mailFolder }, use) => {
    await use(new Mailbox(mailFolder));
  },
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', watchPage);
    await use(context);
  },
});
