import { capabilities } from '../../../hr-api/composed';
import { accountMail, accountTemplates } from '../../../hr-api/platform/mail/account-mail';
import { builtInMail, composeMails, type TemplateMail } from '../../../hr-api/platform/mail/templates/compose-mail';
import { fillContent } from '../../../hr-api/platform/mail/templates/content/blocks';
import { mailPlainText } from '../../../hr-api/platform/mail/templates/content/mail-plain-text';
import type { MailTemplate } from '../../../hr-api/platform/mail/templates/mail-template';
import { mailTexts } from '../../../hr-api/platform/mail/templates/tables';
import { textIssues } from '../../../hr-api/platform/mail/templates/text-issues';
import { wordMail } from '../../../hr-api/platform/mail/templates/word-mail';
import { languages } from '../../../lib/contract/platform/languages';
import { codeIn, waitForMails } from './harness/mailbox';
import { startApp, type TestApp } from './harness/start-app';
import { TEST_NOW } from './harness/test-settings';

const templates: MailTemplate[] = capabilities.flatMap(({ mailTemplates }) => mailTemplates ?? []);

describe.each(templates.map((template) => [template.code, template] as const))('the template %s', (_code, template) => {
  test.each(languages)('has built-in words, a name and examples in %s, and each placeholder is known', (language) => {
    const words = template.words[language];
    expect(words.templates[template.key]).toEqual({ name: expect.any(String), sent: expect.stringMatching(/./) });
    for (const { name } of template.placeholders)
      expect([name, words.placeholders[name]]).toEqual([
        name,
        { description: expect.stringMatching(/./), example: expect.stringMatching(/./) },
      ]);
    expect(textIssues(template.builtIn(language), template)).toEqual([]);
  });
});

test('no two mails share a code', () => {
  const codes = templates.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThan(20);
});

const toy: MailTemplate = {
  ...accountTemplates.oneTimeCode,
  placeholders: [
    { name: 'name', kind: 'text', isRecipient: true },
    { name: 'code', kind: 'code', isRequired: true },
    { name: 'said', kind: 'quote' },
    { name: 'link', kind: 'link' },
    { name: 'rows', kind: 'table' },
  ],
};

const VALUES = {
  name: '<b>Anna</b> {code}',
  code: '123456',
  said: 'One\nTwo <script>',
  link: { text: 'Open', address: 'https://hr.example.com/a?b=1&c=2' },
  rows: { head: ['Name', 'City'], rows: [['Zoë', '<Köln>']] },
};

const worded = (content: string, values: object = VALUES) =>
  wordMail(
    { subject: 'To {name}: {link}', content },
    { template: toy, language: 'en', values: values as typeof VALUES, sourceOf: (src) => `cid:${src.length}` },
  );

describe('words of an organisation’s own', () => {
  test('values stand where their names do, as text, and are not looked up again', () => {
    const { subject, text, html } = worded('<p>Dear {name}, your {unknown}code</p>');
    expect(subject).toBe('To <b>Anna</b> {code}: Open');
    expect(text).toBe('Dear <b>Anna</b> {code}, your code\n');
    expect(html).toContain('Dear &lt;b&gt;Anna&lt;/b&gt; {code}, your code');
  });

  test('a code, a quotation, a link and a table stand out where they are alone', () => {
    const { text, html } = worded('<p>{code}</p><p><strong> {said} </strong></p><p>{link}</p><p>{rows}</p>');
    expect(text).toBe(
      '123456\n\n> One\n> Two <script>\n\nOpen: https://hr.example.com/a?b=1&c=2\n\nName\tCity\nZoë\t<Köln>\n',
    );
    expect(html).toContain('letter-spacing:8px;color:#0f172a;">123456</div>');
    expect(html).toContain('One<br>Two &lt;script&gt;</div>');
    expect(html).toContain('<a href="https://hr.example.com/a?b=1&amp;c=2"');
    expect(html).toContain('>&lt;Köln&gt;</td>');
  });

  test('a paragraph of which only empty values are left is left out', () => {
    const { text } = worded('<p>{said}</p><p> {name} </p><ul><li>{name}</li></ul><p>Bye</p>', { name: '', said: '' });
    expect(text).toBe('Bye\n');
  });

  test('lists, emphasis, headings, line breaks and web links are kept, all else is text or gone', () => {
    const { text, html } = worded(
      '<h2>Title</h2><ol><li>One</li><li><b>Two</b></li></ol><p onclick="x()">A<br>B <a href="javascript:alert(1)">C</a> ' +
        '<a href="https://example.com">D</a></p><script>alert(1)</script><style>p{}</style><iframe src="/"></iframe>',
    );
    expect(text).toBe('Title\n\n1. One\n2. Two\n\nA\nB C D: https://example.com\n');
    expect(html).toContain('<strong>Two</strong>');
    expect(html).not.toMatch(/script|onclick|iframe|<style/);
  });

  test('half a megabyte of nested nonsense is worded within a second', () => {
    const startedAt = performance.now();
    worded('<div><ul><li>{name}'.repeat(25_000));
    worded('{'.repeat(100_000) + '<p>{code'.repeat(10_000));
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });

  test('a placeholder that the mail does not know is named, and one that it cannot do without', () => {
    expect(textIssues({ subject: '{nobody} {name}', content: '<p>{ code }, {code1}</p>' }, toy)).toEqual([
      { field: 'subject', message: 'unknown_placeholder', placeholder: 'nobody' },
      { field: 'content', message: 'unknown_placeholder', placeholder: 'code1' },
      { field: 'content', message: 'missing_placeholder', placeholder: 'code' },
    ]);
    expect(textIssues({ subject: 'x', content: '<p title="{code}">x</p>' }, toy)).toHaveLength(1);
  });
});

test('French sets a space before the colon of a link in plain text', () => {
  const blocks = fillContent('<p>{link}</p>', { values: VALUES, kindOf: () => 'link' });
  expect(mailPlainText(blocks, 'fr')).toBe('Open\u00a0: https://hr.example.com/a?b=1&c=2\n');
});

describe('on their way', () => {
  let hr: TestApp;
  beforeAll(async () => {
    hr = await startApp();
  });
  afterAll(() => hr.stop());
  beforeEach(() => hr.db.delete(mailTexts));

  const codeMail = (language: 'en' | 'de' = 'en'): TemplateMail =>
    accountMail('oneTimeCode', {
      to: 'anna@example.com',
      accountId: null,
      name: 'Anna',
      code: '271828',
      language,
      at: TEST_NOW,
      clientAddress: null,
      link: 'https://hr.example.com',
    });

  const give = (subject: string, content: string, language = 'en') =>
    hr.db.insert(mailTexts).values({
      templateCode: 'account-oneTimeCode',
      language,
      subject,
      content,
      revision: 1,
      changedAt: TEST_NOW,
      changedBy: '00000000-0000-4000-8000-000000000001',
    });

  const compose = async (mail: TemplateMail) => (await composeMails(hr.db, [mail], hr.app.log))[0]!;

  test('a mail says what the organisation wrote, in the languages in which it did', async () => {
    await give('Your code, {name}', '<p>Take {code}.</p>');
    expect(await compose(codeMail())).toMatchObject({ subject: 'Your code, Anna', text: 'Take 271828.\n' });
    expect((await compose(codeMail('de'))).subject).toBe('271828 ist Ihr Bestätigungscode');
  });

  test.each([
    ['lacks its code', '<p>No code here</p>'],
    ['names a placeholder that is gone', '<p>{code} {gone}</p>'],
  ])('a text that %s never stops a code: the built-in words go, and the log says so', async (_why, content) => {
    await give('Broken', content);
    expect(await compose(codeMail())).toEqual(builtInMail(codeMail()));
    expect(hr.logs.some((line) => line.includes('mail template cannot be used') && line.includes('oneTimeCode'))).toBe(
      true,
    );
  });

  test('whoever signs in gets the organisation’s words with a code that works', async () => {
    await give('Welcome', '<p>Welcome</p><p>{code}</p>');
    const { authToken: token } = (await hr.signIn('E1007')).reply();
    const mail = (await waitForMails(hr.dataDir, 1)).at(-1)!;
    expect(mail.subject).toBe('Welcome');
    expect((await hr.call('verifyCode', { OTP: codeIn(mail) }, { token })).status).toBe(200);
  });
});
