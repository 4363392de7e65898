import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PDFDocument, PDFRawStream, PDFName } from '@cantoo/pdf-lib';
import { drawPdf } from '../../../hr-api/workplace/knowledge/sample-pdf';
import { stampPdf } from '../../../hr-api/workplace/signatures/stamping/stamp';
import { type Stamp } from '../../../hr-api/workplace/signatures/stamping/stamp-content';
import { companyLogoOf } from '../../../lib/contract/platform/company-logo';
import { DOT, FONT } from './signing-host';

const page = { heading: 'Rules', paragraphs: ['Keep to them.'] };
const plain = drawPdf({ title: 'Rules', sections: [page, page] });

const stamp: Stamp = {
  company: 'Tarnbrook Group',
  documentName: 'Rules',
  signerName: 'Zoë Ångström',
  empid: 'E1009',
  signedAt: '05-Mar-2026 14:30 Asia/Kolkata',
  code: 'abcdefghijklmnopqrstuv',
  way: 'drawn',
  mark: Buffer.from(DOT, 'base64'),
  namePicture: null,
};

const refusalOf = (bytes: Buffer, changed: Partial<Stamp> = {}) =>
  stampPdf(bytes, { ...stamp, ...changed }, FONT).then(
    () => null,
    (error: { code: string; details: { params?: { why?: string } } }) => [error.code, error.details.params?.why],
  );

test('a document without a field is signed above the foot of its last page, and says what it was', async () => {
  const { bytes, documentHash } = await stampPdf(plain, stamp, FONT);
  expect(documentHash).toBe(createHash('sha256').update(plain).digest('hex'));
  const signed = await PDFDocument.load(bytes);
  expect(signed.getPageCount()).toBe(3);
  expect(signed.getSubject()).toBe(
    'Signed by Zoë Ångström (E1009), 05-Mar-2026 14:30 Asia/Kolkata, abcdefghijklmnopqrstuv',
  );
  expect(signed.getTitle()).toBe('Rules');
});

const picturesIn = async (bytes: Buffer) =>
  (await PDFDocument.load(bytes)).context
    .enumerateIndirectObjects()
    .filter(([, object]) => object instanceof PDFRawStream && String(object.dict.get(PDFName.of('Width'))) === '192');

test('the certificate carries the logo, and a broken one keeps nobody from signing', async () => {
  const logo = companyLogoOf(readFileSync('public/icons/192.png'));
  const { bytes } = await stampPdf(plain, { ...stamp, logo, accent: '#7a1fa2' }, FONT);
  expect((await picturesIn(bytes)).length).toBeGreaterThan(0);
  const broken = { ...logo, bytes: Buffer.concat([logo.bytes.subarray(0, 60), logo.bytes.subarray(-12)]) };
  const without = await stampPdf(plain, { ...stamp, logo: broken }, FONT);
  expect(await picturesIn(without.bytes)).toEqual([]);
});

test('a name the font lacks needs its picture and is printed from it', async () => {
  const name = { signerName: '山田 花子' };
  expect(await refusalOf(plain, name)).toEqual(['invalid', undefined]);
  expect(await refusalOf(plain, { ...name, namePicture: Buffer.from(DOT, 'base64') })).toBeNull();
});

test.each([
  ['half a sign', 'Ada \ud83d King'],
  ['halves in the wrong order', '\udc69\ud83d'],
  ['a zero', 'Ada\u0000King'],
  ['lines', 'Ada\r\n\u2028King'],
])('%s in the name of a signer or a document ends no signing', async (_, name) => {
  const changed = { signerName: name, documentName: name, namePicture: Buffer.from(DOT, 'base64') };
  const { bytes } = await stampPdf(plain, { ...stamp, ...changed }, FONT);
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(3);
});

test('a document that is encrypted or broken is refused in so many words', async () => {
  const pdf = await PDFDocument.load(plain);
  pdf.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
  expect(await refusalOf(Buffer.from(await pdf.save()))).toEqual(['file_content', 'encrypted']);
  expect(await refusalOf(Buffer.from('%PDF-1.4\nnothing of it\n%%EOF'))).toEqual(['file_content', 'broken']);
  expect(await refusalOf(plain.subarray(0, 400))).toEqual(['file_content', 'broken']);
});
