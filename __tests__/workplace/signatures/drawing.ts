import { deflateSync } from 'node:zlib';
import { chunk } from '../../platform/files/sample-files';

type Color = readonly [red: number, green: number, blue: number, alpha: number];

export const INK: Color = [16, 36, 63, 255];
export const WHITE: Color = [255, 255, 255, 255];
export const PAPER: Color = [0, 0, 0, 0];

/** A drawing as a canvas gives it, a PNG as a data address: the colour of each of its points. */
export function drawing(width: number, height: number, colorAt: (x: number, y: number) => Color): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  const rows = Buffer.concat(
    Array.from({ length: height }, (_, y) =>
      Buffer.from([0, ...Array.from({ length: width }, (__, x) => colorAt(x, y)).flat()]),
    ),
  );
  const bytes = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

/** One stroke of a pen, so long and so wide. */
export const stroke = (length: number, width = 3, ink: Color = INK) =>
  drawing(length + 12, 40, (x, y) => (x >= 6 && x < 6 + length && y >= 18 && y < 18 + width ? ink : PAPER));
