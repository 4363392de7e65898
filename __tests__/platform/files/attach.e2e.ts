import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { test } from '../../e2e/signed-in-test';
import { drawnPng } from './pictures';
import { countViolations } from './violations';

// One after the other: what is attached to a ticket that is being written is kept for the person, not for the page.
test.describe.configure({ mode: 'default' });
test.use({ employeeId: 'E1001' });

const LIMIT = 2_097_152;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Upload a file' });
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit' });
const attach = (page: Page) => page.getByRole('button', { name: 'Attach a file' });
const picture = (name: string, size = 640) => ({ name, mimeType: 'image/png', buffer: drawnPng(size, 400) });
const bytes = (name: string, length: number) => ({ name, mimeType: '', buffer: Buffer.alloc(length, 'a') });

async function choose(page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog(page).getByRole('button', { name: 'Choose Files' }).click(),
  ]);
  await chooser.setFiles(files);
}

/** Gives the page a file as a drop or a paste does. */
async function give(page: Page, way: 'drop' | 'paste', name: string, content: Buffer) {
  const file = { way, name, text: content.toString('base64') };
  await page.evaluate(({ way: how, name: called, text }) => {
    const data = new DataTransfer();
    data.items.add(
      new File([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], called, { type: 'image/png' }),
    );
    const event =
      how === 'drop'
        ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
        : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
  }, file);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/chillconnect/mytickets?compose=1');
});

test('an employee crops and uploads a proof once despite a lost answer (UPL-01 to UPL-14, F16)', async ({ page }) => {
  const violations = await countViolations(page);
  await attach(page).click();
  await expect(submit(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(attach(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(submit(page)).toBeDisabled();

  await choose(page, picture('first.png'), picture('second.png'));
  await expect(dialog(page)).toContainText('first.png');
  await expect(dialog(page).getByRole('status')).toHaveText(
    'One file can be sent at a time. The first is used: first.png',
  );
  await expect(dialog(page).getByRole('img', { name: 'Preview of first.png' })).toBeVisible();
  await expect(submit(page)).toBeFocused();
  expect(await findA11yViolations(page)).toEqual([]);

  await dialog(page).getByRole('button', { name: 'Crop' }).click();
  const crop = page.getByRole('dialog', { name: 'Crop the picture' });
  await expect(crop.getByRole('button', { name: 'Square' })).toHaveAttribute('aria-pressed', 'true');
  const frame = crop.getByRole('group', { name: 'Crop frame' });
  await expect(frame).toBeFocused();
  const box = async () => (await frame.boundingBox())!;
  const before = await box();
  expect(Math.abs(before.width - before.height)).toBeLessThan(2);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await box()).x).toBeGreaterThan(before.x);
  expect(await findA11yViolations(page, { widths: [390], schemes: ['dark'] })).toEqual([]);
  await crop.getByRole('button', { name: 'Use this part' }).click();

  const keys: (string | undefined)[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/hr/uploadTicketFile?*', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await held;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submit(page).click();
  await expect(dialog(page).getByRole('progressbar', { name: 'Uploading first.png' })).toBeVisible();
  await expect(dialog(page)).toContainText('Please wait the popup will close automatically');
  await expect(submit(page)).toBeDisabled();
  letGo();
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'The HR system cannot be reached. Please try again in a moment.',
  );
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0);
  await expect(dialog(page)).toContainText('first.png');
  const [answer] = await Promise.all([page.waitForResponse('**/api/hr/uploadTicketFile?*'), submit(page).click()]);
  expect(await answer.json()).toMatchObject({ FileName: 'first.png', HeaderCode: expect.stringMatching(/.{8,}/) });
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await expect(dialog(page)).toHaveCount(0);

  const view = page.getByRole('button', { name: 'View first.png' });
  await expect(view).toBeFocused();
  await view.click();
  const proof = page.getByRole('dialog', { name: 'Attached file' });
  const shown = proof.getByRole('img', { name: 'first.png' });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth === image.naturalHeight)).toBe(true);
  await page.keyboard.press('Escape');
  const keptWithout = page.waitForResponse(
    (answer) => /Draft$/.test(answer.url()) && !answer.request().postData()?.includes('first.png'),
  );
  await page.getByRole('button', { name: 'Remove first.png' }).click();
  await expect(attach(page)).toBeFocused();
  expect((await keptWithout).ok()).toBe(true);
  expect(await violations()).toEqual([]);
});

test('an unsuitable file is refused before upload (UPL-19 to UPL-24, TATT-11, T80, T82)', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/uploadTicketFile') && sent.push(request.url()));
  await attach(page).click();
  const alert = dialog(page).getByRole('alert');

  await choose(page, bytes('<img src=x onerror=window.__xss=1>.html', 10));
  await expect(alert).toContainText('<img src=x onerror=window.__xss=1>.html');
  await expect(alert).toContainText(
    'Only the following formats are accepted: .pdf, .png, .jpeg, .jpg, .csv, .xlsx, .xls, .doc, .docx, .zip',
  );
  await choose(page, bytes('exact.pdf', LIMIT));
  await expect(alert).toContainText('The file size can not exceed 2MB');
  await expect(dialog(page).getByRole('button', { name: 'Make it smaller' })).toHaveCount(0);
  await choose(page, bytes('empty.pdf', 0));
  await expect(alert).toContainText('This file is empty');
  await expect(submit(page)).toBeDisabled();
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);

  await give(page, 'drop', 'camera.png', drawnPng(1000, 800, { isNoise: true }));
  await expect(alert).toContainText('The file size can not exceed 2MB');
  await dialog(page).getByRole('button', { name: 'Make it smaller' }).click();
  await expect(dialog(page)).toContainText('camera.jpg');
  await expect(alert).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Remove camera.jpg' }).click();

  await give(page, 'paste', 'image.png', drawnPng(300, 120));
  await expect(dialog(page)).toContainText(/Screenshot \d{4}-\d\d-\d\d \d{6}\.png/);
  await dialog(page).getByRole('button', { name: 'Crop' }).click();
  await expect(page.getByRole('dialog', { name: 'Crop the picture' }).getByRole('alert')).toContainText(
    'At least 200 pixels are needed',
  );
  await page.keyboard.press('Escape');
  await attach(page).click();
  await expect(dialog(page)).toContainText('Screenshot');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  await attach(page).click();
  await choose(page, { name: 'not-a.pdf', mimeType: 'application/pdf', buffer: drawnPng(40, 40) });
  await submit(page).click();
  await expect(alert).toContainText('The content of this file does not match its name');
  await expect(submit(page)).toBeEnabled();
  expect(sent).toHaveLength(1);
});
