import { expect, type Page } from '@playwright/test';
import { test } from '../../e2e/signed-in-test';
import { hostileHtml } from '../../ui/hostile-html';

test.use({ employeeId: 'E1002' });

const row = {
  NotificationName: '<img src=x onerror=window.__xss=1>',
  Message: '<p>seen</p>',
  Name: '"><svg onload=window.__xss=1>',
  DueDate: '',
  NotificationStatus: 'Pending',
  Status: 'P',
  NotificationType: 'N',
  RoleCode: 2,
  Link_Info: '',
  URLParamKey: '',
  URLParamValue: '',
  EmpidName: '',
  Legend: '<b>L</b>',
  CreatedDate: '',
  IsAboutMe: false,
};
const links = [
  'javascript:window.__xss=1',
  '//collector.example',
  '/\\collector.example',
  'https://collector.example',
  '../../logout',
  '/x?next=//collector.example',
];

/** Opens the panel of notifications with rows that no HR API of ours would send. */
async function openWith(page: Page, rows: object[]) {
  await page.route('**/api/hr/listNotifications', (route) => route.fulfill({ json: rows }));
  await page.goto('/home/dashboard');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications: / })
    .click();
  return page.getByRole('dialog', { name: 'Notifications', exact: true });
}

test('hostile messages and texts run nothing in the browser (T69, T70, T71, T79)', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => !request.url().startsWith(`${baseURL}/`) && foreign.push(request.url()));
  page.on('dialog', (dialog) => foreign.push(dialog.message()));
  const rows = hostileHtml.map((Message, at) => ({
    ...row,
    Message,
    NotificationCode: `n${at}`,
    NotificationType: 'M',
  }));
  const panel = await openWith(page, rows);
  await panel.getByRole('button', { name: /^Messages/ }).click();
  const messages = panel.getByRole('listitem');
  await expect(messages).toHaveCount(rows.length);
  await page.route('**/api/hr/markNotificationRead', (route) => route.fulfill({ json: { HeadNotificationCount: 1 } }));
  for (let at = 0; at < rows.length; at += 1) await messages.nth(at).getByRole('heading').getByRole('button').click();
  await expect(panel.locator('.rich-text')).toHaveCount(rows.length);
  await expect(
    panel.locator('.rich-text a[href^="javascript:" i], .rich-text [onclick], .rich-text [style]'),
  ).toHaveCount(0);
  await expect(panel.locator('.rich-text').locator('script, iframe, form, svg, img, base, style')).toHaveCount(0);
  await expect(messages.first()).toContainText('<img src=x onerror=window.__xss=1>');
  for (const link of await panel.locator('.rich-text a[href]').all()) await link.hover();
  expect(await page.evaluate(() => (window as { __xss?: number }).__xss)).toBeUndefined();
  expect(foreign.filter((address) => !address.startsWith('data:') && !address.startsWith('blob:'))).toEqual([]);
});

test('a link that leaves the portal or leads to no page of it is no link: nothing to press (T78)', async ({ page }) => {
  const rows = links.map((Link_Info, at) => ({ ...row, Link_Info, NotificationCode: `n${at}` })).slice(0, 5);
  const good = { ...row, NotificationCode: 'good', Link_Info: 'ecenter/mydevices' };
  const away = { ...row, NotificationCode: 'away', Link_Info: 'timemanage/timesheet' };
  const panel = await openWith(page, [good, away, ...rows.slice(1)]);
  await expect(panel.getByRole('listitem')).toHaveCount(5);
  await expect(panel.getByRole('button', { name: 'Open', exact: true })).toHaveCount(1);
  await expect(panel.getByRole('button', { name: 'Mark as read' })).toHaveCount(5);
});

test('a failed list can be retried; a failed reading is undone and said (NOTIF-36)', async ({ page }) => {
  const failure = { code: 'busy', message: 'busy', requestId: 'r' };
  await page.route('**/api/hr/listNotifications', (route) => route.fulfill({ status: 503, json: failure }), {
    times: 1,
  });
  await page.route('**/api/hr/markNotificationRead', (route) => route.fulfill({ status: 503, json: failure }));
  await page.goto('/home/dashboard');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications: / })
    .click();
  const panel = page.getByRole('dialog', { name: 'Notifications', exact: true });
  await expect(panel.getByRole('alert')).toBeVisible();
  await panel.getByRole('button', { name: 'Try again' }).click();
  const first = panel.getByRole('listitem').first();
  const done = first.getByRole('button', { name: /^(?:Mark as read|Done)$/ });
  await done.click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await expect(done).toBeVisible();
});
