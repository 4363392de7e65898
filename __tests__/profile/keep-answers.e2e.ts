import { expect } from '@playwright/test';
import { askHr } from '../e2e/ask-hr';
import { test } from '../e2e/portal-test';
import { signInToHome, signOut, submitSignIn } from '../e2e/sign-in';
import { openBrowser, placeOfSection, save, snackbar, textOf } from './section-pages';

const CONTACT = 3;

test('of two who save one section the second sees both, and nothing is overwritten', async ({
  page,
  browser,
  baseURL,
  stateOf,
}) => {
  await signInToHome(page, 'E1017');
  const hr = await openBrowser({ browser, baseURL, storageState: await stateOf('E1004') });
  await hr.goto('/home/dashboard');
  const [kavita] = await askHr(hr, 'searchEmployees', { SearchText: 'E1017' });
  await page.goto(placeOfSection(CONTACT));
  await textOf(page, 'Extension').fill('4711');
  await textOf(page, 'Home phone').fill('+91 20 5550 0101');

  await hr.goto(placeOfSection(CONTACT, kavita!.ChillCode));
  await textOf(hr, 'Extension').fill('2222');
  await textOf(hr, 'Work phone').fill('+91 20 5550 0202');
  await save(hr).click();
  await expect(snackbar(hr, 'Contact Updated Successfully')).toBeVisible();

  await save(page).click();
  await expect(page.getByText('Somebody else saved this meanwhile: 2222.')).toBeVisible();
  await expect(textOf(page, 'Extension')).toHaveValue('4711');
  await expect(textOf(page, 'Work phone'), 'what nobody typed here is brought up to date').toHaveValue(
    '+91 20 5550 0202',
  );
  await page.getByRole('button', { name: 'Use that' }).click();
  await save(page).click();
  await expect(snackbar(page, 'Contact Updated Successfully')).toBeVisible();
  await hr.reload();
  await expect(textOf(hr, 'Extension')).toHaveValue('2222');
  await expect(textOf(hr, 'Home phone')).toHaveValue('+91 20 5550 0101');
  await hr.context().close();
});

test('what was typed is there again after the session ended over it', async ({ page, browser, baseURL }) => {
  await signInToHome(page, 'E1017');
  await page.goto(placeOfSection(CONTACT));
  const link = textOf(page, 'Link to a professional profile');
  await link.fill('https://people.example/kavita');
  await expect(page.getByText('What you typed is saved. You can come back to it later.')).toBeVisible();
  const elsewhere = await openBrowser({ browser, baseURL, storageState: await page.context().storageState() });
  await elsewhere.goto('/home/dashboard');
  await signOut(elsewhere);
  await elsewhere.context().close();

  await save(page).click();
  await page.waitForURL('**/session?why=signed-out');
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/auth/login');
  await submitSignIn(page, 'E1017');
  await page.waitForURL(`**${placeOfSection(CONTACT)}`);
  await expect(link).toHaveValue('https://people.example/kavita');
  await expect(page.getByText('This is what you typed last time.')).toBeVisible();
  await save(page).click();
  await expect(snackbar(page, 'Contact Updated Successfully')).toBeVisible();
});
