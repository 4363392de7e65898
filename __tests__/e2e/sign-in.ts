import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './wait-for-hydration';

/** The password of every sample account that has one. */
export const PASSWORD = 'Humming-2026';

export const SESSION_COOKIE = '__Host-hr-session';

export const employeeIdField = (page: Page) => page.getByLabel('Employee Id');
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
export const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In' });
/** The message on a form. Next keeps an alert of its own on each page, which is empty. */
export const formAlert = (page: Page) => page.getByRole('main').getByRole('alert');

/** Fills the sign-in form that is shown, and presses Sign In. */
export async function submitSignIn(page: Page, employeeId: string, password = PASSWORD): Promise<void> {
  await employeeIdField(page).fill(employeeId);
  await passwordField(page).fill(password);
  await signInButton(page).click();
}

/** Opens the sign-in page in English and signs in there; where that leads is the story's own. */
export async function signIn(page: Page, employeeId: string, password = PASSWORD): Promise<void> {
  await page.goto('/auth/login');
  await submitSignIn(page, employeeId, password);
}

/** Signs in and waits for the home page, which greets the person, below a message that opens by itself too. */
export async function signInToHome(page: Page, employeeId: string, password = PASSWORD): Promise<void> {
  await signIn(page, employeeId, password);
  await page.waitForURL('**/home/dashboard');
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  await waitForHydration(page);
}

/** The person's own menu in the header of the shell; it is opened by its name. */
export const accountMenu = (page: Page) => page.getByLabel(/^Your account: /);

export async function openSignOutDialog(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign Out' })).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await openSignOutDialog(page);
  await page.getByRole('button', { name: 'Sign-Out' }).click();
  await page.waitForURL('**/auth/login');
}

export const sessionCookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === SESSION_COOKIE);

/** How far the page could be scrolled to the side, in pixels. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
