import { createServer } from 'node:net';

/** Whether something could listen there now. */
export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Ports are looked for here: below all that systems lend to connections going out, one of which could take a port between the
 * look and its use.
 */
const FIRST_PORT = 20_000;
const PORTS = 12_000;

/** So far from each other processes begin to look, that two of them do not come to the same port at the same time. */
const PORT_STEP = 97;

let looks = 0;

/** Different free ports of the loopback address. */
export async function findFreePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = FIRST_PORT + ((process.pid * PORT_STEP + looks) % PORTS);
    looks += 1;
    if (await isPortFree(port, '127.0.0.1')) ports.push(port);
  }
  return ports;
}

export async function findFreePort(): Promise<number> {
  const [port = 0] = await findFreePorts(1);
  return port;
}
