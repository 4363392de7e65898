import { expect } from '@playwright/test';
import { calls } from '@/lib/contract/all';
import { signIn, test } from '../../bff/stub/portal-with-stub';
import { json } from '../../bff/stub/stub-upstream';
import { hostileHtml } from '../../ui/hostile-html';
import { chooseInHeader } from '../../e2e/header-menu';

const script = `<img src=x onerror="window.__xss=1">`;

test('a tour of hostile texts, links and pictures runs nothing and leads nowhere (T69, T70, T78)', async ({
  page,
  portal,
}) => {
  const task = { CategoryName: `Safety ${script}`, BuddyCode: 'task', IsDone: false };
  portal.stub.on(
    calls.listBuddyTasks.path,
    json([
      { ...task, Menu_Name: `Leads away ${script}`, MenuURL: 'javascript:window.__xss=1' },
      { ...task, BuddyCode: 'other', Menu_Name: 'Stays', MenuURL: '//collector.example/home' },
    ]),
  );
  const steps = hostileHtml.map((Content) => ({ FieldName: 'modules"] body [x="', Content }));
  portal.stub.on(
    calls.getBuddyTask.path,
    json({ Steps: steps, HeaderInfo: hostileHtml[0], FooterInfo: hostileHtml[1] }),
  );
  portal.stub.on(calls.listTourSteps.path, json([{ FieldName: 'modules', Content: hostileHtml.join('') }]));
  portal.stub.on(calls.listTourImages.path, json([{ img: 'https://collector.example/a.png', name: script }]));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await signIn(page);
  await page.waitForURL('**/home/dashboard');
  const panel = page.getByRole('dialog', { name: 'Guided tour' });
  for (const name of [/^Leads away/, /^Stays/]) {
    await page.goto(`${portal.address}/home/dashboard`);
    await chooseInHeader(page, 'Discover', 'Guided tour');
    await panel.getByRole('button', { name: /^Safety/ }).click();
    await panel.getByRole('button', { name }).click();
    await expect(panel.getByText('This page cannot be opened from here.')).toBeVisible();
    await expect(panel.getByRole('listitem').last()).toContainText('seen');
    await expect(panel.getByRole('button', { name: 'Walk me through' })).toHaveCount(0);
  }
  await page.goto(`${portal.address}/home/dashboard`);
  await chooseInHeader(page, 'Discover', 'Guided tour');
  await panel.getByRole('button', { name: 'Show me around the portal' }).click();
  await expect(page.getByRole('dialog', { name: 'A tour of the portal' })).toContainText('seen');
  expect(await page.evaluate(() => (window as { __xss?: number }).__xss)).toBeUndefined();
  expect(asked.filter((address) => address.includes('collector.example'))).toEqual([]);
});
