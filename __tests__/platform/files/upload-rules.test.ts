import { namedLimit, SIZE_LIMIT, TICKET_TYPES } from '@/lib/contract/platform/file-rules';
import { extensionOf, sentFileName, shownFileName } from '@/lib/files/file-name';
import { fileSizeText } from '@/lib/files/file-size';
import { viewOf } from '@/lib/files/file-view';
import { isPicture, typesIn, findUploadIssue } from '@/lib/files/upload-rules';
import { formatMessage } from '@/lib/i18n/format-message';
import errors from '@/messages/en/errors.json';
import files from '@/messages/en/files.json';

const file = (name: string, size = 1) => ({ name, size });

test.each(['a.jpeg', 'a.JPG', 'a.bmp', 'a.png', 'a.pdf', 'a.doc', 'a.b.docx'])(
  'without a list of types %s is taken (UPL-15, VCON-14)',
  (name) => expect(findUploadIssue(file(name), {})).toBeNull(),
);

test.each(['a.csv', 'a.exe', 'a.pdf.exe', 'a.svg', 'a', 'pdf', 'a.pdf ', '.pdf/', 'a.pdf\u202e'])(
  'without a list of types %j is refused by the text for that (UPL-17)',
  (name) => expect(findUploadIssue(file(name), {})).toEqual({ kind: 'defaultTypes' }),
);

test.each([
  ['pdf', null],
  ['xlsx', null],
  ['bmp', { kind: 'types', list: '.pdf, .png, .jpeg, .jpg, .csv, .xlsx, .xls, .doc, .docx, .zip' }],
])('a ticket takes of a file of type %s what the list says: %j (UPL-18, UPL-19, TATT-11)', (type, fault) => {
  expect(findUploadIssue(file(`a.${type}`), { types: TICKET_TYPES })).toEqual(fault);
});

test.each([
  [0, undefined, { kind: 'empty' }],
  [1, undefined, null],
  [SIZE_LIMIT - 1, undefined, null],
  [SIZE_LIMIT, undefined, { kind: 'tooLarge', size: 2, unit: 'megabyte' }],
  [SIZE_LIMIT + 1, undefined, { kind: 'tooLarge', size: 2, unit: 'megabyte' }],
  [5_242_879, 5_242_880, null],
  [5_242_880, 5_242_880, { kind: 'tooLarge', size: 5, unit: 'megabyte' }],
])('%i bytes with the limit %p: %j (UPL-20 to UPL-24, VCON-16)', (size, limit, fault) => {
  expect(findUploadIssue(file('a.pdf', size), { limit })).toEqual(fault);
});

test('the type is checked before the size; administrators may skip both (UPL-25, UPL-26)', () => {
  const wrong = file('a.exe', SIZE_LIMIT);
  expect(findUploadIssue(wrong, {})).toEqual({ kind: 'defaultTypes' });
  expect(findUploadIssue(wrong, { isUnchecked: true })).toBeNull();
  expect(findUploadIssue(file('a.exe', 0), { isUnchecked: true })).toEqual({ kind: 'empty' });
});

test.each([
  [200_001, '195 kB', '195kB'],
  [1_572_864, '1.5 MB', '1.5MB'],
  [SIZE_LIMIT, '2 MB', '2MB'],
])('a limit of %i bytes is told as %s before a file is chosen, and as %s afterwards', (limit, before, after) => {
  const named = namedLimit(limit);
  expect(formatMessage(files.hint, { list: '.pdf', ...named }, 'en')).toBe(`.pdf; smaller than ${before}`);
  expect(formatMessage(files.tooLarge, named, 'en')).toBe(`The file size can not exceed ${after}`);
  expect(formatMessage(errors.file_too_large, named, 'en')).toBe(`The file size can not exceed ${after}`);
});

test("a document's extensions are read from their comma-separated list (UPL-27)", () => {
  expect(typesIn('pdf, .DOCX ,jpg,,pdf')).toEqual(['pdf', 'docx', 'jpg']);
  expect(typesIn('')).toEqual([]);
});

test.each([
  ['a.png', 'picture', true],
  ['a.jpeg', 'picture', true],
  ['A.JPG', 'picture', true],
  ['a.pdf', 'pdf', false],
  ['a.csv', 'csv', false],
  ['a.xlsx', 'workbook', false],
  ['a.bmp', 'none', false],
  ['a.doc', 'none', false],
  ['a.zip', 'none', false],
  ['a.html', 'pdf', false],
  ['a', 'pdf', false],
])('%s is looked at as %s (TATT-12, TATT-13, VCON-17, VCON-18)', (name, view, isPreviewed) => {
  expect(viewOf(name)).toBe(view);
  expect(isPicture(name)).toBe(isPreviewed);
});

test.each([
  ['proof.pdf', 'proof.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\proof.pdf', 'proof.pdf'],
  ['x\r\nSet-Cookie: a=b.pdf', 'xSet-Cookie: a=b.pdf'],
  ['fdp\u202egpj.exe', 'fdpgpj.exe'],
  ['e\u0301.pdf', '\u00e9.pdf'],
  ['   ', 'file'],
  [`${'a'.repeat(5000)}.pdf`, `${'a'.repeat(251)}.pdf`],
])('the name %j is sent as %j (T82)', (name, sent) => {
  expect(sentFileName(name)).toBe(sent);
});

test('a name is shown without what cannot be seen, and its type is the end that is seen (T82)', () => {
  expect(shownFileName('inv\u202efdp.exe')).toBe('invfdp.exe');
  expect(extensionOf('a.tar.GZ')).toBe('gz');
  expect(extensionOf('a.p\u202edf')).toBe('');
});

test.each([
  [1, 'en', '1 kB'],
  [200_000, 'en', '195 kB'],
  [1_468_006, 'en', '1.4 MB'],
  [1_468_006, 'de', '1,4 MB'],
])('%i bytes read in %s as %s', (bytes, language, text) => {
  expect(fileSizeText(bytes, language).replace(/\s/g, ' ')).toBe(text);
});
