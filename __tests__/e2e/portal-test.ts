import { test as base } from '@playwright/test';
import { Mailbox } from './mailbox';

export interface PortalOptions {
  /** Where the product under test writes its mails. */
  mailFolder: string;
}

/** A browser test that can also read the mails which the product sent. */
export const test = base.extend<PortalOptions & { mailbox: Mailbox }>({
  mailFolder: ['', { option: true }],
  mailbox: async ({ mailFolder }, use) => {
    await use(new Mailbox(mailFolder));
  },
});
