import { cleanFileName, extensionOf } from '../../../hr-api/platform/files/file-name';
import { ApiError } from '../../../hr-api/platform/errors';

test.each([
  ['Beleg März.pdf', 'Beleg März.pdf'],
  ['明細 2026年3月.xlsx', '明細 2026年3月.xlsx'],
  ['Lohn🙂.pdf', 'Lohn🙂.pdf'],
  ['Mu\u0308ller.pdf', 'Müller.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\Asha\\a.pdf', 'a.pdf'],
  ['a\r\nSet-Cookie: b=c.pdf', 'aSet-Cookie_ b=c.pdf'],
  ['invoice\u202Efdp.png', 'invoicefdp.png'],
  ['a\u0000.pdf', 'a.pdf'],
  ['a\u2028b.pdf', 'ab.pdf'],
  ['-rf.pdf', 'rf.pdf'],
  ['.htaccess', 'htaccess'],
  ['a.pdf. . ', 'a.pdf'],
  ['  a   b.pdf', 'a b.pdf'],
  ['a"b<c>.pdf', 'a_b_c_.pdf'],
  ['a\ud800b.pdf', 'ab.pdf'],
  ['shop.example.com 2026-03-18.v2.pdf', 'shop.example.com 2026-03-18.v2.pdf'],
  [`${'a'.repeat(251)}.pdf`, `${'a'.repeat(251)}.pdf`],
])('the name %j is kept as %j (T82)', (given, kept) => {
  expect(cleanFileName(given)).toBe(kept);
});

test.each([
  'a.exe.pdf',
  'a.EXE .pdf',
  'a.html.pdf',
  'a.php.jpg',
  'a.svg.png',
  'CON',
  'con.pdf',
  'LPT1.tar.pdf',
  '',
  '...',
  '/',
  '\u202e',
  `${'a'.repeat(252)}.pdf`,
])('the name %j is refused (T82)', (given) => {
  expect(() => cleanFileName(given)).toThrow(expect.objectContaining({ code: 'file_name' }) as ApiError);
});

test.each([
  ['a.pdf.exe', 'exe'],
  ['a.pdf;.html', 'html'],
  ['a.pdf%00.html', 'html'],
  ['A.PDF', 'pdf'],
  ['pdf', ''],
])('the ending of %j is %j', (name, ending) => {
  expect(extensionOf(name)).toBe(ending);
});
