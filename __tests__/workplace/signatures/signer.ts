import { expect, type Browser, type Page } from '@playwright/test';
import { drawPdf } from '../../../hr-api/workplace/knowledge/sample-pdf';
import type { Mailbox } from '../../e2e/mailbox';
import { chooseOwnPassword, OWN_PASSWORD, type Newcomer } from '../../e2e/own-password';
import { watchPage } from '../../e2e/portal-test';
import { signIn, signInToHome } from '../../e2e/sign-in';

/** Sets a password by a mailed code, signs in with it and stands at the gate. */
export async function arrive(page: Page, mailbox: Mailbox, newcomer: Newcomer): Promise<void> {
  await chooseOwnPassword(page, mailbox, newcomer);
  await signIn(page, newcomer.empid, OWN_PASSWORD);
  await page.waitForURL('**/cocrequire/codeofconduct');
}

interface Agreement {
  readonly title: string;
  readonly form: 'signed-pdf' | 'auto-signed-pdf' | 'sections';
}

/** HR asks one person to sign documents, or to look through photo and benefit nominees, the first named first. */
export async function askToAgree(browser: Browser, baseURL: string, empid: string, agreements: readonly Agreement[]) {
  const context = await browser.newContext({ baseURL, locale: 'en-GB' });
  const page = watchPage(await context.newPage());
  await signInToHome(page, 'E1004');
  for (const { title, form } of agreements) {
    const section = { heading: title, paragraphs: ['Keep to what stands here.'] };
    const pdf = drawPdf({ title, sections: [section, section], hasSignature: true });
    const state = await page.evaluate(publish, { title, form, empid, pdf: pdf.toString('base64') });
    expect(state).toBe('current');
  }
  await context.close();
}

async function publish({ title, form, empid, pdf }: { title: string; form: string; empid: string; pdf: string }) {
  const headers = () => ({ 'x-hr-portal': '1', 'idempotency-key': crypto.randomUUID() });
  const ask = async (name: string, request: object) => {
    const answer = await fetch(`/api/hr/${name}`, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, string> & Record<string, string>[];
  };
  const [person] = await ask('searchEmployees', { SearchText: empid });
  const upload = async () => {
    const file = new FormData();
    const bytes = Uint8Array.from(atob(pdf), (sign) => sign.charCodeAt(0));
    file.set('file', new Blob([bytes], { type: 'application/pdf' }), 'rules.pdf');
    const query = new URLSearchParams({ filename: 'rules.pdf', headercode: '0', empid: '' });
    const sent = await fetch(`/api/hr/uploadConductFile?${query}`, { method: 'POST', headers: headers(), body: file });
    return ((await sent.json()) as { HeaderCode: string }).HeaderCode;
  };
  const { ConductCode } = await ask('saveConduct', {
    Form: form,
    Texts: [{ Language: 'en', Title: title, Content: '<p>Please sign.</p>', AgreeText: '<p>I agree.</p>' }],
    Audience: [{ Kind: 'person', Code: person?.ChillCode }],
    ...(form === 'sections' ? { Sections: ['2', '35'] } : { FileHeaderCode: await upload() }),
  });
  return (await ask('publishConduct', { ConductCode })).State;
}
