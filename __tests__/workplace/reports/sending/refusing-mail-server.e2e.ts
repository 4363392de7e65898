import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { startPortalProcess } from '../../../bff/stub/portal-process';
import { findA11yViolations } from '../../../e2e/find-a11y-violations';
import { test as base } from '../../../e2e/portal-test';
import { signInToHome } from '../../../e2e/sign-in';
import { startHrApiProcess } from '../../../operating/hr-api-process';
import { startSmtpStub } from '../../../platform/hr-api/harness/smtp-stub';
import { historyRow, openSendingDialog, saveAsLayout, sendingDialog } from './dialog-of-sending';

const REFUSED = 'vikram.nair@tarnbrook.example';

/** A portal and its HR API, whose mail server takes mail for everybody but one. */
const test = base.extend<object, { address: string }>({
  address: [
    async ({}, provide) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'refusing-mail-server-'));
      const server = await startSmtpStub({
        refusesMails: (address) => address === REFUSED,
        refusal: `550 <${REFUSED}>: no mailbox here`,
      });
      const SMTP_URL = `smtp://127.0.0.1:${server.port}`;
      const hrApi = await startHrApiProcess('', folder, undefined, { SMTP_URL });
      const portal = await startPortalProcess({ hrApi: hrApi.address });
      await provide(portal.address);
      portal.dispose();
      hrApi.signal('SIGTERM');
      await hrApi.ended;
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ address }, provide) => provide(address),
});

test('who sends reads whom the mail server refused, and why (RHIS)', async ({ page }) => {
  await signInToHome(page, 'E1004');
  await openSendingDialog(page);
  await saveAsLayout(page, 'To two');
  const form = sendingDialog(page);
  for (const empid of ['E1002', 'E1003']) {
    await form.getByRole('combobox', { name: 'Recipients' }).fill(empid);
    await form.getByRole('option', { name: new RegExp(empid) }).click();
  }
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  const sent = historyRow(page, 'Sent at once');
  await expect(sent).toContainText('Refused by the mail server: 1', { timeout: 30_000 });
  // The owner is among them.
  await expect(sent).toContainText('Delivered: 2');
  await sent.getByRole('button', { name: /^Who got what/ }).click();
  await expect(sent).toContainText('The mail server says: 550 …: no mailbox here');
  expect(await findA11yViolations(page)).toEqual([]);
});
