import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Line {
  text: string;
  readonly y: number;
  readonly height: number;
}

/** The words of a page in paragraphs, for a screen on which the page itself would be too small to read; none for a picture of one. */
export async function textOfPage(pdf: PDFDocumentProxy, page: number): Promise<HTMLElement[]> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  const lines: Line[] = [];
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [y, last] = [Number(item.transform[5]), lines.at(-1)];
    if (last && Math.abs(last.y - y) < last.height / 2) last.text += ` ${item.str}`;
    else lines.push({ text: item.str, y, height: item.height });
  }
  const paragraphs: HTMLElement[] = [];
  lines.forEach(({ text, y, height }, at) => {
    const [before, paragraph] = [lines[at - 1], paragraphs.at(-1)];
    const goesOn = before && paragraph && Math.abs(before.height - height) < 1 && before.y - y < height * 1.7;
    if (goesOn) paragraph.append(` ${text}`);
    else paragraphs.push(Object.assign(document.createElement('p'), { textContent: text }));
  });
  return paragraphs;
}
