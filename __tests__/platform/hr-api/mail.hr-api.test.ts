import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { inTransaction } from '../../../hr-api/platform/db/transaction';
import { readEnv } from '../../../hr-api/platform/env';
import { createLog } from '../../../hr-api/platform/log';
import { accountMail, type AccountMailKind } from '../../../hr-api/platform/mail/account-mail';
import { mailDocument } from '../../../hr-api/platform/mail/templates/content/mail-html';
import { builtInMail } from '../../../hr-api/platform/mail/templates/compose-mail';
import { startServices } from '../../../hr-api/services';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { languages } from '../../../lib/contract/platform/languages';
import { whenWorkedOn } from '../../access/passwords/ask-code';
import { codeIn, mailsIn, waitForMails } from './harness/mailbox';
import { startSmtpStub, type SmtpStub } from './harness/smtp-stub';
import { startApp, type TestApp } from './harness/start-app';
import { TEST_KEY, TEST_NOW } from './harness/test-settings';

/** Between two polls of the job queues: what is done in a test, somebody was woken for. */
const A_DAY = 24 * 3_600_000;

const mail = (subject: string) => ({ to: 'someone@example.com', subject, text: 'Text', html: '<p>Text</p>' });

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 10_000;
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) throw new Error('It did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe('into the mail folder', () => {
  let hr: TestApp;
  beforeAll(async () => {
    hr = await startApp({ pollMs: A_DAY });
  });
  afterAll(() => hr.stop());

  test('a code mail is written at once, readable, and only by its recipient’s file', async () => {
    const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, 'E1007'));
    await hr.signIn('E1007', undefined, { clientAddress: '203.0.113.77' });
    const [code] = await waitForMails(hr.dataDir, 1);
    expect(code?.to).toBe(account?.mail);
    expect(code?.subject).toBe(`${codeIn(code ?? mailOf())} is your verification code`);
    expect(code?.text).toContain('3 minutes and 29 seconds');
    expect(code?.text).toContain('18-Mar-2026 12:00');
    expect(code?.text).toContain('203.0.113.77');
    const [name = ''] = await readdir(join(hr.dataDir, 'mail'));
    expect(name).toMatch(new RegExp(`^\\d{8}T\\d{9}Z-${account?.mail}-[0-9a-f]{8}\\.eml$`));
    expect((await stat(join(hr.dataDir, 'mail', name))).mode & 0o077).toBe(0);
  });

  test('a mail is written in the language of the account, else of the browser', async () => {
    hr.clock.advance(A_DAY);
    const before = (await mailsIn(hr.dataDir)).length;
    await hr.signIn('E1007', undefined, { language: 'ja,en;q=0.5' });
    const mails = await waitForMails(hr.dataDir, before + 1);
    expect(mails.at(-1)?.text).toContain('有効期限は3分29秒');
    await hr.db.update(accounts).set({ language: 'de' }).where(eq(accounts.loginId, 'E1007'));
    await hr.signIn('E1007', undefined, { language: 'ja' });
    expect((await waitForMails(hr.dataDir, before + 2)).at(-1)?.text).toContain(
      'Der Code gilt 3 Minuten und 29 Sekunden',
    );
  });

  test('a transaction that rolls back sends nothing', async () => {
    const before = (await mailsIn(hr.dataDir)).length;
    const failing = inTransaction(hr.db, async (tx) => {
      await hr.services.mail.queue(tx, mail('never'));
      throw new Error('The write failed');
    });
    await expect(failing).rejects.toThrow('The write failed');
    await inTransaction(hr.db, (tx) => hr.services.mail.queue(tx, mail('after')));
    const mails = await waitForMails(hr.dataDir, before + 1);
    expect(mails.map(({ subject }) => subject)).not.toContain('never');
    expect(mails.at(-1)?.subject).toBe('after');
  });

  test('a mail to nobody is made and leaves no file', async () => {
    const before = (await mailsIn(hr.dataDir)).length;
    await hr.services.mail.queue(hr.db, { ...mail('to nobody'), to: null });
    await hr.services.mail.queue(hr.db, mail('to somebody'));
    await whenWorkedOn(hr);
    expect((await mailsIn(hr.dataDir)).slice(before).map(({ subject }) => subject)).toEqual(['to somebody']);
    expect(await readdir(join(hr.dataDir, 'mail'))).toHaveLength(before + 1);
  });

  test('a mail that waits cannot be read in the database', async () => {
    await inTransaction(hr.db, async (tx) => {
      await hr.services.mail.queue(tx, mail('271828 is your code'));
      const { rows } = await tx.execute(sql`select data::text from jobs.job where name = 'mail'`);
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain('271828');
    });
    await whenWorkedOn(hr);
  });

  test('a subject cannot add a header', async () => {
    const before = (await mailsIn(hr.dataDir)).length;
    await hr.services.mail.queue(hr.db, mail('one\r\nBcc: other@example.com'));
    const [, ...rest] = (await waitForMails(hr.dataDir, before + 1)).slice(before - 1);
    expect(rest.at(-1)?.text).not.toMatch(/^Bcc:/m);
  });
});

/** 18-Mar-2026 12:00 as each language writes it. */
const NOON = {
  de: '18. März 2026 um 12:00',
  en: '18-Mar-2026 12:00',
  es: '18 de marzo de 2026 a las 12:00',
  fr: '18 mars 2026 à 12:00',
  ja: '2026年3月18日 12:00',
  zh: '2026年3月18日 12:00',
};

const mailOf = () => ({ to: '', subject: '', text: '' });

describe.each([
  ['oneTimeCode', '012345', ['3', '29']],
  ['passwordCode', '678901', ['10']],
  ['passwordChanged', undefined, []],
] as [AccountMailKind, string | undefined, string[]][])('the mail %s', (kind, code, times) => {
  const of = (language: (typeof languages)[number], name = 'Anna') =>
    builtInMail(
      accountMail(kind, {
        to: 'anna@example.com',
        accountId: null,
        name,
        code,
        language,
        at: TEST_NOW,
        clientAddress: '203.0.113.7',
        link: 'https://hr.example.com',
      }),
    );

  test.each(languages)('says all that it has to in %s', (language) => {
    const { subject, text, html } = of(language);
    if (code) expect(subject).toContain(code);
    const parts = ['Anna', NOON[language], '203.0.113.7', 'https://hr.example.com', ...times, code ?? 'Anna'];
    for (const part of parts) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(subject + text).not.toMatch(/[{}]|undefined/);
    expect(html).toContain(`<html lang="${language}">`);
  });

  test('is another text in each language', () => {
    for (const part of ['subject', 'text'] as const)
      expect(new Set(languages.map((language) => of(language)[part])).size).toBe(languages.length);
  });

  test('shows a name as text, whatever is in it', () => {
    const { html } = of('en', '<img src=x onerror=alert(1)>');
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
  });
});

describe('of a company with a logo and a colour', () => {
  const company = { COMPANY_NAME: 'Ada', COMPANY_LOGO: 'public/icons/192.png', COMPANY_ACCENT: '#7a1fa2' };
  const html = mailDocument({
    language: 'en',
    title: 'Title',
    blocks: [
      { kind: 'quote', text: '<!-- accent -->' },
      { kind: 'link', link: { text: 'Open', address: 'https://hr.example' } },
    ],
    sourceOf: () => null,
  });

  test('a mail carries the logo that it names, and its button has the colour', async () => {
    const hr = await startApp({ settings: company });
    await hr.services.mail.queue(hr.db, { ...mail('with a logo'), html });
    await whenWorkedOn(hr);
    const [name = ''] = await readdir(join(hr.dataDir, 'mail'));
    const written = await readFile(join(hr.dataDir, 'mail', name), 'utf8');
    expect(written).toContain('<img src="cid:company-logo" alt="" width="32" height="32"');
    expect(written).toContain('background:#7a1fa2;color:#ffffff;');
    expect(written).toContain('&lt;!-- accent --&gt;');
    const [, picture = ''] =
      /Content-ID: <company-logo>[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)\r\n--related/.exec(written) ?? [];
    expect(Buffer.from(picture, 'base64').equals(await readFile(company.COMPANY_LOGO))).toBe(true);
    await hr.stop();
  });

  test('a mail server gets the logo with the mail', async () => {
    const server = await startSmtpStub();
    const hr = await startApp({ settings: { ...company, SMTP_URL: `smtp://127.0.0.1:${server.port}` } });
    await hr.services.mail.queue(hr.db, { ...mail('with a logo'), html });
    await until(() => server.messages.length === 1);
    await hr.stop();
    await server.stop();
    expect(/^content-id: <company-logo>\r$/im.test(server.messages[0]!)).toBe(true);
  });
});

describe('to a mail server', () => {
  let server: SmtpStub | undefined;
  afterEach(async () => {
    await server?.stop();
    server = undefined;
  });

  test('a server that is down delays the mail and loses nothing', async () => {
    const free = await startSmtpStub();
    await free.stop();
    const settings = { SMTP_URL: `smtp://127.0.0.1:${free.port}`, COMPANY_NAME: 'Ada & Co' };
    const hr = await startApp({ settings, mailRetrySeconds: [0.2] });
    expect((await hr.signIn('E1007')).reply().ischg).toBe(100);
    await until(() => hr.logs.filter((line) => line.includes('job failed')).length >= 2);
    server = await startSmtpStub({ port: free.port });
    const { messages } = server;
    await until(() => messages.length > 0);
    expect(messages[0]).toMatch(/^Subject: \d{6} is your verification code\r$/m);
    expect(messages[0]).toMatch(/^From: "?Ada & Co"? <no-reply@humming-bird\.example>\r$/m);
    expect(messages[0]!.replace(/=\r\n/g, '')).toContain('>Ada &amp; Co</p>');
    expect(messages[0]).toContain('Auto-Submitted: auto-generated');
    await hr.services.mail.queue(hr.db, mail('another'));
    await until(() => messages.length === 2);
    expect(messages.filter((message) => message.includes('verification code'))).toHaveLength(1);
    await hr.stop();
  });

  test('a mail to nobody asks no server', async () => {
    const free = await startSmtpStub();
    await free.stop();
    const hr = await startApp({ settings: { SMTP_URL: `smtp://127.0.0.1:${free.port}` } });
    await hr.services.mail.queue(hr.db, { ...mail('to nobody'), to: null });
    await whenWorkedOn(hr);
    expect(hr.logs.filter((line) => line.includes('job failed'))).toEqual([]);
    await hr.stop();
  });

  test('a server that defers the recipient gets the mail again', async () => {
    server = await startSmtpStub({ refusesMails: true });
    const { port } = server;
    const hr = await startApp({ settings: { SMTP_URL: `smtp://127.0.0.1:${port}` }, mailRetrySeconds: [0.2] });
    await hr.services.mail.queue(hr.db, mail('deferred'));
    await until(() => hr.logs.some((line) => line.includes('job failed')));
    expect(server.messages).toEqual([]);
    await server.stop();
    server = await startSmtpStub({ port });
    const { messages } = server;
    await until(() => messages.length === 1);
    await hr.stop();
  });

  test('where TLS is required neither password nor mail goes out in plain text', async () => {
    server = await startSmtpStub();
    const SMTP_URL = `smtp://user:secret@127.0.0.1:${server.port}`;
    const hr = await startApp({ settings: { SMTP_URL, SMTP_TLS: 'required' } });
    await hr.services.mail.queue(hr.db, mail('in the open'));
    await until(() => hr.logs.some((line) => line.includes('job failed')));
    expect(server.commands).toContain('STAR');
    expect(server.commands.filter((command) => ['AUTH', 'MAIL', 'DATA'].includes(command))).toEqual([]);
    expect(server.messages).toEqual([]);
    await hr.stop();
  });

  test('a code does not wait behind notices, however many stand before it', async () => {
    server = await startSmtpStub();
    const { messages } = server;
    const hr = await startApp({ settings: { SMTP_URL: `smtp://127.0.0.1:${server.port}` } });
    await inTransaction(hr.db, async (tx) => {
      for (let at = 0; at < 200; at += 1) await hr.services.mail.queue(tx, mail(`notice ${at}`));
      await hr.services.mail.queueCode(tx, mail('a code'));
    });
    await until(() => messages.some((message) => /^Subject: a code\r$/m.test(message)));
    expect(messages.length).toBeLessThan(100);
    await whenWorkedOn(hr);
    await hr.stop();
  });

  test('two HR APIs on one database send each mail once', async () => {
    server = await startSmtpStub();
    const { messages } = server;
    const SMTP_URL = `smtp://127.0.0.1:${server.port}`;
    const hr = await startApp({ settings: { SMTP_URL } });
    const env = readEnv({ HR_API_KEY: TEST_KEY, SMTP_URL, LOG_LEVEL: 'silent' });
    const other = await startServices({ env, database: hr.database, clock: () => TEST_NOW, log: createLog(env) });
    const subjects = Array.from({ length: 40 }, (_, at) => `mail ${at}`);
    await Promise.all(
      subjects.map((subject, at) =>
        inTransaction(hr.db, (tx) => (at % 2 ? hr : { services: other }).services.mail.queue(tx, mail(subject))),
      ),
    );
    await until(() => messages.length >= subjects.length);
    await until(async () => {
      const { rows: open } = await hr.database.execute("select 1 from jobs.job where state < 'completed'");
      return open.length === 0;
    });
    const sent = messages.map((message) => /^Subject: (.*)\r$/m.exec(message)?.[1]).sort();
    expect(sent).toEqual([...subjects].sort());
    await other.stop();
    await hr.stop();
  });
});
