import { crc32, deflateSync } from 'node:zlib';
import { zip, type ZipEntry } from './zip';

export const chunk = (kind: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(kind), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG that says it has this size; its picture is one grey line. `more` are chunks before the picture. */
export function png({ width = 4, height = 1, more = [] as readonly (readonly [string, Buffer])[] } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...more.map(([kind, data]) => chunk(kind, data)),
    chunk('IDAT', deflateSync(Buffer.alloc(width < 1000 ? width + 1 : 1))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function jpeg({ width = 4, height = 3, behind = '' } = {}): Buffer {
  const frame = Buffer.from('ffc00011080000000003012200021101031101', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const start = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
  return Buffer.concat([
    start,
    frame,
    Buffer.from('ffda0008010100003f00ab', 'hex'),
    Buffer.from('ffd9', 'hex'),
    Buffer.from(behind),
  ]);
}

export function bmp({ width = 2, height = 2 } = {}): Buffer {
  const bytes = Buffer.alloc(70);
  bytes.write('BM');
  bytes.writeUInt32LE(70, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return bytes;
}

/** A PDF with these objects beside its catalogue; those in `packed` stand in a compressed object stream. */
export function pdf({
  objects = '',
  packed = '',
  dictionary = '/Type /ObjStm /Filter /FlateDecode',
  trailer = '',
} = {}): Buffer {
  const stream = deflateSync(Buffer.from(packed));
  const head =
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [6 0 R] /Count 1 >>\nendobj\n' +
    '6 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>\nendobj\n';
  const objectStream = packed
    ? [
        Buffer.from(`9 0 obj\n<< ${dictionary} /N 1 /First 4 /Length ${stream.length} >>\nstream\n`),
        stream,
        Buffer.from('\nendstream\nendobj\n'),
      ]
    : [];
  return Buffer.concat([
    Buffer.from(head + objects),
    ...objectStream,
    Buffer.from(`trailer\n<< /Root 1 0 R${trailer && ` ${trailer}`} >>\nstartxref\n9\n%%EOF\n`),
  ]);
}

const types = (more = ''): ZipEntry => ({
  name: '[Content_Types].xml',
  content: `<?xml version="1.0"?><Types>${more}</Types>`,
});

export const docx = (more: readonly ZipEntry[] = [], main = '<?xml version="1.0"?><w:document/>') =>
  zip([types(), { name: 'word/document.xml', content: main }, ...more]);

export const xlsx = (more: readonly ZipEntry[] = [], contentTypes = '') =>
  zip([types(contentTypes), { name: 'xl/workbook.xml', content: '<?xml version="1.0"?><workbook/>' }, ...more]);

/** The header of an OLE2 file and a directory with these names. */
export function compound(names: readonly string[]): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  const directory = Buffer.alloc(1024);
  names.forEach((name, at) => directory.write(name, at * 128, 'utf16le'));
  return Buffer.concat([header, directory]);
}

export const doc = (more: readonly string[] = []) => compound(['Root Entry', 'WordDocument', ...more]);
export const xls = (more: readonly string[] = []) => compound(['Root Entry', 'Workbook', ...more]);
