import 'server-only';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** Milliseconds for which the rest of an upload is still taken in after it was refused. */
const DISCARD_TIMEOUT_MS = 30_000;

/**
 * An upload as the HR API is to read it. Where the HR API answers before it has read everything, the rest is taken in and
 * thrown away for a while: a browser that is cut off while it sends never sees the answer.
 */
export function uploadBody(body: ReadableStream<Uint8Array>): Readable {
  const reader = body.getReader();
  let isEnded = false;
  const next = async () => {
    const { done, value } = await reader.read();
    isEnded = done;
    return done ? null : value;
  };
  return new Readable({
    read() {
      next().then(
        (piece) => this.push(piece),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, callback) {
      callback(error);
      if (isEnded) return;
      const timer = setTimeout(() => void reader.cancel().catch(() => undefined), DISCARD_TIMEOUT_MS).unref();
      void discard(next).finally(() => clearTimeout(timer));
    },
  });
}

async function discard(next: () => Promise<Uint8Array | null>): Promise<void> {
  try {
    while ((await next()) !== null);
  } catch {
    // The browser went away: nobody is left who waits for the answer.
  }
}
