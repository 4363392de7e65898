import { expect } from '@playwright/test';
import { test } from '../e2e/portal-test';
import { signIn } from '../e2e/sign-in';

const pending = [
  ['E1008', 'Code of conduct', 'Agreement to read and accept'],
  ['E1009', 'Information security in manufacturing', 'Document to sign'],
  ['E1010', 'Yearly check of your record', 'Personal details to check and complete'],
  ['E1011', 'Confidentiality letter', 'Letter to sign'],
] as const;

for (const [employeeId, title, kind] of pending) {
  test(`${employeeId} reaches only the page that names “${title}”, and can sign out there`, async ({ page }) => {
    await signIn(page, employeeId);
    await page.waitForURL('**/cocrequire/codeofconduct');
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByText(kind, { exact: true })).toBeVisible();

    for (const place of ['/', '/home/dashboard', '/ecenter/dashboard', '/auth/login', '/auth/otpauth']) {
      await page.goto(place);
      await expect(page, place).toHaveURL(/\/cocrequire\/codeofconduct$/);
    }
    const refused = await page.evaluate(async () => {
      const answer = await fetch('/api/hr/listMenu', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-hr-portal': '1' },
        body: '{}',
      });
      return [answer.status, ((await answer.json()) as { code: string }).code];
    });
    expect(refused).toEqual([403, 'conduct_required']);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/auth/login');
    await page.goto('/cocrequire/codeofconduct');
    await expect(page).toHaveURL(/\/auth\/login$/);
  });
}
