import { expect } from '@playwright/test';
import { askHr } from '../e2e/ask-hr';
import { findA11yViolations } from '../e2e/find-a11y-violations';
import { watchPage } from '../e2e/portal-test';
import { signInToHome } from '../e2e/sign-in';
import { test } from '../e2e/signed-in-test';

const DAY_MS = 86_400_000;

/** DD-MMM-YYYY in India, so many days from now. */
function wireDay(inDays: number): string {
  const at = new Date(Date.now() + inDays * DAY_MS);
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ day: '2-digit', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' },
  }).formatToParts(at);
  return ['day', 'month', 'year'].map((type) => parts.find((part) => part.type === type)?.value).join('-');
}

test.use({ employeeId: 'E1004' });

test('a manager confirms somebody whose status ends, from home; HR takes it back', async ({
  page: hr,
  browser,
  baseURL,
}) => {
  await hr.goto('/ecenter/jobstatusupdate');
  const [{ ChillCode } = { ChillCode: '' }] = await askHr(hr, 'searchEmployees', { SearchText: 'E1001' });
  const kinds = await askHr(hr, 'listJobStatusChoices', { ChillCode });
  const term = kinds.find(({ InputType }) => InputType === 'D');
  await askHr(hr, 'addJobStatus', {
    ...{ ChillCode, JobStatusCode: '', JobStatus: term?.value, EffectiveFrom: wireDay(0), EndDate: wireDay(3) },
    Justification: 'For the project',
  });

  // In a session of their own: a change of role ends the one before.
  const page = watchPage(await browser.newPage({ baseURL, storageState: undefined }));
  await signInToHome(page, 'E1002');
  const task = page
    .getByRole('listitem')
    .filter({ hasText: 'Ananya Rao' })
    .filter({ hasText: `${term?.label} ends` });
  await task.getByRole('button', { name: `Open as Appraiser: ${term?.label} ends` }).click();
  await page.waitForURL('**/ecenter/endingstatuses');
  const row = page.getByRole('list', { name: 'Ending soon' }).getByRole('listitem').filter({ hasText: 'Ananya Rao' });
  await expect(row).toContainText(`${term?.label} ends`);
  expect(await findA11yViolations(page)).toEqual([]);
  await row.getByRole('button', { name: 'Confirm Ananya Rao' }).click();
  await expect(page.getByText('Ananya Rao is confirmed.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto('/home/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(task).toHaveCount(0);
  await page.close();

  const made = await askHr(hr, 'listPersonChanges', { ChillCode, Kind: 'job_status' });
  const standing = made.filter(({ State }) => State !== 'undone').slice(0, 2);
  for (const { ChangeCode } of standing)
    await askHr(hr, 'undoChange', { ChangeCode, Reason: 'It was for the story alone' });
});
