import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { chooseOwnPassword, OWN_PASSWORD } from '../../e2e/own-password';
import { test } from '../../e2e/portal-test';
import { sidewaysScroll, signInToHome, signOut } from '../../e2e/sign-in';
import { readRecoveryCodes, signInToSecondStep } from './second-step';

/** Whom no other story signs in. */
const INGA = { empid: 'E1067', mail: 'inga.lorenz@tarnbrook.example' };

/** An authenticator of the browser's own, in which somebody presses their finger whenever they are asked. */
async function addVirtualAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const usePasskey = (page: Page) => page.getByRole('button', { name: 'Use a passkey' });

test.describe('at a host name', () => {
  // Passkeys belong to a name; without APP_URL the portal takes both names of its own machine.
  test.use({ baseURL: ({ product }, use) => use(product.address.replace('127.0.0.1', 'localhost')) });

  test('a person adds a passkey, comes in by it, renames it and removes it by itself', async ({ page, mailbox }) => {
    await addVirtualAuthenticator(page);
    await chooseOwnPassword(page, mailbox, INGA);
    await signInToHome(page, INGA.empid, OWN_PASSWORD);
    await page.goto('/user/secondfactor');
    expect(await findA11yViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const codes = await readRecoveryCodes(page);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('10 left')).toBeVisible();
    await expect(page.getByText('On one device only')).toBeVisible();

    await page.getByRole('button', { name: /^Rename / }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Work laptop');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Remove Work laptop' })).toBeVisible();
    expect(await findA11yViolations(page)).toEqual([]);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page)).toBe(0);
    }

    await signOut(page);
    await signInToSecondStep(page, INGA.empid);
    expect(await findA11yViolations(page)).toEqual([]);
    await usePasskey(page).click();
    await page.waitForURL('**/home/dashboard');

    await signOut(page);
    await signInToSecondStep(page, INGA.empid);
    await page.getByLabel('Recovery code').fill(codes[0]!);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.waitForURL('**/home/dashboard');

    await page.goto('/user/secondfactor');
    await expect(page.getByText('9 left')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Work laptop' }).click();
    await usePasskey(page).click();
    await expect(page.getByText('The passkey was removed.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Or use an authenticator app' })).toBeVisible();
  });
});

test('at a bare address the page says why there are no passkeys', async ({ page }) => {
  await signInToHome(page, 'E1005');
  await page.goto('/user/secondfactor');
  await expect(page.getByText('Passkeys belong to a host name')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add the app' })).toBeVisible();
});
