import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { calendarDate } from '@/lib/dates';
import { daysLater } from '@/lib/typed/calendar-days';
import { askHr } from '../../e2e/ask-hr';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { test } from '../../e2e/portal-test';
import { openBrowser, snackbar } from '../../profile/section-pages';
import { readNotices } from '../leave/read-notices';

const PHONE = { width: 390, height: 844 };
const COMP_OFF = 5;
const REASON = 'Kept the shop open';

/** The last day off that somebody can claim, as replies write it. */
async function lastDayOff(page: Page): Promise<string> {
  const today = calendarDate(new Date());
  const claimed = { TypeCode: COMP_OFF, WorkFrom: daysLater(today, -20), WorkTo: daysLater(today, -1) };
  const { Days } = await askHr(page, 'previewCompOffClaim', claimed);
  const day = Days.findLast(({ Refusal }) => Refusal === '');
  if (!day) throw new Error('no day off can be claimed');
  return day.Day;
}

test('an employee claims a day off on a phone, the manager confirms it, and it is credited', async ({
  browser,
  baseURL,
  stateOf,
}) => {
  test.setTimeout(120_000);
  const ananya = await openBrowser({ browser, baseURL, storageState: await stateOf('E1001') });
  await ananya.setViewportSize(PHONE);
  await ananya.goto('/timemanage/compoff');
  const day = await lastDayOff(ananya);
  await ananya.getByRole('button', { name: 'Claim days worked' }).click();
  const drawer = ananya.getByRole('dialog', { name: 'Claim days worked' });
  await drawer.getByLabel('First day worked', { exact: true }).fill(day);
  await drawer.getByLabel('Last day worked', { exact: true }).fill(day);
  await drawer.getByLabel('What you worked on').fill(REASON);
  await expect(drawer.getByText('Vikram Nair').first()).toBeVisible();
  await expect(drawer.getByRole('status').filter({ hasText: '1 day' })).toBeVisible();
  expect(await findA11yViolations(ananya, { widths: [390], part: '[role=dialog]' })).toEqual([]);
  await drawer.getByRole('button', { name: 'Send' }).click();
  await expect(snackbar(ananya, 'Sent. You will hear as soon as it is decided.')).toBeVisible();
  const claim = ananya.getByRole('listitem').filter({ hasText: REASON }).first();
  await expect(claim).toContainText('Waiting');

  const vikram = await openBrowser({ browser, baseURL, storageState: await stateOf('E1002') });
  await vikram.goto('/ecenter/profileapproval');
  await vikram
    .getByRole('row')
    .filter({ hasText: `Worked on ${day}` })
    .getByText(`Worked on ${day}`)
    .first()
    .click();
  const decision = vikram.getByRole('dialog', { name: 'Decision' });
  await expect(decision).toContainText(REASON);
  await expect(decision).toContainText('Nothing records attendance.');
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(snackbar(vikram, 'Approved.')).toBeVisible();

  await ananya.reload();
  await expect(claim).toContainText('Approved');
  await expect(ananya.getByRole('region', { name: 'What you can take' })).toContainText('1 day left');
  await claim.getByRole('button', { name: 'Give it back' }).click();
  const question = ananya.getByRole('dialog', { name: 'Give back what was credited?' });
  await question.getByRole('button', { name: 'Give it back' }).click();
  await expect(snackbar(ananya, 'Given back.')).toBeVisible();
  await expect(claim).toContainText('Cancelled');
  await readNotices(ananya);
  for (const page of [ananya, vikram]) await page.context().close();
});
