import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface SlowNetwork {
  readonly stop: () => Promise<void>;
}

/** The longest that something is held up, in milliseconds: a script on its way here, and a request or its answer. */
const MAX_DELAY_MS = { script: 1500, answer: 500 };

/** Most come at once and a few very late, so that their order changes from run to run. */
const delay = (latest: number) => pause(Math.max(0, Math.random() * 1.5 - 0.5) ** 2 * latest);

/**
 * A slow and unsteady network from `port` of loopback to the one on `target`. What a page relies on without waiting for it shows
 * here: scripts that are loaded late, answers that overtake each other.
 */
export async function startSlowNetwork({ port, target }: { port: number; target: number }): Promise<SlowNetwork> {
  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer(async (asked, answer) => {
    const { url, method, headers } = asked;
    const isScript = url?.includes('/_next/static/') ?? false;
    await delay(isScript ? MAX_DELAY_MS.script : MAX_DELAY_MS.answer);
    const passedOn = http.request({ agent, host: '127.0.0.1', port: target, method, path: url, headers }, (given) => {
      void delay(isScript ? 0 : MAX_DELAY_MS.answer).then(() => {
        answer.writeHead(given.statusCode ?? 502, given.statusMessage, given.rawHeaders);
        given.pipe(answer);
      });
    });
    passedOn.on('error', () => answer.destroy());
    answer.on('close', () => passedOn.destroy());
    asked.pipe(passedOn);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}
