import type { Database } from './database';

/** The database as it was at one moment, whatever is written meanwhile. */
export interface Snapshot {
  readonly db: Database;
  /** To be called once nothing more is read. */
  readonly release: () => Promise<void>;
}

const offered = new WeakMap<Database, () => Promise<Snapshot>>();

/** Says that a database keeps so many snapshots at once beside its other work; whoever wants a further one waits. */
export function offerSnapshots(db: Database, most: number): void {
  let open = 0;
  const waiting: (() => void)[] = [];
  const enter = async () => {
    if (open < most) open += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else open -= 1;
  };
  offered.set(db, async () => {
    await enter();
    try {
      const { release, ...snapshot } = await begin(db);
      return { ...snapshot, release: () => release().finally(leave) };
    } catch (error) {
      leave();
      throw error;
    }
  });
}

/** A snapshot to read a long table from. A database that has but one connection answers itself: nobody else could read meanwhile. */
export async function openSnapshot(db: Database): Promise<Snapshot> {
  const open = offered.get(db);
  return open ? open() : { db, release: async () => {} };
}

/** A transaction that stays open until its snapshot is released. */
async function begin(db: Database): Promise<Snapshot> {
  let end = () => {};
  const isOver = new Promise<void>((resolve) => (end = resolve));
  let ended: Promise<void> = Promise.resolve();
  const tx = await new Promise<Database>((resolve, reject) => {
    ended = db.transaction(
      (opened) => {
        resolve(opened);
        return isOver;
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    ended.catch(reject);
  });
  return {
    db: tx,
    release: () => {
      end();
      // It has read and written nothing: what broke, who read was told.
      return ended.catch(() => {});
    },
  };
}
