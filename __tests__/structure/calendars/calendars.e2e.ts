import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { test } from '../../e2e/signed-in-test';

const open = async (page: Page, calendar: string) => {
  await page.goto('/process/calendars');
  await page.getByRole('link', { name: calendar, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: calendar })).toBeVisible();
};
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
};

const ICAL = `BEGIN:VCALENDAR
BEGIN:VEVENT
DTSTART;VALUE=DATE:20320714
SUMMARY:Bastille Day 2032
END:VEVENT
END:VCALENDAR`;

test.describe('an administrator', () => {
  test.use({ employeeId: 'E1006' });

  test('adds many holidays by lines and by a calendar file, and takes them away again', async ({ page }) => {
    await open(page, 'Lyon');
    await page.getByText('Add many days at once').click();
    const lines = page.getByLabel(/^Or one day per line/);
    const take = page.getByRole('button', { name: 'Add these days' });
    await lines.fill('2032-05-01 Labour Day 2032\nBastille Day');
    await take.click();
    await expect(page.getByText('Line 2 is not a date and a name: Bastille Day')).toBeVisible();
    await lines.fill('2032-05-01 Labour Day 2032');
    await take.click();
    const file = { name: 'holidays.ics', mimeType: 'text/calendar', buffer: Buffer.from(ICAL) };
    await page.getByLabel('Calendar file (.ics)').setInputFiles(file);
    await expect(page.getByText('Added: 14-Jul-2032 Bastille Day 2032')).toBeVisible();
    await save(page);

    await open(page, 'Lyon');
    await page.getByLabel('Year', { exact: true }).selectOption('2032');
    expect(await findA11yViolations(page)).toEqual([]);
    for (const day of ['01-May-2032 Labour Day 2032', '14-Jul-2032 Bastille Day 2032'])
      await page.getByRole('button', { name: `Remove ${day}` }).click();
    await save(page);
    await expect(page.getByText('Bastille Day 2032')).toHaveCount(0);
  });

  test('leaves out the second and fourth Saturday of a month', async ({ page }) => {
    await open(page, 'Manchester');
    await page.getByRole('checkbox', { name: 'Saturday is a working day' }).check();
    await page.getByText('Every week').last().click();
    await page.getByLabel('Saturday no. 2 of the month is off').check();
    await page.getByLabel('Saturday no. 4 of the month is off').check();
    await expect(page.getByText('Saturday: Free → 09:00–18:00, Not no. 2 and no. 4 of the month')).toBeVisible();
    await save(page);
    await page.getByRole('checkbox', { name: 'Saturday is a working day' }).uncheck();
    await save(page);
  });
});
