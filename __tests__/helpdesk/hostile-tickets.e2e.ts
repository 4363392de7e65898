import { expect } from '@playwright/test';
import { calls } from '@/lib/contract/all';
import { signInToHome, test } from '../bff/stub/portal-with-stub';
import { sampleTicket } from '../bff/stub/sample-helpdesk-replies';
import { sampleReplies } from '../bff/stub/sample-replies';
import { json } from '../bff/stub/stub-upstream';
import { hostileHtml } from '../ui/hostile-html';

const TEXT = '<img src=x onerror=window.__xss=1>"><svg onload=window.__xss=1>javascript:window.__xss=1';
const FILE = `"><img src=x onerror=window.__xss=1>${String.fromCharCode(0x202e)}fdp.exe`;

const ticket = { ...sampleTicket, QSubject: TEXT, StatusName: hostileHtml[1], ProcessName: TEXT, IsUnread: true };
const [message] = sampleReplies.listTicketMessages;
const messages = hostileHtml.map((QMessage, at) => ({
  ...message,
  QMessage,
  MessageCode: `m${at}`,
  UpdatedBy: TEXT,
  StatusName: hostileHtml[at],
  FileHeaderCode: 'f1',
  FileName: FILE,
}));
const statuses = hostileHtml
  .slice(0, 7)
  .map((StatusName, at) => ({ StatusCode: at + 1, StatusName, DependsCodes: '2,3', IsClosed: false }));

test('hostile tickets run nothing on any page that shows them (T69, T70)', async ({
  page,
  portal: { stub, address },
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => !request.url().startsWith(`${address}/`) && foreign.push(request.url()));
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => foreign.push(dialog.message())));
  const counts = { Total: 1, IsEstimated: false, Unread: 1, Version: '1', Statuses: [{ StatusCode: 1, Count: 1 }] };
  stub.on(calls.getEmployeeInfo.path, json([{ ...sampleReplies.getEmployeeInfo[0], cconn: true }]));
  stub.on(calls.countTickets.path, json(counts));
  stub.on(calls.listTicketStatuses.path, json(statuses));
  stub.on(calls.listTickets.path, json([ticket]));
  stub.on(calls.getTicket.path, json(ticket));
  stub.on(calls.markTicketRead.path, json(ticket));
  stub.on(calls.listTicketMessages.path, json(messages));

  const nothingRan = async () => {
    const bad = '.rich-text :is(script, style, iframe, object, embed, form, svg, math, base, meta, link, template)';
    await expect(page.locator(bad)).toHaveCount(0);
    await expect(page.locator('[onerror], [onload], [onclick], [onmouseover], img[src=x]')).toHaveCount(0);
    await expect(page.locator('.rich-text :is([style], [id], [name]), a[href^="javascript:" i]')).toHaveCount(0);
    expect(await page.evaluate(() => (window as { __xss?: number }).__xss)).toBeUndefined();
    expect(foreign.filter((one) => !/^(?:data|blob):/.test(one))).toEqual([]);
  };

  await signInToHome(page);
  await expect(page.getByRole('region', { name: 'My tickets' })).toContainText('<img src=x onerror=');
  await nothingRan();

  await page.getByRole('banner').getByRole('button', { name: 'Chill Connect: 1 unread' }).click();
  const panel = page.getByRole('dialog', { name: 'Chill Connect' });
  await expect(panel.getByRole('link').filter({ hasText: '<img src=x onerror=' })).toBeVisible();
  await nothingRan();

  await panel.getByRole('button', { name: 'View more' }).click();
  const drawer = page.getByRole('dialog', { name: 'All tickets' });
  await expect(drawer.getByRole('tab')).toHaveCount(5);
  await drawer.getByRole('listitem').first().getByRole('button').first().click();
  const shown = page.getByRole('list', { name: 'Messages' }).locator(':scope > li').filter({ hasText: 'seen' });
  await expect(shown).toHaveCount(hostileHtml.length);
  await nothingRan();

  await page.goto(`/chillconnect/ticket/key/${ticket.QueryCode}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXT);
  await expect(shown).toHaveCount(hostileHtml.length);
  for (const link of await page.locator('.rich-text a[href]').all()) await link.hover();
  await nothingRan();
});
