import type { Stamp } from './stamp-content';
import { createHash } from 'node:crypto';
import { PDFDocument, type PDFFont, type PDFImage, type PDFPage } from '@cantoo/pdf-lib';
import fontkit from '@pdf-lib/fontkit';
import type { CompanyLogo } from '../../../../lib/contract/platform/company-logo';
import { ApiError } from '../../../platform/errors';
import { addCertificate } from './certificate';
import { accentInk, drawFitted, drawName, type Ink, INKS } from './ink';
import { findPlaceholder, type Box } from './placeholder';

export interface StampedPdf {
  readonly bytes: Buffer;
  /** SHA-256 of the document as it was before, hexadecimal. */
  readonly documentHash: string;
}

/**
 * Puts a signature where the document has a field named `signature`, else above the foot of its last page, and a certificate
 * behind its last page. Throws `file_content` for a document that nothing can be put on: encrypted, broken or not a PDF.
 */
export async function stampPdf(original: Buffer, stamp: Stamp, fontFile: Buffer): Promise<StampedPdf> {
  const documentHash = createHash('sha256').update(original).digest('hex');
  try {
    const pdf = await PDFDocument.load(original, { updateMetadata: false, throwOnInvalidObject: true });
    pdf.registerFontkit(fontkit);
    const ink = await dip(pdf, stamp, fontFile);
    const { page, box } = findPlaceholder(pdf);
    drawSignature(page, box, ink, stamp);
    addCertificate(pdf, ink, stamp, documentHash);
    pdf.setSubject(`Signed by ${stamp.signerName} (${stamp.empid}), ${stamp.signedAt}, ${stamp.code}`);
    return { bytes: Buffer.from(await pdf.save({ updateFieldAppearances: false })), documentHash };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const why = original.includes('/Encrypt') ? 'encrypted' : 'broken';
    const refusal = new ApiError('file_content', { message: 'The document cannot be signed', params: { why } });
    refusal.cause = error;
    throw refusal;
  }
}

async function dip(pdf: PDFDocument, stamp: Stamp, fontFile: Buffer): Promise<Ink> {
  const font: PDFFont = await pdf.embedFont(fontFile);
  return {
    font,
    mark: await pdf.embedPng(stamp.mark),
    name: stamp.namePicture && (await pdf.embedPng(stamp.namePicture)),
    logo: await embedLogo(pdf, stamp.logo),
    accent: accentInk(stamp.accent),
    known: new Set(font.getCharacterSet()),
  };
}

/** A logo that cannot be drawn is left out: nobody should be kept from signing by it. */
async function embedLogo(pdf: PDFDocument, logo: CompanyLogo | undefined): Promise<PDFImage | undefined> {
  const embed = () => (logo!.type === 'image/png' ? pdf.embedPng(logo!.bytes) : pdf.embedJpg(logo!.bytes));
  return logo && embed().catch(() => undefined);
}

/** The mark on a line, and below it in small letters who, when and under which code. */
function drawSignature(page: PDFPage, box: Box, ink: Ink, stamp: Stamp): void {
  const small = Math.min(8, Math.max(5, box.height / 9));
  const below = small * 1.35;
  const line = box.y + 3 * below + 2;
  const room = { width: box.width - 8, height: box.y + box.height - line - 2 };
  const { width, height } = ink.mark.scaleToFit(room.width, Math.max(room.height, 8));
  page.drawImage(ink.mark, { x: box.x + 4, y: line + 1, width, height });
  page.drawLine({
    start: { x: box.x, y: line },
    end: { x: box.x + box.width, y: line },
    thickness: 0.6,
    color: INKS.muted,
  });
  const place = { x: box.x, y: line - below, size: small, width: box.width };
  drawName(page, ink, stamp, place);
  drawFitted(page, ink, stamp.signedAt, { ...place, y: line - 2 * below }, INKS.muted);
  drawFitted(page, ink, stamp.code, { ...place, y: line - 3 * below }, INKS.muted);
}
