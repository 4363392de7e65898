import { imageSize } from 'image-size';
import { ApiError } from '../../errors';
import { inflate } from './inflate';

/** Width times height that a browser is still asked to unpack. */
const MAX_PIXELS = 50_000_000;

/** Bytes that all packed pieces of text and colour profiles inside a PNG together may unpack to. */
const MAX_METADATA_BYTES = 4 * 1024 * 1024;

const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex');
const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');
const JPEG_START = Buffer.from('ffd8ff', 'hex');
const JPEG_END = Buffer.from('ffd9', 'hex');
const BMP_START = Buffer.from('BM');

/** Sizes of the header that follows a bitmap's first 14 bytes, in each version of the format. */
const BMP_HEADERS = new Set([12, 40, 52, 56, 64, 108, 124]);

/** Pages and programs hide behind a picture's first bytes, for whoever does not look at the type. */
const PAGE = /<(?:script|html|!doctype|svg|iframe|\?php)/i;

/** A PNG from its first chunk to its last, none of them packed to burst, and nothing behind it. */
export function checkPng(bytes: Buffer): void {
  const isWhole = startsWith(bytes, PNG_START) && bytes.subarray(-PNG_END.length).equals(PNG_END);
  if (!isWhole || bytes.toString('latin1', 12, 16) !== 'IHDR') throw new ApiError('file_content');
  let left = MAX_METADATA_BYTES;
  for (let at = PNG_START.length; at < bytes.length;) {
    if (at + 12 > bytes.length) throw new ApiError('file_content');
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length || (kind === 'IEND' && end !== bytes.length)) throw new ApiError('file_content');
    if (kind === 'iCCP' || kind === 'zTXt' || kind === 'iTXt')
      left -= unpackedLength(bytes.subarray(at + 8, end - 4), kind, left);
    at = end;
  }
  checkSize(bytes);
}

/** A JPEG; what cameras append behind the picture may stay. */
export function checkJpeg(bytes: Buffer): void {
  if (!startsWith(bytes, JPEG_START) || bytes.indexOf(JPEG_END, 3) < 0) throw new ApiError('file_content');
  checkSize(bytes);
}

export function checkBmp(bytes: Buffer): void {
  const isWhole = startsWith(bytes, BMP_START) && bytes.length >= 26 && BMP_HEADERS.has(bytes.readUInt32LE(14));
  if (!isWhole || bytes.readUInt32LE(10) > bytes.length) throw new ApiError('file_content');
  checkSize(bytes);
}

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);

/** Throws `file_excessive` for more than so many bytes. */
function unpackedLength(chunk: Buffer, kind: string, most: number): number {
  const keywordEnd = chunk.indexOf(0);
  const isPlain = kind === 'iTXt' && chunk[keywordEnd + 1] === 0;
  if (keywordEnd < 0 || isPlain) return 0;
  const behindLanguage = kind === 'iTXt' ? chunk.indexOf(0, chunk.indexOf(0, keywordEnd + 3) + 1) : keywordEnd + 1;
  return inflate(chunk.subarray(behindLanguage + 1), most).length;
}

/** What holds for every picture: a size that the header tells and a browser can bear, and no page inside. */
function checkSize(bytes: Buffer): void {
  const { width, height } = sizeOf(bytes);
  if (width < 1 || height < 1) throw new ApiError('file_content');
  if (width * height > MAX_PIXELS) throw new ApiError('file_excessive');
  if (PAGE.test(bytes.toString('latin1'))) throw new ApiError('file_active');
}

function sizeOf(bytes: Buffer): { width: number; height: number } {
  try {
    return imageSize(bytes);
  } catch {
    throw new ApiError('file_content');
  }
}
