import { drawPdf } from '../../../hr-api/workplace/knowledge/sample-pdf';
import { startApp, type TestApp } from '../hr-api/harness/start-app';
import { decoyPdf } from './decoy-pdf';
import { annotation, field, hiddenPdf, link } from './hidden-pdf';
import { pdf } from './sample-files';
import { upload } from './upload';

let hr: TestApp;
let token: string;
beforeAll(async () => {
  hr = await startApp();
  token = await hr.tokenOf('E1001');
});
afterAll(() => hr.stop());

const send = (fileName: string, content: Buffer | string) =>
  upload(hr, 'uploadTicketFile', { token, fileName, content });

describe('what a PDF hides (T83)', () => {
  test.each([
    ['script that opens it', { catalog: '/OpenAction 8 0 R', hidden: '<< /S /JavaScript /JS (1) >>' }],
    ['script of a page', { page: '/AA 8 0 R', hidden: '<< /O << /S /JavaScript /JS (1) >> >>' }],
    ['script of a field', { catalog: '/AcroForm << /Fields [8 0 R] >>', hidden: field('/S /JavaScript /JS (1)') }],
    ['script of a button', { page: '/Annots [8 0 R]', hidden: field('/S /JavaScript /JS (1)') }],
    ['script of a link', { page: '/Annots [8 0 R]', hidden: link('/S /JavaScript /JS (1)') }],
    ['program to start', { page: '/Annots [8 0 R]', hidden: link('/S /Launch /F (cmd.exe)') }],
    ['file elsewhere', { page: '/Annots [8 0 R]', hidden: link('/S /URI /URI (file:///etc/passwd)') }],
    ['file inside', { catalog: '/Names << /EmbeddedFiles 8 0 R >>', hidden: '<< /Names [(a) << /F (a.exe) >>] >>' }],
    ['file on a page', { page: '/Annots [8 0 R]', hidden: annotation('FileAttachment', '/FS << /F (a.exe) >>') }],
    ['film on a page', { page: '/Annots [8 0 R]', hidden: annotation('RichMedia', '') }],
    ['form that is a program', { catalog: '/AcroForm 8 0 R', hidden: '<< /Fields [] /XFA [(a) 9 0 R] >>' }],
    ['file that is all it is', { catalog: '/Collection 8 0 R', hidden: '<< /View /T >>' }],
  ])('a %s that only readers of PDFs find is refused', async (_, parts) => {
    expect((await send('a.pdf', hiddenPdf(parts))).error().code).toBe('file_active');
  });

  const decoy = '% >>stream\n';
  const web = '<< /S /URI /URI (https://example.com) >>';
  test.each([
    ['an address behind a decoy', { opening: web, decoy }],
    ['a program behind a decoy', { opening: '<< /S /Launch /F (cmd.exe) >>', decoy }],
    ['a form that sends itself behind a decoy', { opening: '<< /S /SubmitForm /F (https://example.com) >>', decoy }],
    ['an address in a stream of no kind', { opening: web, dictionary: '' }],
    ['what its text does not tell', { opening: '<< /S 12 0 R /URI (https://example.com) >>' }],
  ])('a PDF that opens %s is refused', async (_, parts) => {
    expect((await send('a.pdf', decoyPdf(parts))).error().code).toBe('file_active');
  });

  test('a PDF that opens at a place of its own is taken, behind a decoy too', async () => {
    for (const opening of ['<< /S /GoTo /D [3 0 R /Fit] >>', '[3 0 R /Fit]'])
      expect((await send('a.pdf', decoyPdf({ opening, decoy }))).status).toBe(200);
  });

  test.each([
    ['a place for a signature', { hasSignature: true }],
    ['text alone', { hasSignature: false }],
  ])('a PDF with %s is taken', async (_, { hasSignature }) => {
    const sections = [{ heading: 'Travel', paragraphs: ['Go by train.'] }];
    expect((await send('a.pdf', drawPdf({ title: 'Rules', sections, hasSignature }))).status).toBe(200);
  });

  test('a PDF that hides an ordinary link to the web is taken; one that no reader opens is not', async () => {
    const hidden = link('/S /URI /URI (https://example.com)');
    expect((await send('a.pdf', hiddenPdf({ page: '/Annots [8 0 R]', hidden }))).status).toBe(200);
    expect((await send('a.pdf', '%PDF-1.7\nnothing of it\n%%EOF')).error().code).toBe('file_content');
  });
});

test('a PDF whose page turns to another one, beside an ordinary link, is taken', async () => {
  const objects =
    '3 0 obj << /AA << /O << /S /GoTo /D [3 0 R /Fit] >> >> /Attributes << /O /Layout >> >> endobj\n' +
    '4 0 obj << /A << /S /URI /URI (https://example.com) >> >> endobj\n';
  expect((await send('a.pdf', pdf({ objects }))).status).toBe(200);
});

test.each([
  ['script behind a comment', '<< /S % a\n%\n/JavaScript /JS (1) >>'],
  ['script behind a string', '<< /T (%) /S /JavaScript /JS (1) >>'],
  ['script behind a comment that seems to end', '<< /S %#0a(\n/JavaScript /JS (1) >>'],
  [
    'address that opens by itself, between comments',
    '<< /OpenAction%\n007 %\n0%\nR >> endobj\n7 %\n0%\nobj << /S%\n/URI /URI (https://example.com) >>',
  ],
  ['file on a share that a page opens', '<< /AA << /O << /S /GoToR /F (\\\\example\\a) /D [0 /Fit] >> >> >>'],
  [
    'file on a share that a page opens, elsewhere',
    '<< /AA << /O 7 0 R >> >> endobj\n7 0 obj << /S /GoToR /F (\\\\example\\a) /D [0 /Fit] >>',
  ],
  ['address that a page opens', '<< /AA 7 0 R >> endobj\n7 0 obj << /O << /S /URI /URI (https://example.com) >> >>'],
  ['address that a thing on a page opens', '<< /AA << /PV << /S /URI /URI (https://example.com) >> >> >>'],
])('a PDF with a %s is refused (T83)', async (_, object) => {
  expect((await send('a.pdf', pdf({ objects: `3 0 obj ${object} endobj\n` }))).error().code).toBe('file_active');
});
