import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that answers at once, and knows how long its own answers took. */
export interface QuickServer {
  readonly address: string;
  /** Milliseconds spent here since the last time asked. */
  spent(): number;
  stop(): void;
}

/** Answers JSON by path, on a free port of the loopback address. */
export async function startQuickServer(answers: Readonly<Record<string, () => unknown>>): Promise<QuickServer> {
  let spent = 0;
  const server = createServer((request, response) => {
    const startedAt = performance.now();
    request.resume().once('end', () => {
      const answer = answers[request.url ?? ''];
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer?.() ?? {}), () => (spent += performance.now() - startedAt));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spent: () => {
      const before = spent;
      spent = 0;
      return before;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
