import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The line between the HR API and its database server, to be cut and mended. */
export interface DatabaseProxy {
  /** The database's address by way of this line. */
  readonly url: string;
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
}

/** Passes on what is said to a database on a port of its own. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const far = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let server = createServer();
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server = createServer((near) => {
        const onward = connect(Number(far.port), far.hostname);
        for (const [one, other] of [
          [near, onward],
          [onward, near],
        ] as const) {
          sockets.add(one);
          one.pipe(other);
          one.on('error', () => other.destroy()).on('close', () => sockets.delete(one) && other.destroy());
        }
      });
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    mend: () => listen(port),
  };
}
