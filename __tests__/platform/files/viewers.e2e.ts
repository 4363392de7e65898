import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { test } from '../../e2e/signed-in-test';
import { watchOrigins } from '../../e2e/watch-origins';
import { drawnPng } from './pictures';
import { doc } from './sample-files';
import { countViolations } from './violations';
import { workbook } from './workbook';

// One after the other: what is attached to a ticket that is being written is kept for the person, not for the page.
test.describe.configure({ mode: 'default' });
test.use({ employeeId: 'E1002' });

const proof = (page: Page) => page.getByRole('dialog', { name: 'Attached file' });
const CANNOT = 'We are unable to view this file. Please download it.';

/** Attaches a file to a ticket that is being written, and looks at it. */
async function look(page: Page, name: string, buffer: Buffer) {
  await page.getByRole('button', { name: 'Attach a file' }).click();
  const upload = page.getByRole('dialog', { name: 'Upload a file' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    upload.getByRole('button', { name: 'Choose Files' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: '', buffer });
  await upload.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: `View ${name}` }).click();
}

async function putAway(page: Page, name: string) {
  await proof(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: `Remove ${name}` }).click();
}

/** Nothing that a story attached may meet the next one. */
const putAwayIsKept = (page: Page) => expect(page.getByText('Draft saved')).toBeVisible();

/** A PDF of one empty page. */
const onePage = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >>\nendobj\n' +
    'trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
);

test('an employee views a picture, a PDF and tables by the policy (FVIEW-01 to FVIEW-07, T79)', async ({
  page,
  baseURL,
}) => {
  const asked = watchOrigins(page.context());
  await page.goto('/chillconnect/mytickets?compose=1');
  const violations = await countViolations(page);
  await look(page, 'screen.png', drawnPng(640, 320));
  const shown = proof(page).getByRole('img', { name: 'screen.png' });
  await expect(shown).toBeVisible();
  const size = async () => {
    const { width, height } = (await shown.boundingBox())!;
    return [Math.round(width), Math.round(height)];
  };
  const [width, height] = await size();
  await proof(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(size).toEqual([width! * 1.25, height! * 1.25]);
  await proof(page).getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(size).toEqual([width, height]);
  await proof(page).getByRole('button', { name: 'Rotate right' }).click();
  await expect.poll(async () => (await size())[0]! < (await size())[1]!).toBe(true);
  await proof(page).getByRole('button', { name: 'Show all of it' }).click();
  await expect.poll(size).toEqual([width, height]);
  await proof(page).getByRole('region', { name: 'screen.png' }).focus();
  await page.keyboard.press('+');
  await expect.poll(size).toEqual([width! * 1.25, height! * 1.25]);
  await page.keyboard.press('0');
  await shown.hover();
  await page.mouse.wheel(0, -500);
  await expect.poll(async () => (await size())[0]! > width! * 2).toBe(true);
  await page.mouse.down();
  const { x } = (await shown.boundingBox())!;
  await page.mouse.move(900, 500, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await shown.boundingBox())!.x).not.toBe(x);
  expect(await findA11yViolations(page, { widths: [390] })).toEqual([]);
  await putAway(page, 'screen.png');

  await page.setViewportSize({ width: 1440, height: 1000 });
  await look(page, 'proof.pdf', onePage);
  const pages = proof(page).getByRole('region', { name: 'proof.pdf' });
  await expect(pages).toBeVisible();
  expect((await pages.boundingBox())!.height).toBe(640);
  await expect(proof(page)).toContainText('Page 1 of 1');
  await putAway(page, 'proof.pdf');

  const many = Array.from({ length: 9000 }, (_, at) => `Seat ${at + 1} <b>x</b>`);
  await look(page, 'seats.xlsx', workbook({ Seats: many, Rooms: ['=1+1'] }));
  await expect(proof(page).getByRole('cell', { name: 'Seat 1 <b>x</b>', exact: true })).toBeVisible();
  await expect(proof(page).getByRole('status')).toContainText('The first 300 of 9,000 rows');
  await proof(page).getByRole('tab', { name: 'Rooms' }).click();
  await expect(proof(page).getByRole('cell', { name: '=1+1' })).toBeVisible();
  expect(await findA11yViolations(page, { widths: [1440], schemes: ['dark'] })).toEqual([]);
  await putAway(page, 'seats.xlsx');

  await look(page, 'list.csv', Buffer.from('Name;Note\n"Müller; A";<b>=1+1</b>\n'));
  await expect(proof(page).getByRole('cell', { name: 'Müller; A' })).toBeVisible();
  await expect(proof(page).getByRole('cell', { name: '<b>=1+1</b>' })).toBeVisible();
  await putAway(page, 'list.csv');
  await putAwayIsKept(page);
  expect(await violations()).toEqual([]);
  expect(asked()).toEqual([baseURL]);
});

test('an unviewable file can be saved or retried (FVIEW-08, TATT-12, VCON-17, T69, T82, T83)', async ({ page }) => {
  await page.goto('/chillconnect/mytickets?compose=1');
  await look(page, 'letter.doc', doc());
  await expect(proof(page).getByRole('alert')).toContainText(CANNOT);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    proof(page).getByRole('link', { name: 'Download', exact: true }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('letter.doc');
  await putAway(page, 'letter.doc');

  const name = '<img src=x onerror=window.__xss=1>\u202e.xyz';
  const info = { ChillFileName: name, fn: name, HeaderCode: 'h', FileName: name, Type: 'text/html', Size: 30 };
  await page.route('**/api/hr/getTicketFile', (route) => route.fulfill({ json: info }));
  await page.route('**/api/hr/downloadTicketFile?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script>parent.__xss=1</script>' }),
  );
  await look(page, 'odd.doc', doc());
  await expect(proof(page)).toContainText('<img src=x onerror=window.__xss=1>.xyz');
  await expect(proof(page).getByRole('alert')).toContainText(CANNOT);
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  await putAway(page, 'odd.doc');

  await page.unroute('**/api/hr/getTicketFile');
  await page.route('**/api/hr/getTicketFile', (route) =>
    route.fulfill({ status: 404, json: { code: 'not_found', message: '', requestId: '' } }),
  );
  await look(page, 'gone.doc', doc());
  await expect(proof(page).getByRole('alert')).toContainText('This does not exist, or you may not see it.');
  await page.unroute('**/api/hr/getTicketFile');
  await proof(page).getByRole('button', { name: 'Try again' }).click();
  await expect(proof(page).getByRole('alert')).toContainText(CANNOT);
  await putAway(page, 'gone.doc');
  await putAwayIsKept(page);
});
