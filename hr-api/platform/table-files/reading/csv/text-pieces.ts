import { createReadStream } from 'node:fs';
import { UnreadableTable } from '../unreadable-table';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'shift_jis' | 'gb18030';

const BUFFER_BYTES = 64 * 1024;

/** A file's text in pieces, without its byte order mark. Throws `encoding` where it is not written so. */
export async function* textPieces(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (bytes?: Buffer) => {
    try {
      // In pieces even where there is one: in one go Node 20 reads Windows-1252 as Latin 1, without quotes, dashes and €.
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw new UnreadableTable('encoding');
    }
  };
  for await (const bytes of createReadStream(path, { highWaterMark: BUFFER_BYTES })) yield decode(bytes as Buffer);
  yield decode();
}
