import { ApiError } from '../../errors';
import { checkPng } from './check-picture';
import { isDrawn, MAX_POINTS } from './drawn';
import { inflate } from './inflate';

/** Bytes of a point, by the kinds of PNG that a canvas makes: with opacity, and without. */
const POINT_BYTES: Readonly<Record<number, number>> = { 6: 4, 2: 3 };

/** What somebody drew, as the PNG of a canvas. Throws `file_empty` where there is nothing on it, or next to nothing. */
export function checkDrawing(bytes: Buffer): void {
  checkPng(bytes);
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (width * height > MAX_POINTS) throw new ApiError('file_excessive');
  if (!isDrawn(pointsOf(bytes, width, height), width)) throw new ApiError('file_empty');
}

/** Red, green, blue and opacity of each point. */
function pointsOf(bytes: Buffer, width: number, height: number): Uint8Array {
  const size = POINT_BYTES[bytes[25]!];
  const isInterlaced = bytes[28] !== 0;
  if (bytes[24] !== 8 || !size || isInterlaced) throw new ApiError('file_content');
  const line = width * size;
  const packed = inflate(partsNamed(bytes, 'IDAT'), (line + 1) * height);
  if (packed.length !== (line + 1) * height) throw new ApiError('file_content');
  const points = new Uint8Array(width * height * 4).fill(255);
  let above: Uint8Array = new Uint8Array(line);
  for (let y = 0; y < height; y += 1) {
    const at = y * (line + 1);
    const row = packed.subarray(at + 1, at + 1 + line);
    unfilter(row, above, packed[at]!, size);
    for (let x = 0; x < width; x += 1) points.set(row.subarray(x * size, (x + 1) * size), (y * width + x) * 4);
    above = row;
  }
  return points;
}

function partsNamed(bytes: Buffer, kind: string): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
    if (bytes.toString('latin1', at + 4, at + 8) === kind)
      parts.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  return Buffer.concat(parts);
}

/** Rows are kept as differences to what is left of them and above (PNG, section 9). */
function unfilter(row: Uint8Array, above: Uint8Array, filter: number, size: number): void {
  for (let at = 0; at < row.length; at += 1) {
    const left = at < size ? 0 : row[at - size]!;
    const corner = at < size ? 0 : above[at - size]!;
    row[at] = row[at]! + predicted(filter, left, above[at]!, corner);
  }
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) throw new ApiError('file_content');
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
