import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { uploads } from '../../../hr-api/platform/files/tables';
import { purgeUnclaimedUploads } from '../../../hr-api/platform/files/uploads';
import type { ReplyFor } from '../../../lib/contract/all';
import { codeOfMailImage } from '../../../lib/contract/platform/mail/images';
import { languages } from '../../../lib/contract/platform/languages';
import { whenWorkedOn } from '../../access/passwords/ask-code';
import { employmentOf } from '../../people/cast-actors';
import { upload } from '../../platform/files/upload';
import { mailsIn } from '../../platform/hr-api/harness/mailbox';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

const CODE = 'account-oneTimeCode';
const TEXT = {
  TemplateCode: CODE,
  Language: 'en' as const,
  Subject: '{code} for you',
  TemplateContent: '<p>{code}</p>',
};

let hr: TestApp;
let sofia: string;
let thomas: string;
beforeEach(async () => {
  hr = await startApp();
  sofia = await hr.tokenOf('E1004');
  thomas = await hr.tokenOf('E1006');
});
afterEach(() => hr.stop());

const detail = async (token = sofia) => (await hr.call('getMailTemplate', { TemplateCode: CODE }, { token })).reply();
const save = (part: object = {}, token = sofia) =>
  hr.call('saveMailText', { ...TEXT, Revision: 0, ...part }, { token });
const sendPicture = async (token = sofia) => {
  const content = await readFile('public/icons/192.png');
  const sent = await upload(hr, 'uploadMailImage', { token, fileName: 'picture.png', content, type: 'image/png' });
  return (sent.reply() as ReplyFor<'uploadMailImage'>).message;
};

test('HR sees every mail of the product, in groups and with built-in words in six languages', async () => {
  const all = (await hr.call('listMailTemplates', {}, { token: sofia, language: 'de' })).reply();
  expect(all.length).toBeGreaterThan(25);
  expect(all.find(({ TemplateCode }) => TemplateCode === CODE)).toMatchObject({
    GroupName: 'Anmeldung und Konto',
    TemplateName: 'Code für die Anmeldung',
  });
  expect(all.every(({ States }) => States.every(({ State }) => State === 'builtIn'))).toBe(true);
  const { Texts } = await detail();
  expect(Texts.map(({ Language }) => Language).sort()).toEqual([...languages].sort());
  expect(Texts[0]).toMatchObject({ Language: 'en', Subject: '{code} is your verification code', Revision: 0 });
});

test('HR puts words of its own in a mail, changes them and brings the built-in ones back', async () => {
  const first = (await save()).reply();
  expect(first).toMatchObject({ State: 'own', Subject: '{code} for you', Revision: 1, ChangedBy: 'Sofía Herrera' });
  expect((await save({ Subject: 'Now {code}', Revision: 1 }, thomas)).reply().Revision).toBe(2);
  const restored = await hr.call('restoreMailText', { ...TEXT, Revision: 2 }, { token: sofia });
  expect(restored.reply()).toMatchObject({ State: 'builtIn', Subject: '{code} is your verification code' });
  const rows = await hr.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, `${CODE} en`));
  expect(rows.map(({ action }) => action)).toEqual(['change a mail text', 'change a mail text', 'restore a mail text']);
  expect(rows[1]).toMatchObject({ before: { subject: '{code} for you' }, after: { subject: 'Now {code}' } });
});

test('who writes over words that they have not seen is refused', async () => {
  (await save()).reply();
  expect((await save({ Subject: 'Another {code}' }, thomas)).error().code).toBe('conflict');
  expect((await save({ Revision: 7 })).error().code).toBe('conflict');
  const restore = await hr.call('restoreMailText', { ...TEXT, Revision: 7 }, { token: sofia });
  expect(restore.error().code).toBe('conflict');
});

test('a sign-in mail cannot lose its code, and no mail names what it does not know', async () => {
  const refused = (await save({ Subject: 'Hello {boss}', TemplateContent: '<p>Hello {salary}</p>' })).error();
  expect(refused.issues).toEqual([
    { path: 'Subject.boss', message: 'unknown_placeholder' },
    { path: 'TemplateContent.salary', message: 'unknown_placeholder' },
    { path: 'TemplateContent.code', message: 'missing_placeholder' },
  ]);
  expect((await detail()).Texts[0]?.State).toBe('builtIn');
});

test('a placeholder half of which was deleted is named, and not kept', async () => {
  const TemplateContent = '<p>Hello {nam, your {tim e} is {code}</p><p>{{code}}</p>';
  const refused = (await save({ Subject: '{code} {code', TemplateContent })).error();
  expect(refused.issues).toEqual([
    { path: 'Subject.{code', message: 'stray_brace' },
    ...['{nam, your', '{tim e}', '{', '}'].map((stray) => ({
      path: `TemplateContent.${stray}`,
      message: 'stray_brace',
    })),
  ]);
  expect((await detail()).Texts[0]?.State).toBe('builtIn');
});

test('content that could do harm is taken out before it is kept', async () => {
  const { TemplateContent } = (
    await save({
      TemplateContent: '<p onclick="x()">{code}</p><script>alert(1)</script><img src="https://spy.example/x">',
    })
  ).reply();
  expect(TemplateContent).toBe('<p>{code}</p><img>');
});

test('an employee may neither read nor change nor try what mails say', async () => {
  const token = await hr.tokenOf('E1001');
  const tried = { ...TEXT, ChillCode: '' };
  const answers = await Promise.all([
    hr.call('listMailTemplates', {}, { token }),
    hr.call('getMailTemplate', { TemplateCode: CODE }, { token }),
    save({}, token),
    hr.call('getMailPreview', tried, { token }),
    hr.call('sendTestMail', tried, { token }),
    hr.call('listMailImages', {}, { token }),
    hr.call('listMailPlaceholders', {}, { token }),
  ]);
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 403));
});

test('placeholders come with their group and description, of one mail or of all', async () => {
  const own = (await hr.call('listMailPlaceholders', { TemplateCode: CODE }, { token: sofia })).reply();
  expect(own.find(({ PlaceHolderField }) => PlaceHolderField === 'code')).toMatchObject({
    GroupName: 'Sign-in and account',
    Description: 'The code',
    Kind: 'code',
    IsRequired: true,
  });
  const all = (await hr.call('listMailPlaceholders', {}, { token: sofia })).reply();
  expect(all.length).toBeGreaterThan(own.length);
  const names = all.map(({ GroupName, PlaceHolderField }) => `${GroupName} ${PlaceHolderField}`);
  expect(new Set(names).size).toBe(names.length);
});

test('a text can begin with built-in words or those of mails that know the same placeholders', async () => {
  (await save({ Language: 'de' })).reply();
  const request = { TemplateCode: CODE, Language: 'en' as const };
  const contents = (await hr.call('listTemplateContents', request, { token: sofia })).reply();
  expect(contents[0]).toMatchObject({ TemplateName: 'Code for signing in', State: 'builtIn', Language: 'en' });
  expect(contents[1]).toMatchObject({ TemplateContent: '<p>{code}</p>', State: 'own', Language: 'de' });
  const names = contents.map(({ TemplateName }) => TemplateName);
  expect(names).toContain('Code for client users');
  expect(names).not.toContain('Device registered');
});

test('a preview is written to whoever the author may see, and to nobody else', async () => {
  const preview = (ChillCode: string) =>
    hr.call('getMailPreview', { ...TEXT, TemplateContent: '<p>Dear {name}, {code}</p>', ChillCode }, { token: sofia });
  expect((await preview('')).reply().Text).toBe('Dear Sofía Herrera, 123456\n');
  const { code } = await employmentOf(hr, 'E1001');
  expect((await preview(code)).reply()).toMatchObject({
    Subject: '123456 for you',
    Html: expect.stringContaining('Dear Ananya Rao, 123456'),
  });
  expect((await preview('nobody')).error().code).toBe('not_found');
});

test('a test mail goes to its author alone, in the words of the editor and with their pictures', async () => {
  const link = await sendPicture();
  const TemplateContent = `<p>{code}</p><p><img src="${link}" alt="Our house"></p>`;
  const before = (await mailsIn(hr.dataDir)).length;
  const { MailID } = (await hr.call('sendTestMail', { ...TEXT, TemplateContent }, { token: sofia })).reply();
  await whenWorkedOn(hr);
  const [mail, ...others] = (await mailsIn(hr.dataDir)).slice(before);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: MailID, subject: '[Test] 123456 for you' });
  expect(mail?.text).toContain(`<img src="cid:${codeOfMailImage(link)}@humming-bird.example" alt="Our house"`);
  expect(mail?.text).toContain(`Content-ID: <${codeOfMailImage(link)}@humming-bird.example>`);
  expect((await detail()).Texts[0]?.State).toBe('builtIn');
});

test('a picture is its sender’s until a mail is saved with it, then everyone’s who writes mails', async () => {
  const link = await sendPicture();
  const code = codeOfMailImage(link)!;
  const read = (token: string) => hr.call('getMailImage', { headercode: code }, { token });
  expect([(await read(sofia)).status, (await read(thomas)).status]).toEqual([200, 404]);
  expect((await read(await hr.tokenOf('E1001'))).status).toBe(403);
  (await save({ TemplateContent: `<p>{code}<img src="${link}"></p>` })).reply();
  await purgeUnclaimedUploads(hr.db, new Date(hr.clock.now.getTime() + 48 * 3_600_000));
  expect((await read(thomas)).bytes.equals(await readFile('public/icons/192.png'))).toBe(true);
  const [image] = (await hr.call('listMailImages', {}, { token: thomas })).reply();
  expect(image).toEqual({ CategoryName: 'Pictures of others', LinkSrc: link, FileName: 'picture.png' });
  const categories = (await hr.call('listMailImageCategories', {}, { token: thomas })).reply();
  expect(categories).toContainEqual({ CategoryName: 'Pictures of others' });
});

test('a mail goes without a picture whose file is gone', async () => {
  const link = await sendPicture();
  (await save({ TemplateContent: `<p>{code}</p><img src="${link}" alt="Our house">` })).reply();
  await hr.db.delete(uploads).where(eq(uploads.code, codeOfMailImage(link)!));
  (await hr.signIn('E1007')).reply();
  await whenWorkedOn(hr);
  const mail = (await mailsIn(hr.dataDir)).at(-1);
  expect(mail?.subject).toMatch(/^\d{6} for you$/);
  expect(mail?.text).toContain('Our house');
  expect(mail?.text).not.toContain('cid:');
});
