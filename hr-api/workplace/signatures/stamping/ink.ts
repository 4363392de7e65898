import { rgb, type Color, type PDFFont, type PDFImage, type PDFPage } from '@cantoo/pdf-lib';
import { ApiError } from '../../../platform/errors';

/** What a signed document is written with. */
export interface Ink {
  readonly font: PDFFont;
  /** The code points that the font has letters for. */
  readonly known: ReadonlySet<number>;
  readonly mark: PDFImage;
  readonly name: PDFImage | null;
  readonly logo: PDFImage | undefined;
  /** The company's colour. */
  readonly accent: Color;
}

export const INKS = {
  text: rgb(0.06, 0.11, 0.13),
  muted: rgb(0.32, 0.39, 0.42),
  line: rgb(0.89, 0.91, 0.92),
} as const;

/** The product's colour. */
const OWN_ACCENT = '#0f7a75';

export function accentInk(accent = OWN_ACCENT): Color {
  const part = (at: number) => parseInt(accent.slice(at, at + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
}

/** Where a line stands, in points; it becomes smaller where it would be wider. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
}

/** Whether a font with these letters has all of a text. */
export function canWrite(letters: ReadonlySet<number>, text: string): boolean {
  return [...text].every((sign) => letters.has(sign.codePointAt(0) ?? 0));
}

/** Letters that the font does not have become a box: none of them may end the signing. */
const writable = (ink: Ink, text: string) => [...text].map((sign) => (canWrite(ink.known, sign) ? sign : '□')).join('');

export function drawFitted(page: PDFPage, ink: Ink, text: string, place: Place, color: Color = INKS.text): void {
  const line = writable(ink, text);
  const size = Math.min(
    place.size,
    (place.size * place.width) / Math.max(ink.font.widthOfTextAtSize(line, place.size), 1),
  );
  page.drawText(line, { x: place.x, y: place.y, size, font: ink.font, color });
}

/**
 * The signer's name and number: as text where the font has the letters, else the name as the picture that the signer's
 * browser drew of it. Throws `invalid` where that is missing.
 */
export function drawName(
  page: PDFPage,
  ink: Ink,
  { signerName, empid }: { readonly signerName: string; readonly empid: string },
  place: Place,
): void {
  if (canWrite(ink.known, signerName))
    return drawFitted(page, ink, [signerName, empid].filter(Boolean).join(' · '), place);
  if (!ink.name) {
    throw new ApiError('invalid', { issues: [{ path: 'name', message: 'The name is needed as a picture' }] });
  }
  const { width, height } = ink.name.scaleToFit(place.width * 0.7, place.size * 1.25);
  page.drawImage(ink.name, { x: place.x, y: place.y - place.size * 0.25, width, height });
  const x = place.x + width + place.size / 2;
  drawFitted(page, ink, empid, { ...place, x, width: place.width - width - place.size / 2 });
}
