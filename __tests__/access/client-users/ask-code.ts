import { codeIn, mailsIn, type ReadMail } from '../../platform/hr-api/harness/mailbox';
import type { TestApp } from '../../platform/hr-api/harness/start-app';
import { whenWorkedOn } from '../passwords/ask-code';

export const MIRA = { Username: 'C2001', ClientUserName: 'mira.shah' };
export const TOM = { Username: 'C2002', ClientUserName: 'tom.becker' };

type Options = Parameters<TestApp['call']>[2];

/** Takes the first step under these names, whoever's they are. */
export const ask = (hr: TestApp, names: typeof MIRA, options?: Options, ClientCode = '') =>
  hr.call('requestClientCode', { ...names, ClientCode }, options);

/** The mails that came by taking a step. */
export async function mailsBy(hr: TestApp, step: () => Promise<unknown>): Promise<ReadMail[]> {
  await whenWorkedOn(hr);
  const before = (await mailsIn(hr.dataDir)).length;
  await step();
  await whenWorkedOn(hr);
  return (await mailsIn(hr.dataDir)).slice(before);
}

/** Takes the first step as a client user and answers what the second one needs. */
export async function askCode(
  hr: TestApp,
  names: typeof MIRA,
  options?: Options,
): Promise<{ token: string; code: string }> {
  let token = '';
  const [mail, ...more] = await mailsBy(hr, async () => {
    token = (await ask(hr, names, options)).reply().token;
  });
  if (!mail || more.length > 0) throw new Error(`${more.length + (mail ? 1 : 0)} mails came instead of one`);
  return { token, code: codeIn(mail) };
}

/** Takes the second step. */
export const enterCode = (
  hr: TestApp,
  { token, code, name = MIRA.ClientUserName }: { token: string; code: string; name?: string },
  options?: Options,
  ClientCode = '',
) => hr.call('signInClientUser', { OTP: code, ClientCode, ClientUserName: name, Token: token }, options);

/** Signs in as a client user by both steps and answers the session's token. */
export async function clientToken(hr: TestApp, names: typeof MIRA): Promise<string> {
  const step = await askCode(hr, names);
  return (await enterCode(hr, { ...step, name: names.ClientUserName })).reply().authToken;
}
