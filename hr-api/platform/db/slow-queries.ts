import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';
import type { CallName } from '../../../lib/contract/all';

/** Milliseconds from asking to having the rows, waiting for a connection included. */
const SLOW_MS = 200;
const MAX_TEXT_LENGTH = 1_000;

interface CallContext {
  readonly name: CallName;
  /** Writes the request id with each line. */
  readonly log: FastifyBaseLogger;
}

const callContext = new AsyncLocalStorage<CallContext>();

/** Runs a piece of a call, so that its slow queries name it in the log. */
export const withCallContext = <Result>(call: CallContext, work: () => Promise<Result>): Promise<Result> =>
  callContext.run(call, work);

/** A query as drivers take it: its text, or an object that holds it. Values never stand in the text. */
type Query = string | { readonly text?: string };
type Method = (...given: unknown[]) => Promise<unknown>;

async function timeQuery(query: Query, ask: () => Promise<unknown>): Promise<unknown> {
  const call = callContext.getStore();
  if (!call) return ask();
  const startedAt = performance.now();
  try {
    return await ask();
  } finally {
    const ms = Math.round(performance.now() - startedAt);
    const text = (typeof query === 'string' ? query : query.text) ?? '';
    if (ms > SLOW_MS) call.log.warn({ call: call.name, ms, sql: text.slice(0, MAX_TEXT_LENGTH) }, 'slow query');
  }
}

/** A driver's client, the same but that the queries of calls are timed, on its own connections and in its transactions too. */
export function watchQueries<Client extends object>(client: Client): Client {
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const method = member.bind(target) as Method;
      if (name === 'query') return (query: Query, ...rest: unknown[]) => timeQuery(query, () => method(query, ...rest));
      if (name === 'connect') return async () => watchQueries((await method()) as object);
      if (name === 'transaction')
        return (work: (transaction: object) => unknown) =>
          method((transaction: object) => work(watchQueries(transaction)));
      return method;
    },
  });
}
