import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawPage, openPdf } from './reader';
import { readDocument } from './read-document';
import { textOfPage } from './text-of-page';
import { part, words } from './page-data';

/** Drawn before it is scrolled to, and forgotten when it is far away. */
const PRELOAD_MARGIN = '600px 0px';
const STEPS = [0.6, 0.8, 1, 1.25, 1.6, 2] as const;
const FULL_SIZE = 2;
const PHONE = '(width < 640px)';

const place = part('place');
const pages = part('pages');

let step = FULL_SIZE;
let close = () => {};

/** Shows the pages of the document, as it is signed where it is; a failure offers another try. */
export async function showDocument(content: Promise<ArrayBuffer>): Promise<void> {
  try {
    const pdf = await openPdf(await content);
    close();
    close = await layOut(pdf);
  } catch {
    showFailure();
  }
}

async function layOut(pdf: PDFDocumentProxy): Promise<() => void> {
  const first = (await pdf.getPage(1)).getViewport({ scale: 1 });
  const papers = Array.from({ length: pdf.numPages }, (_, at) => {
    const paper = document.createElement('section');
    paper.className = 'paper';
    paper.dataset.page = String(at + 1);
    paper.setAttribute('aria-label', showPosition(at + 1, pdf.numPages));
    paper.style.aspectRatio = `${first.width} / ${first.height}`;
    return paper;
  });
  pages.style.setProperty('--zoom', String(STEPS[step]));
  pages.replaceChildren(...papers);
  place.textContent = showPosition(1, pdf.numPages);

  const draw = (paper: HTMLElement) => {
    drawPage(pdf, Number(paper.dataset.page), paper).catch(() => {
      const sorry = document.createElement('p');
      sorry.className = 'sorry';
      sorry.textContent = words.pageFailed;
      paper.replaceChildren(sorry);
    });
  };
  offerText(pdf, papers).catch(() => {});
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) draw(target as HTMLElement);
        else target.replaceChildren();
      }
    },
    { root: pages, rootMargin: PRELOAD_MARGIN },
  );
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting)
          place.textContent = showPosition(Number((target as HTMLElement).dataset.page), pdf.numPages);
      }
    },
    { root: pages, rootMargin: '-45% 0px' },
  );
  for (const paper of papers) {
    near.observe(paper);
    seen.observe(paper);
  }
  const redraw = () => {
    for (const paper of papers) if (paper.firstChild) draw(paper);
  };
  const stopZooming = zoomWith(redraw);
  window.addEventListener('resize', redraw);
  return () => {
    near.disconnect();
    seen.disconnect();
    stopZooming();
    window.removeEventListener('resize', redraw);
    void pdf.loadingTask.destroy();
  };
}

/**
 * Beside each page its words, which a button shows in its place: on a phone from the beginning, where the page would be too small to
 * read. A document of pictures has no words, and no button.
 */
async function offerText(pdf: PDFDocumentProxy, papers: readonly HTMLElement[]): Promise<void> {
  const button = part<HTMLButtonElement>('reading');
  const texts = await Promise.all(papers.map((_, at) => textOfPage(pdf, at + 1)));
  if (texts.every((paragraphs) => paragraphs.length === 0)) return;
  papers.forEach((paper, at) => {
    const text = document.createElement('div');
    text.className = 'text';
    text.append(...texts[at]!);
    paper.before(text);
  });
  const show = (isText: boolean) => {
    pages.classList.toggle('as-text', isText);
    button.setAttribute('aria-pressed', String(isText));
  };
  button.hidden = false;
  button.onclick = () => show(!pages.classList.contains('as-text'));
  show(matchMedia(PHONE).matches);
}

function zoomWith(redraw: () => void): () => void {
  const listening = new AbortController();
  const buttons = [
    [part<HTMLButtonElement>('smaller'), -1],
    [part<HTMLButtonElement>('larger'), 1],
  ] as const;
  for (const [button, change] of buttons) {
    const press = () => {
      step = Math.min(Math.max(step + change, 0), STEPS.length - 1);
      pages.style.setProperty('--zoom', String(STEPS[step]));
      redraw();
    };
    button.addEventListener('click', press, { signal: listening.signal });
  }
  return () => listening.abort();
}

function showPosition(page: number, count: number): string {
  return words.page.replace('{page}', String(page)).replace('{count}', String(count));
}

function showFailure(): void {
  const sorry = document.createElement('div');
  sorry.className = 'sorry';
  sorry.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = words.failed;
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'quiet';
  again.textContent = words.retry;
  again.addEventListener('click', () => void showDocument(readDocument()));
  sorry.append(text, again);
  pages.replaceChildren(sorry);
}
