import './no-drawing';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ApiError } from '../../../errors';
import { extensionOf, isActiveExtension } from '../../file-name';

/** Kinds of things on a page that do something or bring it along, by pdf.js's numbers; undefined are those that it does not know. */
const KINDS = new Set([2, 17, 18, 19, 20, 21, 25, undefined] as number[]);

/** Of these only what they do counts; the others play, run or attach. */
const HARMLESS_KINDS = ['Link', 'Widget', 'PrinterMark', 'TrapNet', 'Watermark', 'Redact', 'Projection'];

const HARMLESS_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:', 'ftp:'];

/** Where a link leads, as pdf.js tells it. */
interface Target {
  readonly url?: string | null;
  readonly unsafeUrl?: string;
  readonly dest?: unknown;
  readonly action?: unknown;
  readonly attachment?: unknown;
  readonly setOCGState?: unknown;
  readonly resetForm?: unknown;
}

/** Scripts by what sets them off. */
interface Acting {
  readonly actions?: object | null;
}

interface Annotation extends Target, Acting {
  readonly subtype?: string | null;
}

interface OutlineItem extends Target {
  readonly items: readonly OutlineItem[];
}

/**
 * A second opinion on a PDF: what pdf.js makes of it, the way that readers follow, from the table at its end. Throws where that
 * finds scripts, programs, files or forms that are programs (T83), nothing of what its text says that it does on being opened, and
 * for what it cannot open.
 */
export async function askReader(bytes: Buffer, { actsOnOpening }: { readonly actsOnOpening: boolean }): Promise<void> {
  const reading = getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    enableXfa: false,
    isEvalSupported: false,
    useSystemFonts: false,
    useWasm: false,
  });
  try {
    const document = await reading.promise;
    const isUnclear = actsOnOpening && !(await document.getOpenAction());
    if (isUnclear || (await doesSomething(document))) throw new ApiError('file_active');
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError((error as Error).name === 'PasswordException' ? 'file_encrypted' : 'file_content');
  } finally {
    await reading.destroy();
  }
}

async function doesSomething(document: PDFDocumentProxy): Promise<boolean> {
  const { info } = await document.getMetadata();
  const { IsXFAPresent, IsCollectionPresent } = info as { IsXFAPresent?: boolean; IsCollectionPresent?: boolean };
  if (IsXFAPresent || IsCollectionPresent) return true;
  if ((await document.getJSActions()) || (await document.getAttachments())) return true;
  const fields = (await document.getFieldObjects()) as Readonly<Record<string, readonly Acting[]>> | null;
  if (Object.values(fields ?? {}).some((ofName) => ofName.some(hasActions))) return true;
  const outline = (await document.getOutline()) as readonly OutlineItem[] | null;
  const annotations = (await document.getAnnotationsByType(KINDS, new Set())) as readonly Annotation[] | null;
  if (outline?.some(isActiveItem) || annotations?.some(isActiveAnnotation)) return true;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    if (await page.getJSActions()) return true;
  }
  return false;
}

const isActiveItem = (item: OutlineItem): boolean => leadsOut(item) || item.items.some(isActiveItem);

const hasActions = ({ actions }: Acting): boolean => Object.keys(actions ?? {}).length > 0;

function isActiveAnnotation({ subtype, actions, ...target }: Annotation): boolean {
  if (subtype && !HARMLESS_KINDS.includes(subtype)) return true;
  if (hasActions({ actions })) return true;
  return leadsOut(target) || (subtype === 'Link' && leadsNowhere(target));
}

/** Whether it leads to a program or to a place that is neither on the web nor in the document. */
function leadsOut({ url, unsafeUrl, attachment }: Target): boolean {
  if (attachment) return true;
  const address = unsafeUrl ?? url;
  if (typeof address !== 'string') return false;
  const [, scheme] = /^\s*([a-z][a-z0-9+.-]*:)/i.exec(url ?? address) ?? [];
  return scheme ? !HARMLESS_SCHEMES.includes(scheme.toLowerCase()) : isActiveExtension(extensionOf(address));
}

/** pdf.js says nothing of actions that it does not know or would not do: scripts, forms that send themselves and the like. */
function leadsNowhere({ url, unsafeUrl, dest, action, setOCGState, resetForm }: Target): boolean {
  return [url, unsafeUrl, dest, action, setOCGState, resetForm].every((each) => each === undefined || each === null);
}
