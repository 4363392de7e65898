import { ApiError } from '../../errors';
import { actsOnOpening, opensAddress } from './opens-address';
import { textsOf } from './pdf-objects';
import { END, isBehind, thing, type PdfText } from './pdf-text';

/** How far from its end a PDF may say that it is over; some writers leave a line behind that. */
const TAIL_BYTES = 2048;

const key = (name: string) => new RegExp(`/${name}${END}`, 'g');

const ENCRYPTED: Rule = [key('Encrypt'), thing(String.raw`<<|\d`)];

/** Actions that run something or send the document's data away, forms that are programs, and files that it brings along. */
const ACTIVE: readonly Rule[] = [
  [key('S'), thing(`/(?:JavaScript|Launch|ImportData|SubmitForm|Rendition)${END}`)],
  [key('EF'), thing('<<')],
  [key('XFA'), thing(String.raw`[[\d]`)],
  [key('(?:EmbeddedFiles?|RichMedia)'), thing('')],
];

/** A key of a dictionary and the value that it may not have. */
type Rule = readonly [key: RegExp, value: RegExp];

const PAGE = /<(?:script|html|!doctype|svg)/i;

/**
 * A PDF from its first byte, not encrypted, without scripts, programs to start, files to bring along and addresses that it opens
 * by itself (T83), and no zip at the same time. Answers whether it does something on being opened.
 */
export function checkPdf(bytes: Buffer): { readonly actsOnOpening: boolean } {
  const isWhole = /^%PDF-\d\.\d/.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-TAIL_BYTES).includes('%%EOF');
  if (!isWhole || isZip(bytes)) throw new ApiError('file_content');
  if (PAGE.test(bytes.toString('latin1', 0, 1024))) throw new ApiError('file_active');
  const texts: PdfText[] = [];
  for (const text of textsOf(bytes)) {
    if (has(text, ENCRYPTED)) throw new ApiError('file_encrypted');
    texts.push(text);
  }
  const isActive = texts.some((text) => ACTIVE.some((rule) => has(text, rule)));
  if (isActive || opensAddress(texts)) throw new ApiError('file_active');
  return { actsOnOpening: texts.some(actsOnOpening) };
}

const has = (text: PdfText, [name, value]: Rule) => isBehind(text, name, [value]);

/** Whether a zip is in it, wherever: readers of zips look for one from the end and overlook what stands around it. */
const isZip = (bytes: Buffer) => bytes.includes('PK\x01\x02', 0, 'latin1') && bytes.includes('PK\x05\x06', 0, 'latin1');
