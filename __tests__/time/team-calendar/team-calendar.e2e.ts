import { expect, type Page } from '@playwright/test';
import { daysLater, weekdayOf } from '@/lib/typed/calendar-days';
import { APPROVAL_STATUS } from '@/lib/contract/workplace/approvals/limits';
import { askHr } from '../../e2e/ask-hr';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { watchPage } from '../../e2e/portal-test';
import { test } from '../../e2e/signed-in-test';
import { readNotices } from '../leave/read-notices';

const YEAR = new Date().getUTCFullYear() + 1;
const FIRST_OF_MARCH = `${YEAR}-03-01`;
const WEDNESDAY = daysLater(FIRST_OF_MARCH, (10 - weekdayOf(FIRST_OF_MARCH)) % 7);
const QUARTER = `/timemanage/teamcalendar?view=quarter&month=${YEAR}-01`;
/** Of the sample's types the one that everybody has. */
const UNPAID = 6;

/** Hers from that Wednesday on: she may be away on other days too. */
const absences = (page: Page) =>
  page
    .getByRole('grid', { name: 'Who is away' })
    .getByRole('gridcell', { name: new RegExp(`^Ananya Rao, .*: ${Number(WEDNESDAY.slice(8))} March`) });

test.describe('a manager', () => {
  test.use({ employeeId: 'E1002' });

  test('walks the quarter of the team by keys and reads the type', async ({ page, browser, baseURL, stateOf }) => {
    const openAs = async (employeeId: string) => {
      const context = await browser.newContext({ baseURL, locale: 'en-GB', storageState: await stateOf(employeeId) });
      return watchPage(await context.newPage());
    };
    const asking = await openAs('E1001');
    await asking.goto('/home/dashboard');
    await page.goto('/home/dashboard');
    const span = { From: WEDNESDAY, To: daysLater(WEDNESDAY, 1) };
    const { RequestCode } = await askHr(asking, 'sendLeaveRequest', { TypeCode: UNPAID, ...span });
    const { ApprovalCode: KeyCode } = await askHr(asking, 'getLeaveRequest', { RequestCode });
    const { Version } = await askHr(page, 'getApproval', { KeyCode });
    const decision = { KeyCode, Version, StatusCode: APPROVAL_STATUS.approved, Comments: '' };
    await askHr(page, 'decideApproval', decision);

    await page.goto(QUARTER);
    const grid = page.getByRole('grid', { name: 'Who is away' });
    await expect(absences(page)).toHaveAccessibleName(/^Ananya Rao, Unpaid leave: \d+ March to \d+ March$/);
    const names = await grid.getByRole('rowheader').allTextContents();
    const rows = names.findIndex((name) => name.includes('Ananya Rao'));
    await grid.locator('[tabindex="0"]').focus();
    await page.keyboard.press('Control+Home');
    for (let row = 0; row < rows; row++) await page.keyboard.press('ArrowDown');
    await expect(grid.getByRole('link', { name: 'Ananya Rao' })).toBeFocused();
    const days = (Date.parse(WEDNESDAY) - Date.parse(`${YEAR}-01-01`)) / 86_400_000;
    for (let day = 0; day <= days; day++) await page.keyboard.press('ArrowRight');
    const cell = grid.locator('[data-cursor]');
    await expect(cell).toBeFocused();
    await expect(cell).toHaveAccessibleName(/^Wednesday \d+ March: Ananya Rao, Unpaid leave: /);
    await page.keyboard.press('Enter');
    const details = page.getByRole('dialog', { name: /^Ananya Rao, Wednesday \d+ March$/ });
    await expect(details).toContainText('Unpaid leave');
    await page.keyboard.press('Escape');
    await expect(details).toHaveCount(0);
    await expect(cell).toBeFocused();
    expect(await findA11yViolations(page, { widths: [1440] })).toEqual([]);

    await askHr(asking, 'cancelLeaveRequest', { RequestCode, Reason: 'Not needed' });
    await readNotices(asking);
  });
});

test.describe('an employee', () => {
  test.use({ employeeId: 'E1001' });

  test('looks at a month, another one and a location by links, and on a phone at a list', async ({ page }) => {
    await page.goto('/timemanage/teamcalendar?month=2026-12');
    await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    await page.getByRole('link', { name: 'Later' }).click();
    await expect(page.getByRole('heading', { name: 'January 2027' })).toBeVisible();
    await page.getByRole('link', { name: 'Location', exact: true }).click();
    await page.getByLabel('Which location').selectOption({ label: 'Munich' });
    await expect(page).toHaveURL(/who=location&code=munich/);
    await expect(page.getByRole('list', { name: 'Holidays' })).toContainText('6 January Epiphany');
    expect(await findA11yViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('grid')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Who is away' })).toBeVisible();
    await expect(page.getByText('Day off', { exact: true })).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ employeeId: 'E1001', javaScriptEnabled: false });

  test('an employee chooses a unit by a form and reads who is away', async ({ page }) => {
    await page.goto('/timemanage/teamcalendar?who=unit');
    await page.getByLabel('Which unit').selectOption('quality');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/code=quality/);
    await expect(page.getByRole('grid', { name: 'Who is away' })).toBeVisible();
  });
});
