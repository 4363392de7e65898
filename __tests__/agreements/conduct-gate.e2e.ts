import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../e2e/find-a11y-violations';
import { OWN_PASSWORD } from '../e2e/own-password';
import { test } from '../e2e/portal-test';
import { SESSION_COOKIE, sessionCookieOf, signIn, signOut } from '../e2e/sign-in';
import { drawnPng } from '../platform/files/pictures';
import { arrive, askToAgree } from '../workplace/signatures/signer';

const GATE = '**/cocrequire/codeofconduct';

const dialogOf = (page: Page, title: string) => page.getByRole('dialog', { name: title });

/** Calls, through the call proxy, what only somebody past the gate may read: status, and code of the refusal. */
const askForMenu = (page: Page) =>
  page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', 'x-hr-portal': '1' };
    const answer = await fetch('/api/hr/listMenu', { method: 'POST', headers, body: '{}' });
    return [answer.status, ((await answer.json()) as { code?: string }).code];
  });

test('a user with a pending agreement stays at the gate until they accept', async ({ page }) => {
  await signIn(page, 'E1008');
  await page.waitForURL(GATE);
  const dialog = dialogOf(page, 'Code of conduct');
  await expect(dialog.getByRole('heading', { name: 'How we work together' })).toBeVisible();
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();

  for (const place of ['/', '/ecenter/essprofileview', '/auth/login', '/auth/otpauth', '/home/dashboard']) {
    await page.goto(place);
    await expect(page, place).toHaveURL(/\/cocrequire\/codeofconduct$/);
  }
  await expect(dialog.getByText('The page you asked for opens once you have accepted it.')).toBeVisible();
  expect(await askForMenu(page)).toEqual([403, 'conduct_required']);

  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('You must check agree');
  const box = dialog.getByRole('checkbox', { name: 'I have read the code of conduct and will keep to it.' });
  await expect(box).toBeFocused();
  expect(await findA11yViolations(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Before you continue' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.getByRole('button', { name: 'Read and accept' }).click();

  const before = await sessionCookieOf(page);
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/session/accept-conduct') && sent.push(request.url()));
  await box.check();
  await dialog.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(dialog.getByText('Code of conduct has been submitted successfully')).toBeVisible();
  await page.waitForURL('**/ecenter/essprofileview');
  expect(sent).toHaveLength(1);

  await page.goto('/cocrequire/codeofconduct');
  await expect(page).toHaveURL(/\/home\/dashboard$/);
  await page.context().addCookies([{ ...before!, name: SESSION_COOKIE }]);
  expect(await askForMenu(page)).toEqual([403, 'conduct_required']);
  await page.goto('/home/dashboard');
  await expect(page).toHaveURL(/\/session/);
});

test('a user asked to check the profile opens its sections, returns and can sign out', async ({ page }) => {
  await signIn(page, 'E1010');
  await page.waitForURL(GATE);
  const dialog = dialogOf(page, 'Yearly check of your record');
  await expect(dialog.getByRole('link', { name: /Photo\s*Complete/ })).toBeVisible();
  await expect(dialog.getByText('Once a year we ask you to look through your record.')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'My record is complete and correct.' })).toBeVisible();

  await dialog.getByRole('link', { name: /Benefit nominees\s*Pending/ }).click();
  await page.waitForURL('**/ecenter/profilebenefit');
  await expect(page.getByRole('heading', { level: 1, name: 'Benefit nominees' })).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  await page
    .getByRole('navigation', { name: 'Sections of this agreement' })
    .getByRole('link', { name: 'Photo' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Photo' })).toBeVisible();

  await page.goto('/ecenter/profilebank');
  await expect(page, 'a section that was not asked for').toHaveURL(/\/cocrequire\/codeofconduct$/);
  expect(await findA11yViolations(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/auth/login');
  await page.goto('/ecenter/profilephoto');
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('Escape and Back lead from an agreement to the gate again, and accept nothing', async ({ page }) => {
  await signIn(page, 'E1010');
  await page.waitForURL(GATE);
  const dialog = dialogOf(page, 'Yearly check of your record');
  const box = dialog.getByRole('checkbox', { name: 'My record is complete and correct.' });
  await box.check();
  await page.keyboard.press('Escape');
  await expect(box).toBeChecked();

  await dialog.getByRole('link', { name: /Photo/ }).click();
  await page.waitForURL('**/ecenter/profilephoto');
  await page.goBack();
  await expect(page).toHaveURL(/\/cocrequire\/codeofconduct$/);
  await expect(dialog.getByRole('heading', { name: 'Yearly check of your record' })).toBeVisible();
  await expect(box).not.toBeChecked();

  await page.goBack();
  await expect(page, 'sign-in is behind somebody who is signed in').toHaveURL(/\/cocrequire\/codeofconduct$/);
  await expect(dialog).toBeVisible();
  expect(await askForMenu(page)).toEqual([403, 'conduct_required']);
});

test('a user fills in what is asked, accepts and reaches the page first requested', async ({
  page,
  browser,
  baseURL,
  mailbox,
}) => {
  const vidya = { empid: 'E1061', mail: 'vidya.acharya@tarnbrook.example' };
  await askToAgree(browser, baseURL!, vidya.empid, [{ title: 'Check of your record', form: 'sections' }]);

  await page.goto('/ecenter/mysurveys');
  await expect(page.getByText('The page you asked for opens once you have signed in.')).toBeVisible();
  await arrive(page, mailbox, vidya);
  const dialog = dialogOf(page, 'Check of your record');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await dialog.getByRole('link', { name: /Photo\s*Pending/ }).click();
  await page.waitForURL('**/ecenter/profilephoto');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Change photo' }).click(),
  ]);
  await chooser.setFiles({ name: 'me.png', mimeType: 'image/png', buffer: drawnPng(900, 600, { isNoise: true }) });
  const crop = dialogOf(page, 'Crop the picture');
  await expect(crop.getByRole('group', { name: 'Crop frame' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const [uploaded] = await Promise.all([
    page.waitForRequest('**/api/hr/uploadSectionFile?*'),
    crop.getByRole('button', { name: 'Upload', exact: true }).click(),
  ]);
  expect(new URL(uploaded.url()).searchParams.get('filename')).toBe('Photo.Jpeg');
  await expect(crop).toHaveCount(0);
  await save.click();
  await expect(page.getByText('Photo Updated Successfully').first()).toBeVisible();
  await expect(page.getByText('Complete', { exact: true })).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Sections of this agreement' })
    .getByRole('link', { name: 'Benefit nominees' })
    .click();
  await page.waitForURL('**/ecenter/profilebenefit');
  const relative = page.getByRole('combobox', { name: 'Relation' });
  const fund = page.getByRole('group', { name: 'Provident fund' });
  const name = async (place: number, share: string) => {
    await relative.selectOption({ index: place });
    await fund.getByRole('radio', { name: 'Yes' }).check();
    await fund.getByRole('textbox', { name: 'Share in per cent' }).fill(share);
    await save.click();
  };
  await name(1, '60');
  await expect(page.getByText('Benefit nominees Updated Successfully').first()).toBeVisible();
  await name(2, '40.01');
  await expect(fund.getByText('The shares of a benefit cannot add up to more than 100%')).toBeVisible();
  await expect(fund.getByText('0.01% too much')).toBeVisible();
  await fund.getByRole('textbox', { name: 'Share in per cent' }).fill('40');
  await expect(fund.getByText('0% left')).toBeVisible();
  const sent = page.waitForResponse('**/api/hr/saveBenefits');
  await save.click();
  expect((await sent).status()).toBe(200);
  await expect(page.getByText('Waiting for approval', { exact: true }).first()).toBeVisible();
  expect(await askForMenu(page)).toEqual([403, 'conduct_required']);

  await page.goto('/cocrequire/codeofconduct');
  await expect(dialog.getByRole('link', { name: /Photo\s*Complete/ })).toBeVisible();
  await expect(dialog.getByRole('link', { name: /Benefit nominees\s*Waiting for approval/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('You must check agree');
  await dialog.getByRole('checkbox', { name: 'I agree.' }).check();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('Check of your record has been submitted successfully')).toBeVisible();
  await page.waitForURL('**/ecenter/mysurveys');
  await page.goto('/ecenter/essprofileview');
  const photo = page.getByRole('main').locator('img[src*="getUserPhoto"]').first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await signOut(page);
  await signIn(page, vidya.empid, OWN_PASSWORD);
  await page.waitForURL('**/home/dashboard');
  expect((await askForMenu(page))[0]).toBe(200);
});

const toSign = [
  { who: 'E1009', title: 'Information security in manufacturing', path: 'epdf-esign', height: 1200, width: 1440 },
  { who: 'E1011', title: 'Confidentiality letter', path: 'eletterpdf-esign', height: 970, width: 390 },
] as const;

for (const { who, title, path, height, width } of toSign) {
  test(`${who} goes on once “${title}” is signed where it stands, and not before (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, who);
    await page.waitForURL(GATE);
    const dialog = dialogOf(page, title);
    const frame = dialog.locator('iframe');
    await expect(frame).toHaveAttribute('src', new RegExp(`/${path}/`));
    const host = frame.contentFrame();
    await expect(host.getByText(/^Page 1 of \d/)).toBeVisible();
    expect((await frame.boundingBox())!.height).toBeGreaterThanOrEqual(height - 2);

    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(dialog.getByText('You must Sign the document')).toBeVisible();
    expect(await askForMenu(page)).toEqual([403, 'conduct_required']);

    await expect(host.getByRole('button', { name: 'Sign the document' })).toBeInViewport();
    await host.getByRole('radio', { name: 'Type' }).check();
    const name = host.getByLabel('Your name');
    const own = await name.inputValue();
    await name.fill('Somebody Else');
    await host.getByRole('button', { name: 'Sign the document' }).click();
    await expect(host.getByRole('alert')).toHaveText(`Sign with your own name: ${own}.`);
    await name.fill(own);
    await expect(host.getByRole('alert'), 'the message goes when it is answered').toBeHidden();
    await host.getByRole('button', { name: 'Sign the document' }).click();
    await expect(dialog.getByText('The document is signed.')).toBeVisible();
    await expect(dialog.getByText('You must Sign the document')).toBeHidden();

    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Read and accept' }).click();
    await expect(dialog.getByText('The document is signed.'), 'what was signed is not asked for again').toBeVisible();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL('**/home/dashboard');
  });
}
