import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

const MB = 1024 * 1024;

/** Pieces of 64 kB that add up to so many megabytes, no two neighbours alike. */
export function* pieces(megabytes: number): Generator<Buffer> {
  for (let at = 0; at < megabytes * 16; at += 1) yield Buffer.alloc(MB / 16, at % 251);
}

/** The digest of so many megabytes, hexadecimal. */
export function digestOf(megabytes: number): string {
  const hash = createHash('sha256');
  for (const piece of pieces(megabytes)) hash.update(piece);
  return hash.digest('hex');
}

/** Reads the whole body of an upload and answers the digest of what came behind its first headers. */
export async function takeFile(request: IncomingMessage, response: ServerResponse, size: number): Promise<void> {
  const hash = createHash('sha256');
  let head: Buffer | null = Buffer.alloc(0);
  let left = size;
  for await (const chunk of request) {
    let bytes = chunk as Buffer;
    if (head) {
      head = Buffer.concat([head, bytes]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) continue;
      bytes = head.subarray(end + 4);
      head = null;
    }
    hash.update(bytes.subarray(0, left));
    left -= Math.min(left, bytes.length);
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ HeaderCode: hash.digest('hex'), FileName: `${left} bytes are missing` }));
}

/** Answers so many megabytes at the pace of who reads them. */
export async function giveFile(response: ServerResponse, megabytes: number): Promise<void> {
  const gone = once(response, 'close');
  response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': megabytes * MB });
  for (const piece of pieces(megabytes)) {
    if (response.destroyed) return;
    if (!response.write(piece)) await Promise.race([once(response, 'drain'), gone]);
  }
  response.end();
}
