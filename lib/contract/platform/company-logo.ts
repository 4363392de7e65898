/** A company's logo, as it stands on pages, in mails and in signed documents. */
export interface CompanyLogo {
  readonly bytes: Buffer;
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/** In bytes: it goes along with every mail. */
const MAX_BYTES = 200_000;
/** In pixels. */
const MAX_SIDE = 1_000;

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
const PNG_END = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
const JPEG_END = Buffer.from([0xff, 0xd9]);

/**
 * What a logo's bytes are, by these alone and never by a name. A file that begins as a picture and ends as something else is none;
 * SVG is none either, since it may hold scripts and is in no mail. Throws what is wrong with it.
 */
export function companyLogoOf(bytes: Buffer): CompanyLogo {
  if (bytes.length > MAX_BYTES) throw new Error(`must have at most ${MAX_BYTES} bytes`);
  const size = isBetween(bytes, PNG_START, PNG_END) ? pngSize(bytes) : null;
  const jpegSize = isBetween(bytes, JPEG_START, JPEG_END) ? sizeOfJpeg(bytes) : null;
  const found = size ?? jpegSize;
  if (!found) throw new Error('must be a PNG or JPEG file');
  if (Math.min(found.width, found.height) < 1 || Math.max(found.width, found.height) > MAX_SIDE)
    throw new Error(`must be at most ${MAX_SIDE} pixels wide and high`);
  return { bytes, type: size ? 'image/png' : 'image/jpeg', ...found };
}

const isBetween = (bytes: Buffer, start: Buffer, end: Buffer) =>
  bytes.length > 33 && bytes.subarray(0, start.length).equals(start) && bytes.subarray(-end.length).equals(end);

const pngSize = (bytes: Buffer) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) });

/** From segment to segment until the one that tells the size; null where there is none. */
function sizeOfJpeg(bytes: Buffer) {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return null;
}

/** How wide and high it stands in a box, in the same unit. */
export function fitLogo(
  { width, height }: Pick<CompanyLogo, 'width' | 'height'>,
  box: { width: number; height: number },
) {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
