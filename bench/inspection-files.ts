import { randomBytes } from 'node:crypto';
import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';

const BYTES = 10 * 1024 * 1024;
const PICTURE_BYTES = 256 * 1024;
const LINES = 80;
const LINE_LENGTH = 96;
const LINKS = 5;

/** A document of scanned pages, each a picture. */
export async function scannedPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < BYTES / PICTURE_BYTES; page += 1) {
    const picture = pdf.context.stream(randomBytes(PICTURE_BYTES), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 512,
      Height: 512,
      BitsPerComponent: 8,
      ColorSpace: 'DeviceGray',
    });
    pdf.addPage().node.setXObject(PDFName.of('Scan'), pdf.context.register(picture));
  }
  return pdf.save();
}

/** A book of text that hardly packs, with links to the web on every page. */
export async function writtenPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const pages = BYTES / (LINES * LINE_LENGTH * 1.5);
  for (let number = 0; number < pages; number += 1) {
    const page = pdf.addPage();
    for (let line = 0; line < LINES; line += 1) {
      const text = randomBytes(LINE_LENGTH * 0.75).toString('base64');
      page.drawText(text, { x: 20, y: 820 - line * 10, size: 8, font });
    }
    for (let link = 0; link < LINKS; link += 1) {
      const action = { S: 'URI', URI: `https://example.com/${number}/${link}` };
      const annotation = { Type: 'Annot', Subtype: 'Link', Rect: [20, 10 * link, 200, 10 * link + 8], A: action };
      page.node.addAnnot(pdf.context.register(pdf.context.obj(annotation)));
    }
  }
  return pdf.save();
}
