import { finished } from 'node:stream';
import { createDeflateRaw } from 'node:zlib';

/** Packs sheets smaller than 4 does and sooner; higher levels take longer than the next piece takes to be made. */
const LEVEL = 3;

export interface Deflater {
  /** What this piece made ready to be written, often nothing. The next piece may be given once this is settled. */
  readonly add: (piece: Buffer) => Promise<Buffer[]>;
  readonly end: () => Promise<Buffer[]>;
  readonly close: () => void;
}

/** Packs pieces one after the other, on a thread of Node's pool. */
export function createDeflater(): Deflater {
  const deflate = createDeflateRaw({ level: LEVEL, chunkSize: 64 * 1024 });
  let ready: Buffer[] = [];
  deflate.on('data', (bytes: Buffer) => ready.push(bytes));
  // Whoever waits for a piece is told by its callback.
  deflate.on('error', () => {});
  const taken = () => {
    const bytes = ready;
    ready = [];
    return bytes;
  };
  const run = (start: (done: (error?: Error | null) => void) => void) =>
    new Promise<Buffer[]>((resolve, reject) => start((error) => (error ? reject(error) : resolve(taken()))));
  return {
    add: (piece) => run((done) => deflate.write(piece, done)),
    end: () => run((done) => finished(deflate.end(), done)),
    close: () => void deflate.destroy(),
  };
}
