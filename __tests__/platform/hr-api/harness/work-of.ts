import { AsyncLocalStorage } from 'node:async_hooks';
import crypto, { type ScryptOptions } from 'node:crypto';
import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres/session';
import { PgDialect } from 'drizzle-orm/pg-core';
import { PglitePreparedQuery } from 'drizzle-orm/pglite/session';

/** What somebody who measures a call from outside would tell names apart by. */
export interface Work {
  /** The cost of each key that was derived from a password. */
  readonly derivations: object[];
  /** The texts of what the database was asked, without the values, in their order. */
  readonly statements: string[];
}

const atHand = new AsyncLocalStorage<Work>();

type Derive = (
  password: string,
  salt: Buffer,
  length: number,
  cost: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => void;

/** The work of one call, and of nothing else that the process does meanwhile. */
export async function workOf(call: () => Promise<unknown>): Promise<Work> {
  const work: Work = { derivations: [], statements: [] };
  const derive: Derive = crypto.scrypt;
  const { sqlToQuery } = PgDialect.prototype;
  const spies = [
    jest.spyOn(crypto as { scrypt: Derive }, 'scrypt').mockImplementation((password, salt, length, cost, done) => {
      atHand.getStore()?.derivations.push({ ...cost, length });
      derive(password, salt, length, cost, done);
    }),
    jest.spyOn(PgDialect.prototype, 'sqlToQuery').mockImplementation(function (this: PgDialect, ...given) {
      const query = sqlToQuery.apply(this, given);
      atHand.getStore()?.statements.push(query.sql);
      return query;
    }),
  ];
  try {
    await atHand.run(work, call);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return work;
}

const rowsAtHand = new AsyncLocalStorage<number[]>();

/** How many rows each query of one call was answered with: reading and decoding them takes time, too. */
export async function rowsFor(call: () => Promise<unknown>): Promise<number[]> {
  const rows: number[] = [];
  const spies = [PglitePreparedQuery.prototype, NodePgPreparedQuery.prototype].map((prototype) => {
    const { execute } = prototype;
    return jest.spyOn(prototype, 'execute').mockImplementation(async function (this: typeof prototype, ...given) {
      const answer: unknown = await execute.apply(this, given);
      rowsAtHand.getStore()?.push(Array.isArray(answer) ? answer.length : 0);
      return answer;
    });
  });
  try {
    await rowsAtHand.run(rows, call);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return rows;
}
