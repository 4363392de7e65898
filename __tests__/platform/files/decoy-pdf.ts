import { deflateSync } from 'node:zlib';

/** A PDF whose object 10, what it does on being opened, is packed behind a decoy that the text takes for a stream. */
export function decoyPdf({ opening, decoy = '', dictionary = '/Type /ObjStm' }: Record<string, string>): Buffer {
  const packed = deflateSync(Buffer.from(`10 0 ${opening}`)).toString('latin1');
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction 10 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n',
    `${decoy}4 0 obj\n<< ${dictionary} /N 1 /First 5 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream\nendobj\n`,
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object) => {
    const at = text.length + (object.startsWith('%') ? decoy.length : 0);
    text += object;
    return [1, at, 0];
  });
  const rows = [[0, 0, 0], ...places, ...Array.from({ length: 5 }, () => [0, 0, 0]), [2, 4, 0]];
  const table = rows.map(([kind = 0, at = 0, more = 0]) => String.fromCharCode(kind, at >> 8, at & 255, more)).join('');
  const end = `11 0 obj\n<< /Type /XRef /Size 11 /W [1 2 1] /Root 1 0 R /Length ${table.length} >>\nstream\n${table}`;
  return Buffer.from(`${text}${end}\nendstream\nendobj\nstartxref\n${text.length}\n%%EOF\n`, 'latin1');
}
