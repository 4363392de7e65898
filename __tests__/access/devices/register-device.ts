import { eq } from 'drizzle-orm';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { mailsIn, type ReadMail } from '../../platform/hr-api/harness/mailbox';
import type { TestApp } from '../../platform/hr-api/harness/start-app';

export interface Proof {
  readonly DeviceID: string;
  readonly DeviceSecret: string;
}

export const laptop = { DeviceName: 'Chrome, Linux', DeviceType: 'Linux', OSVersion: '6.12', OSModel: 'Chrome 141' };

/** Registers a device of an account and answers what proves it. */
export async function registered(hr: TestApp, loginId: string, said: object = {}): Promise<Proof> {
  const token = await hr.tokenOf(loginId);
  return (await hr.call('registerDevice', { ...laptop, ...said }, { token })).reply();
}

const WAIT_MS = 15_000;

/** Waits until an account has got so many mails in all, and answers the last of them. */
export async function mailTo(hr: TestApp, loginId: string, count: number): Promise<ReadMail> {
  const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, loginId));
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const own = (await mailsIn(hr.dataDir)).filter(({ to }) => to.includes(account?.mail ?? 'nobody'));
    const last = own.at(-1);
    if (last && own.length >= count) return last;
    if (Date.now() > until) throw new Error(`Only ${own.length} of ${count} mails came`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
