import { expect, type Page } from '@playwright/test';
import { test } from '../e2e/signed-in-test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The address of a person's card, as the signed-in person's own page links it. */
const cardOf = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).first();

test.describe('a manager', () => {
  test.use({ employeeId: 'E1002' });

  test('reads their own profile and goes from it to those above and below (NAV-09, EMP-18, EMP-20)', async ({
    page,
  }) => {
    const missing: string[] = [];
    page.on('response', (answer) => answer.status() === 404 && missing.push(answer.url()));
    await page.goto('/ecenter/essprofileview');
    await expect(heading(page)).toHaveText('Vikram Nair');
    await expect(page.getByRole('region', { name: 'At work' })).toContainText('vikram.nair@tarnbrook.example');
    await expect(page.getByRole('main').getByRole('link', { name: 'Profile Edit' })).toHaveAttribute(
      'href',
      '/ecenter/essprofileedit',
    );
    await expect(page.getByRole('region', { name: 'Reports to' })).toContainText('Meera Krishnan');
    const people = page.getByRole('region', { name: 'As Reporting Manager' });
    await people.getByRole('button', { name: /^Show all \d+$/ }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Ananya Rao' })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(missing).toEqual([]);

    await people.getByRole('link', { name: /Ananya Rao/ }).click();
    await page.getByRole('dialog', { name: 'Ananya Rao' }).getByRole('link', { name: 'Open profile' }).click();
    await page.waitForURL('**/ecenter/profileview/key/*');
    await expect(heading(page)).toHaveText('Ananya Rao');
    await expect(page).toHaveTitle(/^Ananya Rao · /);
  });
});

test.describe('an employee', () => {
  test.use({ employeeId: 'E1001' });

  test('sees of a colleague what may be known, whatever the query names (T27)', async ({ page }) => {
    await page.goto('/ecenter/essprofileview');
    const [manager, reviewer] = [cardOf(page, 'Vikram Nair'), cardOf(page, 'Meera Krishnan')];
    const [place, other] = [await manager.getAttribute('href'), await reviewer.getAttribute('href')];
    const otherKey = other!.split('/').at(-1)!;
    for (const query of ['', `?nxtPkey=${otherKey}`, `?nxtIkey=${otherKey}`, `?key=${otherKey}`]) {
      await page.goto(`${place}${query}`);
      await expect(heading(page)).toHaveText('Vikram Nair');
    }
    const main = page.getByRole('main');
    await expect(main).toContainText('This is what colleagues can see of each other.');
    await expect(main).not.toContainText('tarnbrook.example');
    await expect(page.getByRole('region', { name: 'Reports to' })).toHaveText(/Meera Krishnan.*E1003/);
    await page.goto(`/ecenter/essprofileview?key=${otherKey}`);
    await expect(heading(page)).toHaveText('Ananya Rao');
  });

  test('says something of themself on their own page, and takes it back (ABME-01 to ABME-07)', async ({ page }) => {
    await page.goto('/ecenter/essprofileview');
    const about = page.getByRole('region', { name: 'About Me' });
    const dialog = page.getByRole('dialog', { name: 'About Me' });
    const say = async (text: string) => {
      await about.getByRole('button', { name: 'Edit “About Me”' }).click();
      await dialog.getByLabel('Edit Your Self').fill(text);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
    };
    await say('I like <b>maps</b>.');
    await expect(page.getByText('About Me updated successfully')).toBeVisible();
    await expect(about).toContainText('I like <b>maps</b>.');
    await say('');
    await expect(about).toContainText('Say a few words about yourself');
  });

  test('finds no page behind a key that names nobody or is no key', async ({ page }) => {
    for (const key of ['AAAAAAAAAAAAAAAAAAAAAA', 'E1002', '..%2Fadmin', '%3Cb%3E']) {
      const answer = await page.goto(`/ecenter/profileview/key/${key}`);
      expect([key, answer?.status()]).toEqual([key, 404]);
      await expect(page.getByRole('main')).not.toContainText('Active');
    }
  });
});
