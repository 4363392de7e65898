const rect = '/Rect [0 0 9 9]';

export const annotation = (kind: string, more: string) => `<< /Type /Annot /Subtype /${kind} ${rect} ${more} >>`;
export const link = (action: string) => annotation('Link', `/A << ${action} >>`);
export const field = (action: string) => annotation('Widget', `/FT /Btn /T (a) /A << ${action} >>`);

/**
 * A PDF of one page whose object 8 stands in a stream that says neither that it holds objects nor, in plain text, which: only
 * the table at its end leads there.
 */
export function hiddenPdf({ hidden, catalog = '', page = '' }: { hidden: string; catalog?: string; page?: string }) {
  const packed = Buffer.from(`8 0 ${hidden}`).toString('hex');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] ${page} >>`,
    `<< /N 1 /First 5 0 R /Filter /ASCIIHexDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`,
    '4',
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return [1, at, 0];
  });
  const rows = [[0, 0, 0], ...places, [1, text.length, 0], [0, 0, 0], [2, 4, 0]];
  const table = Buffer.concat(rows.map(([kind = 0, at = 0, more = 0]) => Buffer.from([kind, at >> 8, at & 255, more])));
  const end = `<< /Type /XRef /Size 9 /W [1 2 1] /Root 1 0 R /Length ${table.length} >>\nstream\n`;
  return Buffer.concat([
    Buffer.from(`${text}6 0 obj\n${end}`),
    table,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${text.length}\n%%EOF\n`),
  ]);
}
