import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { eq } from 'drizzle-orm';
import { persons } from '../../../hr-api/people/tables';
import { signatures } from '../../../hr-api/workplace/signatures/tables';
import { verifySignedCopy } from '../../../hr-api/workplace/signatures/verify';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { MARK, pageOf, startSigningHost, type SigningHost } from './signing-host';

let hr: TestApp;
let host: SigningHost;
beforeAll(async () => {
  hr = await startApp();
  host = await startSigningHost(hr);
});
afterAll(async () => {
  await host.app.close();
  await hr.stop();
});

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const read = (html: string) => html.replace(/&(amp|lt|gt|quot|#39);/g, (_, sign: string) => SIGNS[sign]!);

/** The last is whether the page asks its script for a picture of the name: the font of signed documents lacks letters of it. */
test.each<[string, string, boolean]>([
  ['markup', '<img src=x onerror="alert(1)"> & \'co\'', false],
  ['signs that a replacement would read', "Ada $& $' $1 King", false],
  ['marks that turn the writing', 'Ada \u202eKing\u202c\u200f', true],
  ['pictures of several signs', 'Ada 👩‍💻 King', true],
  ['three hundred letters', 'Wolfeschlegel'.repeat(24).slice(0, 300), false],
  ['Japanese letters', '山田 太郎', true],
  ['Devanagari letters', 'प्रिया शर्मा', true],
  ['Arabic letters', 'محمد علي', true],
  ['Vietnamese letters', 'Nguyễn Thị Hồng', true],
  ['an accent of its own', 'Zoe\u0308 King', true],
  ['control characters', 'Ada\u0007\u007f\u0085\tKing', true],
  ['no surname', 'Ada ', false],
  ['nothing', '', false],
])('who has a name of %s reads it as it is and signs, and the copy is known to be theirs (T70)', async (...row) => {
  const [, name, isPictureNeeded] = row;
  await hr.db.delete(signatures);
  const [person] = await hr.db.update(persons).set({ name }).where(eq(persons.empid, 'E1009')).returning();
  const token = await hr.tokenOf('E1009');
  const conduct = (await hr.call('getConduct', {}, { token })).reply();

  const html = (await host.get(pageOf(conduct))).bytes.toString();
  const shown = [...html.matchAll(/<bdi>([^<]*)<\/bdi>/g)].map(([, text = '']) => read(text));
  expect(shown).toEqual([name, 'E1009'].filter(Boolean));
  expect(read(/ data-signer="([^"]*)"/.exec(html)![1]!)).toBe(name || 'E1009');
  expect(html).toContain(` data-picturename="${isPictureNeeded}"`);

  const answer = await host.sign(conduct, { name: isPictureNeeded ? MARK : undefined });
  expect(answer.status).toBe(200);
  const { bytes } = await host.get(`/document/${conduct.UserId}/${conduct.DocumentCode}`);
  expect((await PDFDocument.load(bytes)).getSubject()).toContain(`Signed by ${name} (E1009)`);
  const verified = await verifySignedCopy(hr.db, createHash('sha256').update(bytes).digest('hex'));
  expect(verified).toMatchObject({ signedName: person!.name, empid: 'E1009' });
});
