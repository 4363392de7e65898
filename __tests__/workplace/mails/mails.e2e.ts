import { expect } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { test } from '../../e2e/portal-test';
import { sidewaysScroll, signInToHome } from '../../e2e/sign-in';

const SOFIA = 'sofia.herrera@tarnbrook.example';

test('a person finds what was mailed to them, and does without a mail that asks for nothing', async ({
  page,
  mailbox,
}) => {
  await signInToHome(page, 'E1004');
  await page.goto('/ecenter/mailtemplates');
  await page.getByRole('link', { name: /^Device registered/ }).click();
  await mailbox.markRead(SOFIA);
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await mailbox.next(SOFIA);

  await page.goto('/home/commonsetting');
  await page.getByRole('link', { name: 'Choose emails' }).click();
  await page.waitForURL('**/user/mails');
  const sent = page.getByRole('list', { name: 'Sent to you' }).getByRole('listitem');
  await expect(sent.first()).toContainText('[Test] A device was registered for your account');
  await expect(sent.first()).toContainText('Delivered');
  expect(await findA11yViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  const digest = page.getByRole('switch', { name: 'What awaits a person' });
  const isKept = page.waitForResponse('**/api/hr/saveMailSubscription');
  await digest.click();
  await isKept;
  await page.reload();
  await expect(digest).toHaveAttribute('aria-checked', 'false');
  await expect(page.getByRole('switch', { name: 'Birthday greeting' })).toHaveAttribute('aria-checked', 'true');
  await expect(page.getByRole('switch', { name: /code/i })).toHaveCount(0);
});
