import { codeIn, mailsIn } from '../../platform/hr-api/harness/mailbox';
import { sealedPassword } from '../../platform/hr-api/harness/portal-side';
import type { TestApp } from '../../platform/hr-api/harness/start-app';

/** Asks for a code as the owner of an id and takes it from the mail. */
export async function askCode(hr: TestApp, loginId: string, options?: Parameters<TestApp['call']>[2]): Promise<string> {
  await whenWorkedOn(hr);
  const before = (await mailsIn(hr.dataDir)).length;
  (await hr.call('requestPasswordCode', { Username: loginId }, options)).reply();
  await whenWorkedOn(hr);
  const [mail, ...more] = (await mailsIn(hr.dataDir)).slice(before);
  if (!mail || more.length > 0) throw new Error(`${more.length + (mail ? 1 : 0)} mails came instead of one`);
  return codeIn(mail);
}

/** Sets a password by a code. */
export const resetWith = (
  hr: TestApp,
  loginId: string,
  code: string,
  password: string,
  options: Parameters<TestApp['call']>[2] = {},
) =>
  hr.call(
    'resetPassword',
    { username: loginId, OTP: code, NewPassword: sealedPassword(password, hr.clock.now) },
    options,
  );

/** Waits until every request and every mail was worked on. */
export async function whenWorkedOn(hr: TestApp): Promise<void> {
  const open = async () =>
    (await hr.database.execute(`select 1 from jobs.job where state in ('created', 'active', 'retry')`)).rows.length;
  const giveUpAt = Date.now() + 20_000;
  while ((await open()) > 0) {
    if (Date.now() > giveUpAt) throw new Error('The jobs are not done');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
