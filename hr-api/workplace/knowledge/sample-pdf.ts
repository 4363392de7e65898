/** A document for `drawPdf`: each section begins a page. Letters of Western Europe alone. */
export interface PdfDocument {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
  /** Whether the last page ends in a field named `signature`. */
  readonly hasSignature?: boolean;
}

/** A4, in points. */
const PAGE = { width: 595, height: 842, margin: 64 } as const;
const TEXT = { size: 11.5, leading: 18 } as const;
const HEADING = { size: 20, leading: 34 } as const;
/** Left, bottom, right, top. */
const SIGNATURE = [64, 96, 304, 186] as const;

/** How wide Helvetica draws the characters from the blank to the tilde, in thousandths of its size. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];

const widthOf = (text: string, size: number) =>
  ([...text].reduce((sum, sign) => sum + (WIDTHS[sign.charCodeAt(0) - 32] ?? 556), 0) * size) / 1000;

function linesOf(text: string, size: number): string[] {
  const room = PAGE.width - 2 * PAGE.margin;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A string of the page's language; a typographic apostrophe has its own place in the font's encoding. */
const quoted = (text: string) => `(${text.replace(/[\\()]/g, '\\$&').replaceAll('’', '\\222')})`;

interface Pen {
  readonly font: 'F1' | 'F2';
  readonly size: number;
  readonly colour: string;
}

const write = (text: string, x: number, y: number, { font, size, colour }: Pen) =>
  `BT ${colour} rg /${font} ${size} Tf ${x} ${y.toFixed(1)} Td ${quoted(text)} Tj ET`;

const INK = '0.06 0.11 0.13';
const MUTED = '0.32 0.39 0.42';
const ACCENT = '0.06 0.48 0.46';

function drawPage({ title, sections, hasSignature }: PdfDocument, at: number): string {
  const section = sections[at];
  if (!section) return '';
  const [left, bottom, right, top] = SIGNATURE;
  const { margin, height, width } = PAGE;
  const footer = { font: 'F1', size: 9, colour: MUTED } as const;
  const drawn = [
    `0.11 0.77 0.74 rg 0 ${height - 14} ${width} 14 re f`,
    write(title, margin, height - 52, { font: 'F1', size: 10, colour: ACCENT }),
    write(`${at + 1} / ${sections.length}`, width - margin - 24, 40, footer),
    write('Tarnbrook Group', margin, 40, footer),
  ];
  if (hasSignature && at === sections.length - 1) {
    drawn.push(`0.95 0.98 0.98 rg ${left} ${bottom} ${right - left} ${top - bottom} re f`);
    drawn.push(write('Signature', left, top + 8, { font: 'F1', size: 10, colour: MUTED }));
  }
  let y = height - 108;
  for (const line of linesOf(section.heading, HEADING.size)) {
    drawn.push(write(line, margin, y, { font: 'F2', size: HEADING.size, colour: INK }));
    y -= HEADING.leading;
  }
  for (const paragraph of section.paragraphs) {
    for (const line of linesOf(paragraph, TEXT.size)) {
      drawn.push(write(line, margin, y, { font: 'F1', size: TEXT.size, colour: INK }));
      y -= TEXT.leading;
    }
    y -= TEXT.leading / 2;
  }
  return drawn.join('\n');
}

/** Sets a document as a PDF of its own, with nothing in it but text. */
export function drawPdf(document: PdfDocument): Buffer {
  const pages = document.sections.map((_, at) => drawPage(document, at));
  const firstPage = 6;
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const field = firstPage + pages.length * 2;
  const form = document.hasSignature ? ` /AcroForm << /Fields [${field} 0 R] >>` : '';
  const fieldAt = (at: number) => (document.hasSignature && at === pages.length - 1 ? ` /Annots [${field} 0 R]` : '');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (en)${form} >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${firstPage + at * 2} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${quoted(document.title)} >>`,
    ...pages.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${firstPage + at * 2 + 1} 0 R` +
        ` /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >>${fieldAt(at)} >>`,
      `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    ]),
    ...(document.hasSignature
      ? [
          `<< /Type /Annot /Subtype /Widget /FT /Sig /T (signature) /F 4 /Rect [${SIGNATURE.join(' ')}] /P ${field - 2} 0 R >>`,
        ]
      : []),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const places = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>`;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
