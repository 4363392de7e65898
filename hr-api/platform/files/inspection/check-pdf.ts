import { ApiError } from '../../errors';
import { END, GAP, textsOf } from './pdf-text';

/** How far from its end a PDF may say that it is over; some writers leave a line behind that. */
const TAIL_BYTES = 2048;

/** Actions that run something or send the document's data away, forms that are programs, and files that it brings along. */
const ACTIVE = new RegExp(
  [
    String.raw`/S${GAP}/(?:JavaScript|Launch|ImportData|SubmitForm|Rendition)${END}`,
    String.raw`/(?:EmbeddedFiles?|RichMedia)${END}`,
    String.raw`/EF${GAP}<<`,
    String.raw`/XFA${GAP}[[\d]`,
  ].join('|'),
);

const ENCRYPTED = new RegExp(String.raw`/Encrypt${GAP}(?:<<|\d)`);

const OPENING = new RegExp(String.raw`/OpenAction${GAP}(?:(<<)|(\d+)${GAP}(\d+)${GAP}R)`, 'g');
const LEADS_AWAY = new RegExp(String.raw`/S${GAP}/(?:URI|GoToR|GoToE)${END}`);

/** As far as an action may stand from where it begins. */
const ACTION_LENGTH = 4096;

const PAGE = /<(?:script|html|!doctype|svg)/i;

/**
 * A PDF from its first byte, not encrypted, without scripts, programs to start, files to bring along and addresses that it opens
 * by itself (T83), and no zip at the same time. Answers whether it does something on being opened.
 */
export function checkPdf(bytes: Buffer): { readonly actsOnOpening: boolean } {
  const isWhole = /^%PDF-\d\.\d/.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-TAIL_BYTES).includes('%%EOF');
  if (!isWhole || isZip(bytes)) throw new ApiError('file_content');
  if (PAGE.test(bytes.toString('latin1', 0, 1024))) throw new ApiError('file_active');
  const texts: string[] = [];
  for (const text of textsOf(bytes)) {
    if (ENCRYPTED.test(text)) throw new ApiError('file_encrypted');
    texts.push(text);
  }
  if (texts.some((text) => ACTIVE.test(text)) || opensAddress(texts)) throw new ApiError('file_active');
  return { actsOnOpening: texts.some((text) => text.search(OPENING) >= 0) };
}

/** Whether what it does on being opened leads somewhere else; a place in itself is where most begin. */
function opensAddress(texts: readonly string[]): boolean {
  const actions = texts.flatMap((text) =>
    [...text.matchAll(OPENING)].flatMap(({ index, 1: own, 2: number }) =>
      own ? [text.slice(index, index + ACTION_LENGTH)] : texts.flatMap((other) => objectOf(other, number!)),
    ),
  );
  return actions.some((action) => LEADS_AWAY.test(action));
}

/** Every version of an object by its number: on its own, or among packed ones, which are listed with their places first. */
function objectOf(text: string, number: string): string[] {
  const own = [...text.matchAll(new RegExp(String.raw`(?<!\d)${number}${GAP}\d+${GAP}obj`, 'g'))].map(({ index }) => {
    const end = text.indexOf('endobj', index);
    return text.slice(index, Math.min(end < 0 ? text.length : end, index + ACTION_LENGTH));
  });
  const [list = ''] = /^[\d\s]+/.exec(text) ?? [];
  const numbers = list.trim().split(/\s+/);
  const at = numbers.findIndex((each, index) => index % 2 === 0 && each === number);
  if (at < 0) return own;
  const place = list.length + Number(numbers[at + 1]);
  return [...own, text.slice(place, place + ACTION_LENGTH)];
}

/** Whether a zip is in it, wherever: readers of zips look for one from the end and overlook what stands around it. */
const isZip = (bytes: Buffer) => bytes.includes('PK\x01\x02', 0, 'latin1') && bytes.includes('PK\x05\x06', 0, 'latin1');
