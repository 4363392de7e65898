import { expect } from '@playwright/test';
import { signInToHome, test } from '../../bff/stub/portal-with-stub';
import { json } from '../../bff/stub/stub-upstream';
import { calls } from '@/lib/contract/all';

const refusal = (code: string, status: number) => json({ code, message: code, requestId: 'stub' }, status);

test('a menu that is refused leads a page that is loaded where it leads a link (SESS-18)', async ({ page, portal }) => {
  await signInToHome(page);
  for (const place of ['/home/dashboard', '/ecenter/dashboard', '/ecenter/profile']) {
    portal.stub.on(calls.listMenu.path, refusal('bad_request', 400));
    await page.goto(place);
    await expect(page).toHaveURL(/\/error$/);
    portal.stub.on(calls.listMenu.path, refusal('forbidden', 403));
    await page.goto(place);
    await expect(page).toHaveURL(/\/unauthorized\?why=menu$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have no access to this page');
  }
});

test('a menu that fails leaves the page, and nothing is claimed of it (SOPQ-13)', async ({ page, portal }) => {
  await signInToHome(page);
  portal.stub.on(calls.listMenu.path, refusal('internal', 500));
  for (const place of ['/home/dashboard', '/ecenter/dashboard', '/ecenter/profile']) {
    await page.goto(place);
    await expect(page).toHaveURL(new RegExp(`${place}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('OOPS! Something went wrong here')).toHaveCount(0);
    await expect(page.getByText('no menu entries')).toHaveCount(0);
  }
});
