import { setImmediate as nextTurn } from 'node:timers/promises';

/** Text is passed on in pieces of about this length: short enough to make nobody else wait. */
export const PIECE_LENGTH = 16 * 1024;

/** Texts as bytes, each after whoever else waits has had a turn. */
export async function* asBytes(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) {
    yield Buffer.from(text);
    await nextTurn();
  }
}
