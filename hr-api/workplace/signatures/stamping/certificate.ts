import type { PDFDocument, PDFImage, PDFPage } from '@cantoo/pdf-lib';
import { drawFitted, drawName, INKS, type Ink } from './ink';
import type { Stamp } from './stamp-content';

/** A4, in points. */
const PAGE = { width: 595, height: 842, margin: 64 } as const;
const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;
const COLUMN = 118;

const SIGNING_WAY_TEXTS: Readonly<Record<Stamp['way'], string>> = {
  drawn: 'drawn by hand',
  typed: 'typed by the signer',
  automatic: 'confirmed by the signer with one press',
};

const HOW_TO_VERIFY = [
  'This file is the signed copy that the organisation keeps. Its fingerprint (SHA-256) is kept apart from it.',
  'HR checks it in the portal: under the agreements, “Verify a signed copy” reads this file and answers who signed it and',
  'when. A copy in which a single letter was changed is not recognised.',
];

/** Adds the last page, which says in English what was signed, by whom, when and how that is checked. */
export function addCertificate(pdf: PDFDocument, ink: Ink, stamp: Stamp, documentHash: string): void {
  const pages = pdf.getPageCount();
  const page = pdf.addPage([PAGE.width, PAGE.height]);
  page.drawRectangle({ x: 0, y: PAGE.height - 14, width: PAGE.width, height: 14, color: ink.accent });
  if (ink.logo) drawLogo(page, ink.logo);
  drawFitted(page, ink, 'Certificate of signature', { x: PAGE.margin, y: 742, size: 24, width: TEXT_WIDTH });
  const rows: readonly (readonly [string, string])[] = [
    ['Document', `${stamp.documentName} (${pages} ${pages === 1 ? 'page' : 'pages'})`],
    ['Organisation', stamp.company],
    ['Signed by', ''],
    ['Signed on', stamp.signedAt],
    ['Signature', SIGNING_WAY_TEXTS[stamp.way]],
    ['Code', stamp.code],
    ['SHA-256 of', documentHash.slice(0, 32)],
    ['the document', documentHash.slice(32)],
  ];
  let y = 692;
  for (const [label, value] of rows) {
    drawFitted(page, ink, label, { x: PAGE.margin, y, size: 10.5, width: COLUMN - 12 }, INKS.muted);
    const place = { x: PAGE.margin + COLUMN, y, size: 10.5, width: TEXT_WIDTH - COLUMN };
    if (value) drawFitted(page, ink, value, place);
    else drawName(page, ink, stamp, place);
    y -= 22;
  }
  drawMark(page, ink, y);
  drawFitted(page, ink, 'How to verify', { x: PAGE.margin, y: y - 158, size: 13, width: TEXT_WIDTH });
  HOW_TO_VERIFY.forEach((line, at) => {
    drawFitted(page, ink, line, { x: PAGE.margin, y: y - 180 - at * 16, size: 9.5, width: TEXT_WIDTH }, INKS.muted);
  });
}

/** In the upper corner, above the title. */
function drawLogo(page: PDFPage, logo: PDFImage): void {
  const { width, height } = logo.scaleToFit(160, 36);
  page.drawImage(logo, { x: PAGE.width - PAGE.margin - width, y: 778, width, height });
}

function drawMark(page: PDFPage, ink: Ink, y: number): void {
  const frame = { x: PAGE.margin, y: y - 122, width: TEXT_WIDTH, height: 116 };
  page.drawRectangle({ ...frame, borderColor: INKS.line, borderWidth: 1 });
  const { width, height } = ink.mark.scaleToFit(frame.width - 40, frame.height - 32);
  const x = frame.x + (frame.width - width) / 2;
  page.drawImage(ink.mark, { x, y: frame.y + (frame.height - height) / 2, width, height });
}
