import { ApiError } from '../../errors';

export const SOI = 0xd8;
export const EOI = 0xd9;
export const SOS = 0xda;
export const APP1 = 0xe1;

/** A part of a JPEG from its marker on; after the start of a scan with all that the scan holds. */
export interface JpegSegment {
  readonly marker: number;
  readonly bytes: Buffer;
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** Where the data of a scan ends: at the first marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return bytes.length;
}

/**
 * The segments of a JPEG from its first marker to its end; what is appended behind that is left out.
 * @throws ApiError `file_content` where they do not lead to an end
 */
export function jpegSegments(bytes: Buffer): JpegSegment[] {
  const segments: JpegSegment[] = [];
  for (let at = 0; at + 2 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) break;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === SOI || marker === EOI) {
      segments.push({ marker, bytes: bytes.subarray(at, at + 2) });
      if (marker === EOI) return segments;
      at += 2;
      continue;
    }
    const length = at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0;
    if (length < 2 || at + 2 + length > bytes.length) break;
    const end = marker === SOS ? endOfScan(bytes, at + 2 + length) : at + 2 + length;
    segments.push({ marker, bytes: bytes.subarray(at, end) });
    at = end;
  }
  throw new ApiError('file_content');
}
