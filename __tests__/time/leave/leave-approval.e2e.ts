import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { askHr } from '../../e2e/ask-hr';
import { signInToHome } from '../../e2e/sign-in';
import { test } from '../../e2e/portal-test';
import { pdf } from '../../platform/files/sample-files';
import { openBrowser, snackbar } from '../../profile/section-pages';
import { readNotices } from './read-notices';

/** Types of leave of the sample organisation: sick leave, which is private, and unpaid leave. */
const [SICK, UNPAID] = [4, 6];
const [APPRAISER, HR] = ['5', '17'];
const florian = 'E1054';
const DAY_MS = 86_400_000;

/** The Monday so many weeks ahead, and days after it, as requests name days. */
const dayIn = (weeks: number, days = 0) => {
  const monday = Date.now() + (weeks * 7 + days + 1 - new Date().getUTCDay()) * DAY_MS;
  return new Date(monday).toISOString().slice(0, 10);
};

const headersFor = (page: Page) => ({
  ...{ 'x-hr-portal': '1', 'sec-fetch-site': 'same-origin', origin: new URL(page.url()).origin },
});

/** In a session of their own: a change of role ends the one before. */
async function signInAs(page: Page, empid: string, RoleCode: string): Promise<Page> {
  await signInToHome(page, empid);
  const options = { headers: headersFor(page), data: { RoleCode } };
  expect((await page.request.post('/api/session/change-role', options)).status()).toBe(200);
  await page.goto('/home/dashboard');
  return page;
}

/** Sends a proof, and gives the code by which a request takes it up. */
async function sendProof(page: Page): Promise<string> {
  const file = { name: 'proof.pdf', mimeType: 'application/pdf', buffer: pdf() };
  const sent = await page.request.post('/api/hr/uploadLeaveProof?empid=&headercode=0&filename=proof.pdf', {
    headers: { ...headersFor(page), 'idempotency-key': randomUUID() },
    multipart: { file },
  });
  expect(sent.status()).toBe(200);
  return ((await sent.json()) as { HeaderCode: string }).HeaderCode;
}

/** Opens Ananya’s request for a type of leave on a page of approvals. */
async function openRequest(page: Page, path: string, type: string) {
  await page.goto(path);
  const row = page.getByRole('row').filter({ hasText: 'Ananya Rao' }).filter({ hasText: type });
  await row.first().getByText(type).first().click();
  const decision = page.getByRole('dialog', { name: 'Decision' });
  await expect(decision.getByRole('table', { name: 'Request' })).toBeVisible();
  return decision;
}

test('a manager sees who else is away, opens the proof, is asked for a reason, and approves', async ({
  browser,
  baseURL,
  stateOf,
}) => {
  test.setTimeout(240_000);
  const as = async (empid: string) => openBrowser({ browser, baseURL, storageState: await stateOf(empid) });
  const [ananya, vikram] = [await as('E1001'), await as('E1002')];
  const human = await signInAs(await openBrowser({ browser, baseURL }), 'E1004', HR);
  for (const page of [ananya, vikram]) await page.goto('/home/dashboard');

  const [{ ChillCode } = { ChillCode: '' }] = await askHr(human, 'searchEmployees', { SearchText: florian });
  const away = { TypeCode: UNPAID, From: dayIn(14, 1), To: dayIn(14, 2), ChillCode };
  const { RequestCode: ofFlorian } = await askHr(human, 'sendLeaveRequest', away);
  const { ApprovalCode: KeyCode } = await askHr(human, 'getLeaveRequest', { RequestCode: ofFlorian });
  const { Version } = await askHr(vikram, 'getApproval', { KeyCode });
  await askHr(vikram, 'decideApproval', { KeyCode, Version, StatusCode: 2 });

  const ProofCode = await sendProof(ananya);
  const asked = { TypeCode: SICK, From: dayIn(14), To: dayIn(14, 3), Note: 'An operation', ProofCode };
  const { RequestCode } = await askHr(ananya, 'sendLeaveRequest', asked);

  const decision = await openRequest(vikram, '/ecenter/profileapproval', 'Sick leave');
  await expect(decision.getByRole('row').filter({ hasText: 'An operation' })).toBeVisible();
  const others = decision.getByRole('row').filter({ hasText: 'Also away on these days' });
  await expect(others).toContainText('Florian Thiele');
  await expect(others, 'a manager knows which leave it is').toContainText('Unpaid leave:');
  expect(await findA11yViolations(vikram)).toEqual([]);
  await vikram.setViewportSize({ width: 1440, height: 900 });

  await decision.getByRole('button', { name: 'Open proof.pdf' }).click();
  const proof = vikram.getByRole('dialog', { name: 'Proof', exact: true });
  const [saved] = await Promise.all([
    vikram.waitForEvent('download'),
    proof.getByRole('link', { name: 'Download proof.pdf' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('proof.pdf');
  await proof.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(proof).toHaveCount(0);

  await decision.getByRole('button', { name: 'Reject' }).click();
  await expect(decision.getByText('Comment is required')).toBeVisible();
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(snackbar(vikram, 'Approved.')).toBeVisible();
  const { State, ProofCode: kept } = await askHr(ananya, 'getLeaveRequest', { RequestCode });
  expect([State, kept]).toEqual(['approved', ProofCode]);

  const appraiser = await signInAs(await openBrowser({ browser, baseURL }), 'E1002', APPRAISER);
  await appraiser.goto('/timemanage/leaveapproval');
  await expect(appraiser.getByRole('heading', { level: 1, name: 'Leave approval' })).toBeVisible();
  await appraiser.getByRole('tab', { name: 'Decided by me' }).click();
  const row = appraiser.getByRole('row').filter({ hasText: 'Ananya Rao' }).filter({ hasText: 'Sick leave' });
  await expect(row.first()).toContainText('Approved');
  await row.first().getByText('Sick leave').first().click();
  const decided = appraiser.getByRole('dialog', { name: 'Decision' });
  await expect(decided.getByRole('button', { name: 'Open proof.pdf' })).toBeVisible();
  await expect(decided.getByText('Also away on these days')).toHaveCount(0);

  await ananya.goto('/home/dashboard');
  const told = ananya.getByRole('region', { name: 'For information' });
  await told
    .getByRole('link', { name: /^Your leave is approved: / })
    .first()
    .click();
  const own = ananya.getByRole('dialog', { name: 'Leave request' });
  await expect(own.getByRole('button', { name: 'proof.pdf' })).toBeVisible();
  await expect(own).toContainText('Sick leave');
  await readNotices(ananya);
  for (const page of [ananya, vikram, human, appraiser]) await page.context().close();
});

test('a delegate decides about leave for a manager, in whatever role', async ({ browser, baseURL, stateOf }) => {
  test.setTimeout(180_000);
  const as = async (empid: string) => openBrowser({ browser, baseURL, storageState: await stateOf(empid) });
  const [ananya, vikram, meera] = [await as('E1001'), await as('E1002'), await as('E1003')];
  for (const page of [ananya, vikram]) await page.goto('/home/dashboard');
  const [{ ChillCode } = { ChillCode: '' }] = await askHr(vikram, 'searchEmployees', { SearchText: 'E1003' });
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(new Date());
  const given = { ChillCode, FromDate: today, ToDate: today };
  const { DelegationCode } = await askHr(vikram, 'createDelegation', given);
  const asked = { TypeCode: UNPAID, From: dayIn(16), To: dayIn(16, 1) };
  const { RequestCode } = await askHr(ananya, 'sendLeaveRequest', asked);

  const decision = await openRequest(meera, '/ecenter/profileapproval', 'Unpaid leave');
  await expect(decision).toContainText('On behalf of Vikram Nair');
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(snackbar(meera, 'Approved.')).toBeVisible();
  expect((await askHr(ananya, 'getLeaveRequest', { RequestCode })).State).toBe('approved');
  await askHr(vikram, 'stopDelegation', { DelegationCode });
  await readNotices(ananya);
  for (const page of [ananya, vikram, meera]) await page.context().close();
});
