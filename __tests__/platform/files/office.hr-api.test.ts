import { startApp, type TestApp } from '../hr-api/harness/start-app';
import { docx, xlsx } from './sample-files';
import { upload } from './upload';

let hr: TestApp;
let token: string;
beforeAll(async () => {
  hr = await startApp();
  token = await hr.tokenOf('E1001');
});
afterAll(() => hr.stop());

const answerTo = async (fileName: string, content: Buffer) => {
  const { status, error } = await upload(hr, 'uploadTicketFile', { token, fileName, content });
  return status === 200 ? 'taken' : error().code;
};

const KINDS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relationship = (kind: string, attributes: string) => ({
  name: 'word/_rels/settings.xml.rels',
  content: `<Relationships><Relationship Id="rId1" Type="${KINDS}/${kind}" ${attributes}/></Relationships>`,
});
const elsewhere = (kind: string, target = 'http://example.com/a.dotm') =>
  docx([relationship(kind, `Target="${target}" TargetMode="External"`)]);
const field = (content: string) => docx([], `<w:document><w:p>${content}</w:p></w:document>`);
const instruction = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
const edge = '<w:r><w:fldChar/></w:r>';
const override = (type: string) => `<Override PartName="/xl/a.dat" ContentType="application/${type}"/>`;
const part = { name: 'xl/a.dat', content: 'x' };

test.each<[string, string, Buffer]>([
  ['template elsewhere', 'a.docx', elsewhere('attachedTemplate')],
  ['template on a share', 'a.docx', elsewhere('attachedTemplate', 'file://example/c:/a.dotm')],
  ['template in disguise', 'a.docx', elsewhere('attached&#84;emplate')],
  [
    'template whose mode is in disguise',
    'a.docx',
    docx([relationship('frame', "Target='a' TargetMode='&#69;xternal'")]),
  ],
  ['object elsewhere', 'a.docx', elsewhere('oleObject')],
  ['object of another program', 'a.docx', docx([relationship('oleObject', 'Target="embeddings/a.dat"')])],
  ['frame elsewhere', 'a.docx', elsewhere('frame')],
  ['file of another kind inside', 'a.docx', docx([relationship('aFChunk', 'Target="a.rtf"')])],
  ['picture on a share', 'a.docx', elsewhere('image', '\\\\example\\s\\a.png')],
  ['picture on a share by its address', 'a.docx', elsewhere('image', 'file://example/s/a.png')],
  ['picture on a share in many strokes', 'a.docx', elsewhere('image', 'file://///example/s/a.png')],
  ['link that runs', 'a.docx', elsewhere('hyperlink', 'javascript:alert(1)')],
  ['link that starts a program', 'a.docx', elsewhere('hyperlink', 'ms-msdt:/id PCWDiagnostic')],
  [
    'workbook that asks elsewhere when it is opened',
    'a.xlsx',
    xlsx([
      { name: 'xl/connections.xml', content: '<connections><x:connection id="1" refreshOnLoad="1"/></connections>' },
    ]),
  ],
  ['part of the document elsewhere', 'a.docx', elsewhere('subDocument')],
  ['macro under another name', 'a.docx', docx([relationship('vbaProject', 'Target="a.dat"')])],
  ['macro of another type of part', 'a.xlsx', xlsx([part], override('vnd.ms-office.vbaProject'))],
  ['document that may have macros', 'a.xlsx', xlsx([part], override('vnd.ms-excel.sheet.macroEnabled.main+xml'))],
  ['sheet of macros', 'a.xlsx', xlsx([{ name: 'xl/macrosheets/sheet1.xml', content: '<x/>' }])],
  ['sheet of macros elsewhere', 'a.xlsx', xlsx([part], override('vnd.ms-excel.macrosheet+xml'))],
  [
    'cell that starts a program',
    'a.xlsx',
    xlsx([
      {
        name: 'xl/externalLinks/externalLink1.xml',
        content: '<externalLink><ddeLink ddeService="cmd"/></externalLink>',
      },
    ]),
  ],
  ['field that starts a program', 'a.docx', field(instruction('DDEAUTO c:\\cmd.exe'))],
  ['field in pieces', 'a.docx', field(edge + instruction(' d') + instruction('<![CDATA[D]]><!-- > -->&#69;') + edge)],
  ['field behind another', 'a.docx', field(instruction('PAGE') + edge + edge + instruction('DDE cmd'))],
  ['simple field', 'a.docx', field('<w:fldSimple w:instr=" DDEAUTO cmd "/>')],
  [
    'field in a part of another name',
    'a.docx',
    docx([{ name: 'word/a.dat', content: `<a>${instruction('DDE')}</a>` }]),
  ],
  [
    'field in UTF-16',
    'a.docx',
    docx([{ name: 'word/a.xml', content: Buffer.from(`\ufeff<a>${instruction('DDE')}</a>`, 'utf16le') }]),
  ],
])('a %s in %s is refused as active content (T83)', async (_, fileName, content) => {
  expect(await answerTo(fileName, content)).toBe('file_active');
});

test.each<[string, string, Buffer]>([
  ['links to the web', 'a.docx', elsewhere('hyperlink', 'https://example.com/attachedTemplate')],
  ['a picture from the web', 'a.docx', elsewhere('image', 'https://example.com/a.png')],
  ['a template on the writer’s own disk', 'a.docx', elsewhere('attachedTemplate', 'file:///C:\\Users\\a\\CV.dotx')],
  ['a picture on the writer’s own disk', 'a.docx', elsewhere('image', 'file:///C:\\Users\\a\\a.png')],
  ['a link to a file of the company', 'a.docx', elsewhere('hyperlink', 'file:///\\\\share\\plan.xlsx')],
  ['a link to mail', 'a.docx', elsewhere('hyperlink', 'mailto:a@example.com')],
  [
    'a table that is counted anew when it is opened',
    'a.xlsx',
    xlsx([{ name: 'xl/pivotCache/p.xml', content: '<pivotCacheDefinition refreshOnLoad="1"/>' }]),
  ],
  ['a template of its own', 'a.docx', docx([relationship('attachedTemplate', 'Target="a.dotx"')])],
  [
    'figures of another workbook',
    'a.xlsx',
    xlsx([relationship('externalLinkPath', 'Target="b.xlsx" TargetMode="External"')]),
  ],
  ['fields', 'a.docx', field(edge + instruction(' HYPERLINK "https://example.com/DDE" ') + edge + instruction('PAGE'))],
  [
    'types of files that it does not have',
    'a.xlsx',
    xlsx([], '<Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/>'),
  ],
])('a document with %s, %s, is taken', async (_, fileName, content) => {
  expect(await answerTo(fileName, content)).toBe('taken');
});

test('a document whose relationships Office could not read is refused', async () => {
  const broken = docx([{ name: 'word/_rels/settings.xml.rels', content: '<Relationships><Relationship' }]);
  expect(await answerTo('a.docx', broken)).toBe('file_content');
});

test('a document of 900 KB of line ends in a field is looked at in time (T84)', async () => {
  expect(await answerTo('a.docx', field(instruction('\n '.repeat(450_000))))).toBe('taken');
});
