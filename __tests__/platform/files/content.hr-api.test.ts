import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { startApp, type TestApp } from '../hr-api/harness/start-app';
import { bmp, compound, doc, docx, jpeg, pdf, png, xls, xlsx } from './sample-files';
import { upload } from './upload';
import { zip, type ZipEntry } from './zip';

let hr: TestApp;
let token: string;
beforeAll(async () => {
  hr = await startApp();
  token = await hr.tokenOf('E1001');
});
afterAll(() => hr.stop());

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const send = (fileName: string, content: Buffer | string, type?: string) =>
  upload(hr, 'uploadTicketFile', { token, fileName, content, type });
const typeOf = async (HeaderCode: string) => (await hr.call('getTicketFile', { HeaderCode }, { token })).reply().Type;

const png8 = png();
const contents = {
  pdf: pdf(),
  png: png8,
  jpeg: jpeg(),
  jpg: jpeg(),
  csv: Buffer.from('number,name\n1,Ananya\n'),
  xlsx: xlsx(),
  xls: xls(),
  doc: doc(),
  docx: docx(),
  zip: zip([{ name: 'a.txt', content: 'text' }]),
};
const TYPES: Record<keyof typeof contents, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  csv: 'text/csv',
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  xls: 'application/vnd.ms-excel',
  doc: 'application/msword',
  docx: `${OFFICE}.wordprocessingml.document`,
  zip: 'application/zip',
};
const extensions = Object.keys(contents) as (keyof typeof contents)[];

describe('extension, declared type and content (T81, TATT-01 to TATT-11)', () => {
  test.each(extensions)('a .%s is taken with its own content, in any case of its name', async (extension) => {
    const { HeaderCode } = (await send(`A.${extension.toUpperCase()}`, contents[extension], TYPES[extension])).reply();
    expect(await typeOf(HeaderCode)).toBe(TYPES[extension]);
  });

  test.each(extensions)('a .%s is refused with the content of any other', async (extension) => {
    const same = (other: string) => contents[other as keyof typeof contents].equals(contents[extension]);
    const wrong = {
      ...contents,
      exe: Buffer.from('MZ\x90\0\x03\0\0\0'),
      bmp: bmp(),
      gif: Buffer.from('GIF89a/*\0*/=1'),
    };
    for (const [name, content] of Object.entries(wrong)) {
      if (name in contents && same(name)) continue;
      // Every document of Office is a zip, and one among other files.
      const isZip = extension === 'zip' && ['docx', 'xlsx'].includes(name);
      expect([name, (await send(`a.${extension}`, content)).status]).toEqual([name, isZip ? 200 : 422]);
    }
  });

  test.each(extensions)('a .%s that is declared as a page or another format is refused', async (extension) => {
    for (const type of ['text/html', 'image/svg+xml', extension === 'pdf' ? 'image/png' : 'application/pdf']) {
      expect((await send(`a.${extension}`, contents[extension], type)).error().code).toBe('file_content');
    }
  });

  test.each(['exe', 'html', 'svg', 'svgz', 'bmp', 'docm', 'xlsm', 'hta', 'mht', 'xhtml', 'js', 'pdf%00', 'pdf;'])(
    'a .%s is none of the accepted formats',
    async (extension) => {
      const answer = await send(`a.${extension}`, contents.pdf);
      expect([answer.status, answer.error()]).toMatchObject([
        415,
        { code: 'file_type', params: { types: '.pdf, .png, .jpeg, .jpg, .csv, .xlsx, .xls, .doc, .docx, .zip' } },
      ]);
    },
  );

  test.each([
    ['UTF-8, with its mark or without', Buffer.from('\ufeffÜ,é,明細,🙂\n')],
    ['UTF-16', Buffer.from('\ufeffÜ,明細\n', 'utf16le')],
    ['windows-1252', Buffer.from('Gehalt,\x801.000,M\xfcller\r\n', 'latin1')],
    ['Shift_JIS', Buffer.from('a,\x8e\x81\x96\xbc\r\n', 'latin1')],
    ['GB18030', Buffer.from('a,\x81\x39\xee\x39\r\n', 'latin1')],
  ])('a table in %s is taken', async (_, content) => {
    expect((await send('a.csv', content, 'application/vnd.ms-excel')).status).toBe(200);
  });

  test.each([
    ['a NUL in it', Buffer.from('a,b\0\n')],
    ['an escape in it', Buffer.from('a,\x1b[2J\n')],
    ['UTF-16 without a mark', Buffer.from('a,b\n', 'utf16le')],
    ['bytes that no code page knows', Buffer.from('a,\x81 \n', 'latin1')],
  ])('a table with %s is refused', async (_, content) => {
    expect((await send('a.csv', content)).error().code).toBe('file_content');
  });

  test.each([
    '<html><body>',
    'a,b\n<SCRIPT>alert(1)</SCRIPT>',
    '<?xml version="1.0"?><svg/>',
    '<!DOCTYPE html>',
    '#!/bin/sh\n',
    '<?php system(1);',
  ])('a table that is the page or script %p is refused', async (content) => {
    expect((await send('a.csv', content)).error().code).toBe('file_active');
  });

  test.each([
    ['workbook of an exchange format', 'a.csv', Buffer.from('ID;PWXL;N;E\nC;X1;Y1;EEXEC("a")\nE\n')],
    ['PNG with a zip behind it', 'a.png', Buffer.concat([png8, contents.zip])],
    ['PNG that breaks off', 'a.png', png8.subarray(0, -4)],
    ['PNG without a picture’s header', 'a.png', Buffer.concat([png8.subarray(0, 8), png8.subarray(33)])],
    ['JPEG that breaks off', 'a.jpg', contents.jpg.subarray(0, -2)],
    ['JPEG without a size', 'a.jpg', Buffer.from('ffd8ffe0ffd9', 'hex')],
    ['PDF with something before it', 'a.pdf', Buffer.concat([Buffer.from('<html>'), contents.pdf])],
    ['PDF that breaks off', 'a.pdf', contents.pdf.subarray(0, 100)],
    ['PDF that is a zip as well', 'a.pdf', Buffer.concat([contents.pdf, contents.zip, Buffer.from('\n%%EOF')])],
    ['PDF that ends as a zip', 'a.pdf', Buffer.concat([contents.pdf, contents.zip])],
    ...[
      '/Type /ObjStm /Filter /ASCIIHexDecode',
      '/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]',
      '/Type /ObjStm /Filter [ /Fl /Fl ]',
      '/Type /ObjStm',
      '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>',
      '/Filter /LZWDecode /Type /Obj#53tm',
    ].map((dictionary): [string, string, Buffer] => [
      `PDF whose objects are packed by ${dictionary}`,
      'a.pdf',
      pdf({ packed: '3 0 << /S /JavaScript /JS (1) >>', dictionary }),
    ]),
    ['zip with a program before it', 'a.zip', Buffer.concat([Buffer.from('MZ'), contents.zip])],
    ['zip that breaks off', 'a.zip', contents.zip.subarray(0, -4)],
    ['zip that is no document', 'a.docx', contents.zip],
    ['OLE2 file that is an installer', 'a.doc', compound(['Root Entry', 'Property'])],
    ['OLE2 file of another byte order', 'a.xls', Buffer.from(xls()).fill(0, 28, 30)],
  ])('a %s is refused', async (_, fileName, content) => {
    expect((await send(fileName, content)).error().code).toBe('file_content');
  });
});

describe('active content (T83)', () => {
  test.each<[string, string, Buffer]>([
    ['script', 'a.pdf', pdf({ objects: '3 0 obj << /S /JavaScript /JS (app.alert\\(1\\)) >> endobj\n' })],
    ['script in disguise', 'a.pdf', pdf({ objects: '3 0 obj << /S /J#61vaScript /JS (1) >> endobj\n' })],
    ['script in a packed object', 'a.pdf', pdf({ packed: '3 0 << /S /JavaScript /JS (1) >>' })],
    ['program to start', 'a.pdf', pdf({ objects: '3 0 obj << /S /Launch /F (cmd.exe) >> endobj\n' })],
    ['file inside', 'a.pdf', pdf({ objects: '3 0 obj << /Type /EmbeddedFile >> endobj\n' })],
    [
      'script in packed objects of a disguised name',
      'a.pdf',
      pdf({ packed: '3 0 << /S /JavaScript /JS (1) >>', dictionary: '/Type /Obj#53tm /Filter /FlateDecode' }),
    ],
    ['form that is a program', 'a.pdf', pdf({ objects: '3 0 obj << /AcroForm << /XFA [(a) 4 0 R] >> >> endobj\n' })],
    [
      'address that opens by itself',
      'a.pdf',
      pdf({ objects: '3 0 obj << /OpenAction << /S /URI /URI (https://example.com) >> >> endobj\n' }),
    ],
    [
      'address that opens by itself, elsewhere',
      'a.pdf',
      pdf({
        objects: '3 0 obj << /OpenAction 7 0 R >> endobj\n7 0 obj << /S /U#52I /URI (https://example.com) >> endobj\n',
      }),
    ],
    [
      'address that opens by itself, packed',
      'a.pdf',
      pdf({
        objects: '3 0 obj << /OpenAction 7 0 R >> endobj\n',
        packed: '7 0 << /S /URI /URI (https://example.com) >>',
      }),
    ],
    ['macro', 'a.docx', docx([{ name: 'word/vbaProject.bin', content: 'x' }])],
    ['macro', 'a.xlsx', xlsx([{ name: 'xl/vbaProject.bin', content: 'x' }])],
    ['macro', 'a.doc', doc(['_VBA_PROJECT'])],
    ['macro', 'a.xls', xls(['_VBA_PROJECT'])],
    ['file inside', 'a.doc', doc(['\u0001Ole10Native'])],
    ['control', 'a.docx', docx([{ name: 'word/activeX/activeX1.xml', content: '<a/>' }])],
    [
      'entity that multiplies',
      'a.docx',
      docx([], '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "aaaa">]><w:document/>'),
    ],
    [
      'entity that multiplies behind much else',
      'a.docx',
      docx(
        [],
        `<?xml version="1.0"?><!--${randomBytes(9_000).toString('hex')}--><!DOCTYPE a [<!ENTITY a "aaaa">]><w:document/>`,
      ),
    ],
    ['program', 'a.zip', zip([{ name: 'tools/setup.exe', content: 'MZ' }])],
    ['program behind a dot', 'a.zip', zip([{ name: 'setup.exe.', content: 'MZ' }])],
    ['program behind blanks', 'a.zip', zip([{ name: 'tools/setup.exe . ', content: 'MZ' }])],
    ['page', 'a.zip', zip([{ name: 'page.html', content: '<p>' }])],
    ['link to elsewhere', 'a.zip', zip([{ name: 'passwd', content: '/etc/passwd', mode: 0o120777 }])],
    ['page in its picture', 'a.png', png({ more: [['tEXt', Buffer.from('Comment\0<script>alert(1)</script>')]] })],
    ['page behind its picture', 'a.jpg', jpeg({ behind: '<?php system($_GET[0]); ?>' })],
  ])('%s in %s is refused', async (_, fileName, content) => {
    expect((await send(fileName, content)).error().code).toBe('file_active');
  });

  test('an encrypted PDF is refused, for nobody could look into it', async () => {
    const locked = pdf({ objects: '5 0 obj << /Filter /Standard /V 4 >> endobj\n', trailer: '/Encrypt 5 0 R' });
    expect((await send('a.pdf', locked)).error().code).toBe('file_encrypted');
  });

  test('a PDF that opens on a page and links to the web is no active content', async () => {
    const objects =
      '3 0 obj << /OpenAction [4 0 R /Fit] /A << /S /URI /URI (https://example.com/JavaScript) >> >> endobj\n';
    expect((await send('a.pdf', pdf({ objects, packed: '5 0 << /Type /Font >>' }))).status).toBe(200);
  });
});

describe('what is packed to burst (T84)', () => {
  const many = (count: number, entry: Partial<ZipEntry> = {}): ZipEntry[] =>
    Array.from({ length: count }, (_, at) => ({ name: `${at}.txt`, content: 'a', ...entry }));
  const zeros = Buffer.alloc(20 * 1024 * 1024);

  test.each<[string, string, Buffer]>([
    ['zip that unpacks to a thousand times its size', 'a.zip', zip([{ name: 'a.txt', content: zeros }])],
    [
      'zip that says it unpacks to gigabytes',
      'a.zip',
      zip([{ name: 'a.txt', content: 'a', claimedSize: 4_000_000_000 }]),
    ],
    ['zip of much that is a bit too much together', 'a.zip', zip(many(120, { claimedSize: 1024 * 1024 }))],
    [
      'zip that understates what it unpacks to',
      'a.zip',
      zip([{ name: 'a.txt', content: zeros, claimedSize: 400_000 }]),
    ],
    ['document that does', 'a.docx', docx([{ name: 'word/a.xml', content: zeros, claimedSize: 400_000 }])],
    ['table that does', 'a.xlsx', xlsx([{ name: 'xl/a.xml', content: zeros, claimedSize: 400_000 }])],
    ['zip with a zip inside', 'a.zip', zip([{ name: 'a/42.zip', content: contents.zip }])],
    ['zip of two thousand entries', 'a.zip', zip(many(2_000))],
    ['document that unpacks to a thousand times its size', 'a.docx', docx([{ name: 'word/a.xml', content: zeros }])],
    ['table that unpacks to a thousand times its size', 'a.xlsx', xlsx([{ name: 'xl/a.xml', content: zeros }])],
    ['PNG of 30,000 by 30,000 pixels', 'a.png', png({ width: 30_000, height: 30_000 })],
    ['JPEG of 30,000 by 30,000 pixels', 'a.jpg', jpeg({ width: 30_000, height: 30_000 })],
    [
      'PNG whose colour profile bursts',
      'a.png',
      png({ more: [['iCCP', Buffer.concat([Buffer.from('p\0\0'), deflateSync(zeros)])]] }),
    ],
    [
      'PNG whose many colour profiles burst together',
      'a.png',
      png({
        more: Array(8).fill(['iCCP', Buffer.concat([Buffer.from('p\0\0'), deflateSync(zeros.subarray(0, 2 ** 20))])]),
      }),
    ],
    ['PDF whose objects burst', 'a.pdf', pdf({ packed: `5 0 ${' '.repeat(40 * 1024 * 1024)}` })],
  ])('a %s is refused', async (_, fileName, content) => {
    expect(content.length).toBeLessThan(2_000_000);
    expect((await send(fileName, content)).error().code).toBe('file_excessive');
  });

  test.each<[string, Partial<ZipEntry>]>([
    ['is less than it says', { claimedSize: 1_000 }],
    ['is stored and less than it says', { claimedSize: 1_000, isStored: true }],
    ['is packed in a way that cannot be unpacked', { method: 9 }],
    ['is nothing that was packed', { method: 8, isStored: true }],
  ])('a zip with an entry that %s is refused', async (_, entry) => {
    expect((await send('a.zip', zip([{ name: 'a.txt', content: 'text', ...entry }]))).error().code).toBe(
      'file_content',
    );
  });

  test('a zip with an entry under a password is refused, for nobody could look into it', async () => {
    const locked = zip([{ name: 'a.txt', content: 'text', flags: 0x801 }]);
    expect((await send('a.zip', locked)).error().code).toBe('file_encrypted');
  });

  test.each(['../a.txt', '/etc/a.txt', 'C:/a.txt', 'a/../../b.txt'])(
    'a zip with an entry %s is refused',
    async (name) => {
      expect((await send('a.zip', zip([{ name, content: 'a' }]))).error().code).toBe('file_content');
    },
  );

  test('an ordinary zip of documents, and one of a photo’s 48 million pixels, are taken', async () => {
    const documents = zip([
      { name: 'März/Beleg.pdf', content: contents.pdf },
      { name: 'b.docx', content: contents.docx },
    ]);
    expect((await send('a.zip', documents)).status).toBe(200);
    expect((await send('a.jpg', jpeg({ width: 8000, height: 6000 }))).status).toBe(200);
  });
});
