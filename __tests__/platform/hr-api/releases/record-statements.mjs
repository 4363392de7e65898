import { appendFileSync } from 'node:fs';

/** Each SQL text that the query builder has asked for in this process; what tests ask the database themselves has no parsers. */
const texts = new Set();

const note = (text, options) => void (options?.parsers && texts.add(text));

const noting = (client) =>
  new Proxy(client, {
    get(target, name) {
      const member = Reflect.get(target, name);
      if (name !== 'query') return typeof member === 'function' ? member.bind(target) : member;
      return (text, values, options) => {
        note(text, options);
        return target.query(text, values, options);
      };
    },
  });

/** Notes from now on what the embedded database is asked, in transactions too. */
export function recordStatements({ prototype }) {
  const { query, transaction } = prototype;
  prototype.query = function (text, values, options) {
    note(text, options);
    return query.call(this, text, values, options);
  };
  prototype.transaction = function (work) {
    return transaction.call(this, (client) => work(noting(client)));
  };
}

/** Adds what was noted to the file, a line of JSON for each text. */
export function writeStatements(file) {
  for (const text of texts) appendFileSync(file, `${JSON.stringify(text)}\n`);
  texts.clear();
}
