import { constants, inflateSync } from 'node:zlib';
import { ApiError } from '../../errors';
import { inflate } from './inflate';
import { END, isBehind, NUMBER, pdfText, read, readBehind, thing, type PdfText } from './pdf-text';

/** Bytes that all packed objects of a PDF together may unpack to before it counts as packed to burst. */
const MAX_UNPACKED_BYTES = 16 * 1024 * 1024;

/** So much of a packed stream tells how it begins, and so much of what it unpacks to. */
const HEAD_BYTES = 512;
const HEAD_LENGTH = 4096;

const STREAM = thing(String.raw`stream(?:\r\n|\n|\r)`);

const FILTER = new RegExp(`/(?:Filter|F)${END}`, 'g');
const FLATE = thing(`/(?:FlateDecode|Fl)${END}`);
const OTHER_FILTER = new RegExp(
  `/(?:ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL|Crypt)${END}`,
);
const PREDICTOR = new RegExp(`/Predictor${END}`, 'g');
const NOT_ONE = thing(`(?!1${END})`);

/** Text with its names spelled out: a name may spell its letters as `#` and two digits. */
const spellOut = (text: string): string =>
  text.replace(/#(3\d|[46][1-9a-f]|[57][0-9a])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/**
 * The text of a PDF outside of what is packed, and of the streams in which newer ones keep most of their objects, names spelled
 * out. Throws `file_content` for objects that are packed in a way that no usual program uses: it would only hide them. What only
 * looks like a stream, in a comment, a text or another stream, hides none of those behind it.
 */
export function* textsOf(bytes: Buffer): Generator<PdfText> {
  const text = bytes.toString('latin1');
  yield pdfText(spellOut(text));
  let before = 0;
  let left = MAX_UNPACKED_BYTES;
  let end = 0;
  for (const { behind, end: start } of readBehind(pdfText(text), />>/g, [STREAM])) {
    if (end >= 0 && end < start) end = text.indexOf('endstream', start);
    const stream = bytes.subarray(start, end < 0 ? undefined : end);
    const isNamed = behind > before && isNamedObjects(spellOut(text.slice(before, behind)), end);
    if (behind > before) before = end < 0 ? text.length : end;
    if (!isNamed && !beginsAsObjects(stream)) continue;
    const objects = inflate(stream, left);
    left -= objects.length;
    yield pdfText(spellOut(objects.toString('latin1')));
  }
}

/** Whether a stream is said to hold objects. */
function isNamedObjects(dictionary: string, end: number): boolean {
  if (!dictionary.includes('/ObjStm')) return false;
  if (end < 0 || !isPackedAsUsual(pdfText(dictionary))) throw new ApiError('file_content');
  return true;
}

/** Whether a packed stream begins as one of objects does, whatever is said of it: by numbers. Some others begin so, too. */
function beginsAsObjects(stream: Buffer): boolean {
  const isPacked = stream.length > 2 && (stream[0]! & 15) === 8 && stream.readUInt16BE(0) % 31 === 0;
  if (!isPacked) return false;
  try {
    const head = inflateSync(stream.subarray(0, HEAD_BYTES), { finishFlush: constants.Z_SYNC_FLUSH });
    return read(pdfText(head.toString('latin1', 0, HEAD_LENGTH)), 0, [NUMBER, NUMBER]) !== null;
  } catch {
    return false;
  }
}

function isPackedAsUsual(dictionary: PdfText): boolean {
  const isFlate = [[FLATE], [thing(String.raw`\[`), FLATE, thing(']')]].some((things) =>
    isBehind(dictionary, FILTER, things),
  );
  return isFlate && !OTHER_FILTER.test(dictionary.text) && !isBehind(dictionary, PREDICTOR, [NOT_ONE]);
}
