import { codeIn, waitForMails } from '../../platform/hr-api/harness/mailbox';
import type { TestApp } from '../../platform/hr-api/harness/start-app';

/** The next code that is mailed after so many mails, whatever other mail comes before it. */
export async function nextCode(hr: TestApp, before: number): Promise<string> {
  for (let count = before + 1; ; count += 1) {
    const mails = (await waitForMails(hr.dataDir, count)).slice(before);
    const found = mails.find(({ text }) => /^\d{6}\r$/m.test(text));
    if (found) return codeIn(found);
  }
}
