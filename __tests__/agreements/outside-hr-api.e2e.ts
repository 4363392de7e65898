import { expect, type Page } from '@playwright/test';
import { calls } from '@/lib/contract/all';
import { drawPdf } from '../../hr-api/workplace/knowledge/sample-pdf';
import { signIn, test, type PortalWithStub } from '../bff/stub/portal-with-stub';
import { sampleReplies } from '../bff/stub/sample-replies';
import { json, text } from '../bff/stub/stub-upstream';
import { findA11yViolations } from '../e2e/find-a11y-violations';
import { hostileHtml } from '../ui/hostile-html';

const GATE = '**/cocrequire/codeofconduct';
const script = `<img src=x onerror="window.__xss=1">`;
const pdf = drawPdf({ title: 'Rules', sections: [{ heading: 'Why', paragraphs: ['Because it keeps us safe.'] }] });

/** Lets everybody in as far as the gate, where this agreement waits. */
function askFor({ stub }: PortalWithStub, conduct: object) {
  stub.on(calls.signIn.path, json({ ...sampleReplies.signIn, ischg: 3 }));
  stub.on(calls.getConduct.path, json({ ...sampleReplies.getConduct, ...conduct }));
}

async function arrive(page: Page) {
  await signIn(page);
  await page.waitForURL(GATE);
  return page.getByRole('dialog');
}

test('hostile texts, pictures and links in an agreement run nothing (T69, T70, T78)', async ({ page, portal }) => {
  const html = hostileHtml.join('');
  askFor(portal, { TableContent: html, AgreeContent: html, ConductName: `Rules ${script}`, ProfileSection: true });
  const section = { StatusName: `Pending ${script}`, imgRef: '__proto__', PersonalSection: `Photo ${script}` };
  const links = ['javascript:window.__xss=1', '//collector.example/x', '../../logout', 'x?next=//collector.example'];
  const listed = { [`About you ${script}`]: links.map((linkURL) => ({ ...section, linkURL })) };
  portal.stub.on(calls.listConductSections.path, json(listed));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  const dialog = await arrive(page);
  await expect(dialog.getByRole('heading', { name: `Rules ${script}` })).toBeVisible();
  await expect(dialog.getByText(`Photo ${script}`)).toHaveCount(links.length);
  await expect(dialog.locator('.rich-text')).toHaveCount(2);
  await expect(dialog.locator('.rich-text').first()).toContainText('seen');
  await expect(dialog.locator('li a')).toHaveCount(0);
  await expect(dialog.locator('iframe, object, script, svg[onload], [onerror], [style*="url"]')).toHaveCount(0);
  expect(await page.evaluate(() => (window as { __xss?: number }).__xss)).toBeUndefined();
  expect(asked.filter((address) => address.includes('collector.example'))).toEqual([]);
});

test('without an e-sign host a PDF is readable here but cannot be signed', async ({ page, portal }) => {
  portal.stub.on(calls.getConductFile.path, (response) => {
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': pdf.length }).end(pdf);
  });
  const document = { IsPdf: true, DocumentCode: 'sealed', FileCode: 'file-1', AgreeContent: '' };
  askFor(portal, { ...document, IsPlaceholderPdf: true });
  const dialog = await arrive(page);
  await expect(dialog.getByText('This document has to be signed')).toBeVisible();
  await expect(dialog.getByText('Because it keeps us safe.')).toBeAttached();
  expect(await findA11yViolations(page)).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'I Agree' }).check();
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(dialog.getByText('You must Sign the document')).toBeVisible();
  expect(portal.stub.seenOn(calls.acceptConduct.path)).toHaveLength(0);

  askFor(portal, document);
  await page.reload();
  await expect(dialog.getByText('Because it keeps us safe.')).toBeAttached();
  await dialog.getByRole('checkbox', { name: 'I Agree' }).check();
  const submit = dialog.getByRole('button', { name: 'Submit' });
  portal.stub.on(calls.acceptConduct.path, text('The agreement is closed for today', 400, 'text/plain'));
  await submit.click();
  await expect(dialog.getByRole('alert'), 'the words of the HR API (COC-25)').toHaveText(
    'The agreement is closed for today',
  );
  portal.stub.on(calls.acceptConduct.path, (response) => void response.destroy());
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText('cannot be reached');
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  portal.stub.on(calls.acceptConduct.path, json(sampleReplies.acceptConduct));
  await submit.click();
  await page.waitForURL('**/home/dashboard');
});

test('who waits though nothing is pending any more is told so and goes on, without scripts too', async ({
  browser,
  portal,
}) => {
  askFor(portal, {});
  portal.stub.on(calls.getConduct.path, json({ code: 'not_found', message: 'nothing', requestId: '1' }, 404));
  const context = await browser.newContext({ baseURL: portal.address, javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page);
  await page.waitForURL(GATE);
  await expect(page.getByRole('heading', { name: 'Nothing is waiting any more' })).toBeVisible();
  portal.stub.on(calls.acceptConduct.path, text('<h1>Oops</h1>', 200, 'text/html'));
  await page.getByRole('button', { name: 'Continue to the portal' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not read');
  portal.stub.on(calls.acceptConduct.path, json(sampleReplies.acceptConduct));
  await page.getByRole('button', { name: 'Continue to the portal' }).click();
  await page.waitForURL('**/home/dashboard');
  await context.close();
});
