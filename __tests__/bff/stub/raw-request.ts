import net from 'node:net';

interface RawRequest {
  readonly method?: string;
  readonly target: string;
  /** Header lines as they go out, in this order. */
  readonly lines: readonly string[];
  readonly body?: string;
}

/** The whole answer, head and body, to a request whose every line goes out as it is written. */
export function askRaw(
  address: string,
  { method = 'GET', target, lines, body = '' }: RawRequest,
): Promise<{ status: number; text: string; location: string | undefined; cookies: string[] }> {
  const { hostname, port } = new URL(address);
  const head = [`${method} ${target} HTTP/1.1`, ...lines, `Content-Length: ${body.length}`, 'Connection: close'];
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString();
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]),
        text,
        location: /^location: (.*)\r$/im.exec(text)?.[1],
        cookies: [...text.matchAll(/^set-cookie: ([^;\r]+)/gim)].map(([, pair = '']) => pair),
      });
    });
  });
}
