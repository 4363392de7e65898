import { test as base } from '@playwright/test';
import { listens } from './listens';
import { Mailbox } from './mailbox';

export interface PortalOptions {
  /** Where the product under test writes its mails. */
  mailFolder: string;
}

/** A browser test whose page listens once it is open, and that can also read the mails which the product sent. */
export const test = base.extend<PortalOptions & { mailbox: Mailbox }>({
  mailFolder: ['', { option: true }],
  mailbox: async ({ mailFolder }, use) => {
    await use(new Mailbox(mailFolder));
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      const { goto, reload } = page;
      page.goto = async (...asked) => {
        const answer = await goto.apply(page, asked);
        await listens(page);
        return answer;
      };
      page.reload = async (...asked) => {
        const answer = await reload.apply(page, asked);
        await listens(page);
        return answer;
      };
    }
    await use(page);
  },
});
