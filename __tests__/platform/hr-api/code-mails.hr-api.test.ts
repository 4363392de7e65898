import { MIRA } from '../../access/client-users/ask-code';
import { startSmtpStub } from './harness/smtp-stub';
import { startApp, type TestApp } from './harness/start-app';

let hr: TestApp;
beforeAll(async () => {
  const away = await startSmtpStub();
  await away.stop();
  hr = await startApp({ settings: { SMTP_URL: `smtp://127.0.0.1:${away.port}` } });
});
afterAll(() => hr.stop());

async function waitingMails(count: number): Promise<readonly unknown[]> {
  const giveUpAt = Date.now() + 10_000;
  for (;;) {
    const { rows } = await hr.database.execute("select name from jobs.job where name in ('mail', 'code-mail')");
    if (rows.length >= count || Date.now() > giveUpAt) return rows;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('codes for a new password and of client users stand in the queue that no notice delays', async () => {
  (await hr.call('requestPasswordCode', { Username: 'E1003' })).reply();
  (await hr.call('requestClientCode', { ...MIRA, ClientCode: '' })).reply();
  expect(await waitingMails(2)).toEqual([{ name: 'code-mail' }, { name: 'code-mail' }]);
});
