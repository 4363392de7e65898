import { inflateSync } from 'node:zlib';
import { ApiError } from '../../errors';

/** How far from its end a PDF may say that it is over; some writers leave a line behind that. */
const TAIL_BYTES = 2048;

/** Bytes that all packed objects of a PDF together may unpack to before it counts as packed to burst. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

/** What may stand between a key and its value. */
const GAP = String.raw`(?:[\s\0]|%[^\r\n]*[\r\n])*`;

/** Actions that run something or send the document's data away, and files that it brings along. */
const ACTIVE = new RegExp(
  [
    String.raw`/S${GAP}/(?:JavaScript|Launch|ImportData|SubmitForm|Rendition)(?![A-Za-z0-9])`,
    String.raw`/(?:EmbeddedFiles?|RichMedia)(?![A-Za-z0-9])`,
    String.raw`/EF${GAP}<<`,
  ].join('|'),
);

const PAGE = /<(?:script|html|!doctype|svg)/i;

/** A PDF from its first byte, without scripts, programs to start and files to bring along (T83), as far as it is not encrypted. */
export function checkPdf(bytes: Buffer): void {
  const isWhole = /^%PDF-\d\.\d/.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-TAIL_BYTES).includes('%%EOF');
  if (!isWhole) throw new ApiError('file_content');
  if (PAGE.test(bytes.toString('latin1', 0, 1024))) throw new ApiError('file_active');
  if (isActive(bytes)) throw new ApiError('file_active');
  let left = MAX_UNPACKED_BYTES;
  for (const packed of unpackObjects(bytes)) {
    const objects = unpack(packed, left);
    if (objects === 'too much') throw new ApiError('file_excessive');
    left -= objects.length;
    if (isActive(objects)) throw new ApiError('file_active');
  }
}

/** A name may spell its letters as `#` and two digits. */
function isActive(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return ACTIVE.test(text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))));
}

/** The streams in which newer PDFs keep most of their objects. */
function* unpackObjects(bytes: Buffer): Generator<Buffer> {
  for (let at = bytes.indexOf('/ObjStm'); at >= 0; at = bytes.indexOf('/ObjStm', at + 1)) {
    const keyword = bytes.indexOf('stream', at);
    const end = bytes.indexOf('endstream', keyword);
    if (keyword < 0 || end < 0) return;
    const start = keyword + 6 + (bytes[keyword + 6] === 0x0d ? 2 : 1);
    yield bytes.subarray(start, end);
  }
}

/** What cannot be unpacked is encrypted or not packed by this method: there is nothing to see then. */
function unpack(stream: Buffer, most: number): Buffer | 'too much' {
  try {
    return inflateSync(stream, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too much' : Buffer.alloc(0);
  }
}
