import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface ClamdStandIn {
  readonly url: string;
  /** What was sent to be looked at, whole. */
  readonly scanned: Buffer[];
  readonly stop: () => Promise<void>;
}

const INSTREAM = Buffer.from('zINSTREAM\0');

/** The content of a whole INSTREAM; null while some is missing. */
function contentIn(sent: Buffer): Buffer | null {
  if (!sent.subarray(0, INSTREAM.length).equals(INSTREAM)) throw new Error('not the command INSTREAM');
  const pieces: Buffer[] = [];
  for (let at = INSTREAM.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** A scanner on loopback that speaks clamd's INSTREAM and answers each file as told; null is no answer at all. */
export async function startClamd(answerTo: (content: Buffer) => string | null): Promise<ClamdStandIn> {
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let sent = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      sent = Buffer.concat([sent, bytes]);
      const content = contentIn(sent);
      if (!content) return;
      scanned.push(content);
      const answer = answerTo(content);
      if (answer !== null) socket.end(answer);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
