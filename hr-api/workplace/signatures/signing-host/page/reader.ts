import { getDocument, GlobalWorkerOptions, TextLayer, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { addresses } from './page-data';
import { worker } from './worker';

GlobalWorkerOptions.workerPort = worker;

/** Fetches what stands in the table and nothing else: a document cannot make the reader ask for an address. */
class OwnFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = addresses.parts[filename];
    const response = address ? await fetch(address) : null;
    if (!response?.ok) throw new Error(`no such part of the reader: ${filename}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** Opens a PDF; no script of its own runs. Rejects what is no PDF, is broken, or wants a password. */
export async function openPdf(content: ArrayBuffer): Promise<PDFDocumentProxy> {
  return getDocument({
    data: new Uint8Array(content),
    isEvalSupported: false,
    enableXfa: false,
    useWorkerFetch: false,
    WasmFactory: OwnFiles,
    StandardFontDataFactory: OwnFiles,
  }).promise;
}

/** More than this a browser does not draw, in pixels. */
const MAX_CANVAS_PIXELS = 16_000_000;

/** Draws a page and writes its words unseen above it, so that they can be found, selected and read aloud. */
export async function drawPage(pdf: PDFDocumentProxy, number: number, paper: HTMLElement): Promise<void> {
  const page = await pdf.getPage(number);
  const own = page.getViewport({ scale: 1 });
  const scale = paper.clientWidth / own.width;
  const sharpest = Math.sqrt(MAX_CANVAS_PIXELS / (own.width * own.height));
  const viewport = page.getViewport({ scale: Math.min(scale * devicePixelRatio, sharpest) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  canvas.setAttribute('aria-hidden', 'true');
  await page.render({ canvas, viewport }).promise;
  const text = document.createElement('div');
  text.className = 'pdf-words';
  text.style.setProperty('--total-scale-factor', String(scale));
  paper.replaceChildren(canvas, text);
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport: page.getViewport({ scale }),
  });
  await layer.render();
}
