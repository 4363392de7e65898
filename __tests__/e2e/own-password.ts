import type { Page } from '@playwright/test';
import type { Mailbox } from './mailbox';

/** What people of the sample organisation choose who have no password to begin with. */
export const OWN_PASSWORD = 'quiet-hummingbirds-48';

/** Somebody of the sample organisation who has no password yet, and whom one story has to itself. */
export interface Newcomer {
  readonly empid: string;
  readonly mail: string;
}

/** The code in a mail, which stands at the beginning of its subject. */
const codeIn = (mail: string) => /^Subject: (\d{6}) /m.exec(mail)?.[1] ?? '';

/** Sets a password by a mailed code, and signs in nobody. */
export async function chooseOwnPassword(page: Page, mailbox: Mailbox, { empid, mail }: Newcomer): Promise<void> {
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Employee Id', { exact: true }).fill(empid);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('**/auth/change-password');
  await page.getByLabel('OTP', { exact: true }).fill(codeIn(await mailbox.next(mail)));
  await page.getByLabel('Password', { exact: true }).fill(OWN_PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(OWN_PASSWORD);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('**/auth/login');
}
