import type { Database } from './database';

interface Statement {
  readonly getQuery: () => { readonly sql: string };
}

const names = new Map<string, string>();

/**
 * A query that is put together once for a database and planned once for each of its connections, for what every call or page
 * asks. Its values are placeholders, and one plan has to fit them all. The name is the statement's on the server.
 */
export function prepareOnce<Prepared extends Statement>(
  name: string,
  build: (db: Database) => { readonly prepare: (name: string) => Prepared },
): (db: Database) => Prepared {
  const known = new WeakMap<object, Prepared>();
  return (db) => {
    const { session } = db._;
    const prepared = known.get(session);
    if (prepared) return prepared;
    const statement = build(db).prepare(name);
    names.set(statement.getQuery().sql, name);
    known.set(session, statement);
    return statement;
  };
}

/** The name of a statement that is planned once, for a driver that is given its text alone. */
export const statementNameOf = (text: string): string | undefined => names.get(text);
