import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { ask } from './ask';

const LOOK = 100;

/** What stands before several programs that do the same: it sends each connection to one that says it is ready. */
export interface Front {
  readonly address: string;
  readonly close: () => Promise<void>;
}

interface Behind {
  readonly address: string;
  /** The path at which it says whether it is ready. */
  readonly readyAt: string;
}

/** As a balancer does: asks for readiness now and then, and tries another where a connection is refused. */
export async function startFront(port: number, behind: () => readonly Behind[]): Promise<Front> {
  const unready = new Set<string>();
  const open = new Set<Socket>();
  let turn = 0;

  const look = async () => {
    for (const { address, readyAt } of behind()) {
      const isReady = await ask(`${address}${readyAt}`).then(
        ({ status }) => status === 200,
        () => false,
      );
      if (isReady) unready.delete(address);
      else unready.add(address);
    }
  };
  const looking = setInterval(() => void look(), LOOK);

  const join = (visitor: Socket, candidates: readonly Behind[]) => {
    const [first, ...others] = candidates;
    if (!first) return visitor.destroy();
    const onward = connect(Number(new URL(first.address).port), '127.0.0.1');
    onward.once('error', () => (onward.bytesWritten === 0 ? join(visitor, others) : visitor.destroy()));
    onward.once('connect', () => {
      visitor.pipe(onward).pipe(visitor);
      onward.once('close', () => visitor.destroy());
    });
    visitor.once('close', () => onward.destroy());
  };
  const server = createServer((visitor) => {
    open.add(visitor);
    visitor.on('error', () => visitor.destroy()).once('close', () => open.delete(visitor));
    const all = behind();
    turn += 1;
    const rotated = all.map((_, at) => all[(turn + at) % all.length]!);
    const [ready, others] = [true, false].map((wanted) => rotated.filter((it) => !unready.has(it.address) === wanted));
    join(visitor, [...ready!, ...others!]);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        clearInterval(looking);
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
