import { fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { cookieOfSession, IDEMPOTENCY, OWN } from './portal-request';

export interface FileProxy {
  /** Begins a request of a signed-in employee's own page. */
  begin(method: 'GET' | 'HEAD' | 'POST', path: string, headers?: Record<string, string>): Promise<http.ClientRequest>;
  /** The same as a post on a socket of its own, for who goes on sending whatever is answered. */
  beginRaw(path: string, headers: Record<string, string>): Promise<Socket>;
  /** The process's resident size in bytes. */
  memory(): Promise<number>;
  stop(): void;
}

/** Starts `file-proxy.ts` with the environment of this process, before the HR API that it names. */
export async function startFileProxy(budget: object = {}): Promise<FileProxy> {
  const child = fork(path.join(__dirname, 'file-proxy.ts'), [JSON.stringify(budget)], {
    execArgv: ['--import', 'tsx', '--conditions=react-server', '--expose-gc'],
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  const port = Number(line.toString());
  const cookie = await cookieOfSession();
  return {
    begin: async (method, where, headers = {}) =>
      http.request({
        port,
        host: '127.0.0.1',
        method,
        path: where,
        agent: false,
        headers: { ...OWN, ...IDEMPOTENCY, cookie, connection: 'keep-alive', ...headers },
      }),
    beginRaw: async (where, headers) => {
      const socket = connect(port, '127.0.0.1');
      const all = { ...OWN, ...IDEMPOTENCY, cookie, ...headers };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
      socket.write(`${[`POST ${where} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
      return socket;
    },
    memory: async () => Number(await (await fetch(`http://127.0.0.1:${port}/memory`)).text()),
    stop: () => void child.kill('SIGKILL'),
  };
}
