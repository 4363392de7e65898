import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { addAbortSignal } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../../errors';
import { fairQueue, type Lane } from '../../fair-queue';

/** Throws the refusal of a file in which the scanner finds something, and of every file while it cannot be asked. */
export type Scan = (path: string, lane: Lane) => Promise<void>;

const TIME_LIMIT_MS = 30_000;
const MAX_ANSWER_BYTES = 4096;

/** A scanner that speaks clamd's INSTREAM, at `tcp://host:port` or `unix:/path/of/socket`. */
export function scannerAt(url: string, timeLimitMs = TIME_LIMIT_MS): Scan {
  const { protocol, hostname, port, pathname } = new URL(url);
  const place =
    protocol === 'unix:' ? { path: pathname } : { host: hostname.replace(/[[\]]/g, ''), port: Number(port) };
  const inTurn = fairQueue({ running: 4, waiting: 200, waitingOfOneSource: 50 });

  const ask = async (path: string): Promise<string> => {
    const socket = addAbortSignal(AbortSignal.timeout(timeLimitMs), connect(place));
    try {
      await pipeline(piecesOf(path), socket, { end: false });
      let answer = '';
      for await (const bytes of socket) {
        answer += String(bytes);
        if (answer.includes('\0') || answer.length > MAX_ANSWER_BYTES) break;
      }
      return answer.replace(/\0.*$/s, '');
    } finally {
      socket.destroy();
    }
  };

  return async (path, lane) => {
    const unchecked = (cause: unknown) => new ApiError('file_unchecked', { retryAfterSeconds: 60, cause });
    const answer = await inTurn(lane, () => ask(path)).catch((error: unknown) => {
      throw error instanceof ApiError ? error : unchecked(error);
    });
    if (answer === 'stream: OK') return;
    if (/^stream: .+ FOUND$/.test(answer)) throw new ApiError('file_infected');
    throw unchecked(new Error('the scanner neither found something nor nothing'));
  };
}

/** The command with the file behind it, each piece after its length; one of no length is the end. */
async function* piecesOf(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield length;
    yield piece;
  }
  yield Buffer.alloc(4);
}
