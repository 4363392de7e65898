import type { Database } from './database';

interface Statement {
  readonly getQuery: () => { readonly sql: string };
}

const names = new Map<string, string>();

/** What a session asks: its own connection, or the one that its transaction holds. */
interface Session {
  readonly client: unknown;
}

/** The same statement for another session. Drizzle would put it together anew in each transaction, which takes as long as asking it. */
const askedBy = <Prepared extends Statement>(statement: Prepared, { client }: Session): Prepared =>
  Object.assign(Object.create(Object.getPrototypeOf(statement) as object) as Prepared, statement, { client });

/**
 * A query that is put together once and planned once for each connection of a database, for what every call or page
 * asks. Its values are placeholders, and one plan has to fit them all. The name is the statement's on the server.
 */
export function prepareOnce<Prepared extends Statement>(
  name: string,
  build: (db: Database) => { readonly prepare: (name: string) => Prepared },
): (db: Database) => Prepared {
  /** By the kind of session: the embedded database has another one. */
  const statements = new Map<unknown, Prepared>();
  const known = new WeakMap<object, Prepared>();
  return (db) => {
    const session = db._.session as unknown as Session;
    const prepared = known.get(session);
    if (prepared) return prepared;
    const statement = statements.get(session.constructor) ?? build(db).prepare(name);
    if (!statements.has(session.constructor)) {
      names.set(statement.getQuery().sql, name);
      statements.set(session.constructor, askedBy(statement, { client: null }));
    }
    const own = askedBy(statement, session);
    known.set(session, own);
    return own;
  };
}

/** The name of a statement that is planned once, for a driver that is given its text alone. */
export const statementNameOf = (text: string): string | undefined => names.get(text);
