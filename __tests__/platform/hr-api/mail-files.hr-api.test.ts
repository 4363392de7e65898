import { Readable } from 'node:stream';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { MailFile } from '../../../hr-api/platform/mail/mail-files';
import { storedFiles } from '../../../hr-api/platform/files/tables';
import { inTransaction } from '../../../hr-api/platform/db/transaction';
import { whenWorkedOn } from '../../access/passwords/ask-code';
import { readMessage, type MessagePart } from './harness/read-message';
import { startSmtpStub, type SmtpStub } from './harness/smtp-stub';
import { startApp, type TestApp } from './harness/start-app';

const NAME = 'Gehaltsübersicht für Müller & Söhne, erstes Quartal zweitausendsechsundzwanzig.csv';
const CSV = Buffer.from(`Name;Ort\r\n${'Zoë;Köln\r\n'.repeat(20_000)}`);
const LOGO = 'public/icons/192.png';
const HTML = '<p>Hello</p><img src="cid:picture@humming-bird.example" alt="">';

async function keep(hr: TestApp, bytes: Buffer): Promise<string> {
  const { id } = await inTransaction(hr.db, (tx) => hr.services.files.keep(tx, Readable.from([bytes]), hr.clock.now));
  return id;
}

/** A mail with a picture in its text and a list behind it, as the queue takes it. */
async function filedMail(hr: TestApp) {
  const files: MailFile[] = [
    { fileId: await keep(hr, await readFile(LOGO)), name: 'picture.png', cid: 'picture@humming-bird.example' },
    { fileId: await keep(hr, CSV), name: NAME, type: 'text/csv' },
  ];
  return { to: 'anna@example.com', subject: 'With files', text: 'Hello', html: HTML, files };
}

const kinds = ({ type, parts }: MessagePart): unknown => (parts.length > 0 ? [type, ...parts.map(kinds)] : type);
const leaves = (part: MessagePart): MessagePart[] => (part.parts.length > 0 ? part.parts.flatMap(leaves) : [part]);

async function expectWhole(source: string): Promise<void> {
  const message = readMessage(source);
  expect(source.split('\r\n').every((line) => Buffer.byteLength(line) <= 998)).toBe(true);
  expect(kinds(message)).toEqual([
    'multipart/mixed',
    ['multipart/alternative', 'text/plain', ['multipart/related', 'text/html', 'image/png']],
    'text/csv',
  ]);
  const [, , picture, list] = leaves(message);
  expect(picture?.headers['content-id']).toBe('<picture@humming-bird.example>');
  expect(picture?.content.equals(await readFile(LOGO))).toBe(true);
  expect(list?.fileName).toBe(NAME);
  expect(list?.content.equals(CSV)).toBe(true);
}

describe('into the mail folder', () => {
  let hr: TestApp;
  beforeAll(async () => {
    hr = await startApp();
  });
  afterAll(() => hr.stop());

  const written = async (subject: string) => {
    const folder = join(hr.dataDir, 'mail');
    const sources = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
    return sources.filter((source) => source.includes(`\r\nSubject: ${subject}\r\n`));
  };

  test('a mail carries its picture beside the HTML and its list behind both, under their names', async () => {
    await hr.services.mail.queue(hr.db, await filedMail(hr));
    await whenWorkedOn(hr);
    const [source = ''] = await written('With files');
    await expectWhole(source);
  });

  test('the queue holds what files are called and none of their bytes', async () => {
    const mail = await filedMail(hr);
    await inTransaction(hr.db, async (tx) => {
      await hr.services.mail.queue(tx, mail);
      const { rows } = await tx.execute(sql`select length(data::text) as length from jobs.job where name = 'mail'`);
      expect(Number(rows[0]?.length)).toBeLessThan(4000);
    });
    await whenWorkedOn(hr);
  });

  test('a mail goes without a picture that is gone, and says so in the log', async () => {
    const { files, ...mail } = await filedMail(hr);
    await hr.db.delete(storedFiles).where(eq(storedFiles.id, files[0]!.fileId));
    await hr.services.mail.queue(hr.db, { ...mail, subject: 'No picture', files });
    await whenWorkedOn(hr);
    const [source = ''] = await written('No picture');
    expect(leaves(readMessage(source)).map(({ type }) => type)).toEqual(['text/plain', 'text/html', 'text/csv']);
    expect(hr.logs.some((line) => line.includes('mail goes without pictures'))).toBe(true);
  });

  test('long lines of a text travel as base64 and arrive as they were', async () => {
    const text = 'ä'.repeat(2000);
    await hr.services.mail.queue(hr.db, { to: 'anna@example.com', subject: 'Long', text, html: `<p>${text}</p>` });
    await whenWorkedOn(hr);
    const [source = ''] = await written('Long');
    expect(source.split('\r\n').every((line) => Buffer.byteLength(line) <= 998)).toBe(true);
    expect(leaves(readMessage(source)).map(({ content }) => content.toString())).toEqual([text, `<p>${text}</p>`]);
  });

  test('a delivery that is queued twice has one Message-ID', async () => {
    const mail = { to: 'anna@example.com', subject: 'Twice', text: 'x', html: '<p>x</p>', id: 'delivery-1' };
    await hr.services.mail.queue(hr.db, mail);
    await hr.services.mail.queue(hr.db, { ...mail, to: 'anna.again@example.com' });
    await whenWorkedOn(hr);
    const ids = (await written('Twice')).map((source) => /^Message-ID: (.*)\r$/m.exec(source)?.[1]);
    expect(ids).toEqual(['<delivery-1@humming-bird.example>', '<delivery-1@humming-bird.example>']);
  });
});

describe('to a mail server', () => {
  let server: SmtpStub;
  let hr: TestApp;
  beforeAll(async () => {
    server = await startSmtpStub();
    const settings = { SMTP_URL: `smtp://127.0.0.1:${server.port}` };
    hr = await startApp({ settings, mailRetrySeconds: [0.2] });
  });
  afterAll(async () => {
    await hr.stop();
    await server.stop();
  });

  test('a mail carries the same as in the folder', async () => {
    await hr.services.mail.queue(hr.db, await filedMail(hr));
    await whenWorkedOn(hr);
    expect(server.messages).toHaveLength(1);
    await expectWhole(server.messages[0]!);
  });

  test('a mail is not sent while its attachment is not to be had', async () => {
    const { files, ...mail } = await filedMail(hr);
    const before = server.messages.length;
    const failed = () => hr.logs.filter((line) => line.includes('job failed')).length;
    const [file] = await hr.db.delete(storedFiles).where(eq(storedFiles.id, files[1]!.fileId)).returning();
    await hr.services.mail.queue(hr.db, { ...mail, files });
    while (failed() < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(server.messages).toHaveLength(before);
    await hr.db.insert(storedFiles).values(file!);
    await whenWorkedOn(hr);
    expect(server.messages).toHaveLength(before + 1);
  });
});
