import { APP1, jpegSegments, type JpegSegment } from './jpeg-segments';

const EXIF = Buffer.from('Exif\0\0', 'latin1');
const COLOUR_PROFILE = Buffer.from('ICC_PROFILE\0', 'latin1');

const [APP0, APP2, APP14, APP15, COMMENT] = [0xe0, 0xe2, 0xee, 0xef, 0xfe];

const ORIENTATION = 0x0112;

/** Where a segment's own data begins. */
const BODY = 4;

const begins = ({ bytes }: JpegSegment, start: Buffer) => bytes.subarray(BODY, BODY + start.length).equals(start);

/** Density and colours stay, without which it would look different; Exif, XMP, IPTC, comments and further pictures do not. */
function isKept(segment: JpegSegment): boolean {
  const { marker } = segment;
  if (marker === COMMENT) return false;
  if (marker < APP0 || marker > APP15 || marker === APP14) return true;
  return (
    (marker === APP0 && begins(segment, Buffer.from('JFIF\0'))) || (marker === APP2 && begins(segment, COLOUR_PROFILE))
  );
}

/** How a picture is turned to be upright, from 1 to 8; 1 for as it is. */
function orientationOf(segment: JpegSegment | undefined): number {
  const tiff = segment?.bytes.subarray(BODY + EXIF.length);
  if (!tiff || tiff.length < 8) return 1;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return 1;
    const value = short(at + 8);
    if (short(at) === ORIENTATION) return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** An Exif segment that says nothing but how the picture is turned. */
function turned(orientation: number): Buffer {
  const directory = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  directory.writeUInt16BE(orientation, 18);
  const head = Buffer.from([0xff, APP1, 0, 2 + EXIF.length + directory.length]);
  return Buffer.concat([head, EXIF, directory]);
}

/**
 * A JPEG without what a camera or a program writes beside the picture: where and when it was taken, with what, by whom.
 * @throws ApiError `file_content` for one whose segments do not lead to its end
 */
export function withoutMetadata(bytes: Buffer): Buffer {
  const segments = jpegSegments(bytes);
  const orientation = orientationOf(segments.find((segment) => segment.marker === APP1 && begins(segment, EXIF)));
  const kept = segments.filter(isKept).map((segment) => segment.bytes);
  if (orientation !== 1) kept.splice(1, 0, turned(orientation));
  return Buffer.concat(kept);
}
