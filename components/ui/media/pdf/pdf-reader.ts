import {
  getDocument,
  GlobalWorkerOptions,
  TextLayer,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/** What the reader fetches for some documents alone: decoders of scanned pages, and the two fonts of signs. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'jbig2.wasm': new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url).href,
  'openjpeg.wasm': new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url).href,
  'qcms_bg.wasm': new URL('pdfjs-dist/wasm/qcms_bg.wasm', import.meta.url).href,
  'FoxitDingbats.pfb': new URL('pdfjs-dist/standard_fonts/FoxitDingbats.pfb', import.meta.url).href,
  'FoxitSymbol.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSymbol.pfb', import.meta.url).href,
};

/** Fetches what stands in the table and nothing else: a document cannot make the reader ask for an address. */
class OwnFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = ADDRESSES[filename];
    const response = address ? await fetch(address) : null;
    if (!response?.ok) throw new Error(`no such part of the reader: ${filename}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** More than this a browser does not draw, in pixels. */
const MAX_CANVAS_PIXELS = 16_000_000;

/** Of a picture within a document, whose sender may be anybody; a poster that was scanned has fewer. */
const MAX_PICTURE_PIXELS = 64_000_000;

/** What a page may take to be drawn: one that draws itself over and over takes more memory for as long as it is let. */
const MAX_DRAWING_MS = 8_000;

export type PdfFile = PDFDocumentProxy;

export interface PdfSize {
  readonly width: number;
  readonly height: number;
}

/** Opens a PDF; no script of its own runs. Rejects what is no PDF, is broken, or wants a password. */
export async function openPdf(content: ArrayBuffer): Promise<PdfFile> {
  return getDocument({
    data: new Uint8Array(content),
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: MAX_PICTURE_PIXELS,
    useWorkerFetch: false,
    WasmFactory: OwnFiles,
    StandardFontDataFactory: OwnFiles,
  }).promise;
}

export async function closePdf(file: PdfFile): Promise<void> {
  await file.loadingTask.destroy();
}

/** A page's own size in points. */
export async function sizeOfPage(file: PdfFile, number: number): Promise<PdfSize> {
  const { width, height } = (await file.getPage(number)).getViewport({ scale: 1 });
  return { width, height };
}

interface Surface {
  readonly canvas: HTMLCanvasElement;
  /** Takes the words of the page where they stand, for selecting, finding and reading aloud. */
  readonly words: HTMLElement;
  /** In CSS pixels. */
  readonly width: number;
}

/** Draws a page; answers how to stop. A drawing that was stopped rejects nothing, one that takes too long is given up. */
export function drawPage(file: PdfFile, number: number, surface: Surface): { stop: () => void; done: Promise<void> } {
  let isStopped = false;
  let stopDrawing = () => {};
  const draw = async () => {
    const page = await file.getPage(number);
    if (isStopped) return;
    const task = page.render({ canvas: surface.canvas, viewport: sizeCanvas(page, surface) });
    stopDrawing = () => task.cancel();
    const tooLong = setTimeout(stopDrawing, MAX_DRAWING_MS);
    await task.promise.finally(() => clearTimeout(tooLong));
    if (!isStopped) await writeTextLayer(page, surface);
  };
  const done = draw().catch((error: unknown) => {
    if (!isStopped) throw error;
  });
  return {
    done,
    stop: () => {
      isStopped = true;
      stopDrawing();
    },
  };
}

/** Gives the canvas as many pixels as the screen has under it. */
function sizeCanvas(page: PDFPageProxy, { canvas, width }: Surface) {
  const own = page.getViewport({ scale: 1 });
  const sharpest = Math.sqrt(MAX_CANVAS_PIXELS / (own.width * own.height));
  const viewport = page.getViewport({ scale: Math.min((width / own.width) * devicePixelRatio, sharpest) });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  return viewport;
}

async function writeTextLayer(page: PDFPageProxy, { words, width }: Surface): Promise<void> {
  const scale = width / page.getViewport({ scale: 1 }).width;
  words.replaceChildren();
  words.style.setProperty('--total-scale-factor', String(scale));
  await new TextLayer({
    textContentSource: page.streamTextContent(),
    container: words,
    viewport: page.getViewport({ scale }),
  }).render();
}
