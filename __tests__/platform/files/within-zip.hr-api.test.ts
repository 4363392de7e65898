import type { ApiError } from '../../../hr-api/platform/errors';
import { checkZip } from '../../../hr-api/platform/files/inspection/check-zip';
import { doc, docx, pdf, xls, xlsx } from './sample-files';
import { zip, type ZipEntry } from './zip';

const look = (...entries: ZipEntry[]) =>
  checkZip(zip(entries)).then(
    () => 'taken',
    ({ code }: ApiError) => code,
  );

const TEMPLATE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate';
const fetching = docx([
  {
    name: 'word/_rels/settings.xml.rels',
    content: `<Relationships><Relationship Type="${TEMPLATE}" Target="http://example.com/a.dotm" TargetMode="External"/></Relationships>`,
  },
]);
const starting = pdf({ objects: '3 0 obj << /S /Launch /F (cmd.exe) >> endobj\n' });

describe('what is in a zip may do no more than what is sent by itself (T83)', () => {
  test.each<[string, ZipEntry]>([
    ['a document with a macro', { name: 'a.doc', content: doc(['_VBA_PROJECT']) }],
    ['a table with a macro', { name: 'tables/A.XLS', content: xls(['_VBA_PROJECT']) }],
    ['a macro under another name', { name: 'a.dot', content: doc(['_VBA_PROJECT']) }],
    ['a document that fetches a template', { name: 'a.docx', content: fetching }],
    ['one under another name', { name: 'a.dat', content: fetching }],
    ['a table with a macro since 2007', { name: 'a.xlsx', content: xlsx([{ name: 'xl/vbaProject.bin' }]) }],
    ['a PDF that starts a program', { name: 'a.pdf', content: starting }],
    ['an add-in', { name: 'a.xll' }],
    ['a shortcut', { name: 'a.settingcontent-ms' }],
    ['a program of old', { name: 'tools/A.COM' }],
    ['a program behind a sign that nobody sees', { name: 'a.exe\u200b' }],
    ['a program behind a colon', { name: 'a.exe::$DATA' }],
  ])('%s is refused', async (_, entry) => {
    expect(await look({ name: 'read me.txt', content: 'text' }, { content: 'MZ', ...entry })).toBe('file_active');
  });

  test.each(['a.doc', 'a.xls', 'a.pdf', 'a.docx'])('%s that is something else is refused', async (name) => {
    expect(await look({ name, content: '{\\rtf1{\\object\\objupdate}}' })).toBe('file_content');
  });

  test('ordinary documents are taken, with what a Mac keeps beside them', async () => {
    const besides = Buffer.concat([Buffer.from('0005160700020000', 'hex'), Buffer.from('Mac OS X        ')]);
    const documents: ZipEntry[] = [
      { name: 'Beleg.pdf', content: pdf() },
      { name: '__MACOSX/._Beleg.pdf', content: besides },
      { name: 'invoice of example.com.pdf', content: pdf() },
      { name: 'old/a.doc', content: doc() },
      { name: 'old/a.xls', content: xls() },
      { name: 'a.docx', content: docx() },
      { name: 'a.xlsx', content: xlsx() },
      { name: 'empty.pdf' },
      { name: 'desktop.ini', content: '[.ShellClassInfo]' },
    ];
    expect(await look(...documents)).toBe('taken');
  });
});
