import { messages, PGlite, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { statementNameOf } from '../prepare-once';

const { bind, close, describe, execute, parse, sync } = protocol.serialize;

/** What a text takes and answers, by the numbers of their types. */
interface Described {
  readonly taken: readonly number[];
  readonly answered: readonly { readonly name: string; readonly dataTypeID: number }[];
}

/** Texts whose types are remembered: the product has some hundreds, of which lists of values make more. */
const MAX_DESCRIBED = 1000;

/**
 * PGlite asks its database six times for each query: to read it, twice what its types are, to take the values, to answer, and to be
 * done. The types of a text stay as they are, so that here one question holds all the rest, which takes a fifth of the time. The
 * statements of `prepareOnce` keep their plan, too; all others are planned for their values.
 */
export class EmbeddedClient extends PGlite {
  readonly #described = new Map<string, Described>();
  readonly #planned = new Set<string>();

  override async query<Row>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    await this._checkReady();
    return this._runExclusiveTransaction(async () => {
      const results = await this.#run<Row>(text, values, options);
      await this.syncToFs();
      return results;
    });
  }

  override transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((transaction) =>
      work({
        ...transaction,
        query: async (text, values, options) => {
          if (transaction.closed) throw new Error('the transaction is over');
          return this.#run(text, values, options);
        },
        get closed() {
          return transaction.closed;
        },
      }),
    );
  }

  #run<Row>(text: string, values: unknown[] = [], { parsers, rowMode }: QueryOptions = {}): Promise<Results<Row>> {
    return this._runExclusiveQuery(async () => {
      const statement = statementNameOf(text) ?? '';
      const { taken, answered } = this.#described.get(text) ?? (await this.#describe(text));
      if (statement && !this.#planned.has(statement)) await this.#plan(statement, text);
      const texts = values.map((value, at) => {
        if (value === null || value === undefined) return null;
        return this.serializers[taken[at] ?? 0]?.(value) ?? String(value);
      });
      const reading = statement ? [] : [parse({ text })];
      const answers = await this.#ask(...reading, bind({ statement, values: texts }), execute({}));
      const readers = answered.map(({ dataTypeID }) => parsers?.[dataTypeID] ?? this.parsers[dataTypeID]);
      const rows = answers
        .filter((answer) => answer instanceof messages.DataRowMessage)
        .map(({ fields }) => {
          const row = fields.map((field, at) => (field === null ? null : (readers[at]?.(field) ?? field)));
          return rowMode === 'array' ? row : Object.fromEntries(answered.map(({ name }, at) => [name, row[at]]));
        });
      return { rows: rows as Row[], fields: [...answered] };
    });
  }

  async #describe(text: string): Promise<Described> {
    const answers = await this.#ask(parse({ text }), describe({ type: 'S' }));
    const parameters = answers.find((answer) => answer instanceof messages.ParameterDescriptionMessage);
    const row = answers.find((answer) => answer instanceof messages.RowDescriptionMessage);
    const answered = row?.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })) ?? [];
    const described = { taken: parameters?.dataTypeIDs ?? [], answered };
    if (this.#described.size >= MAX_DESCRIBED) this.#described.delete(this.#described.keys().next().value as string);
    this.#described.set(text, described);
    return described;
  }

  async #plan(name: string, text: string): Promise<void> {
    await this.#ask(close({ type: 'S', name }), parse({ name, text }));
    this.#planned.add(name);
  }

  #ask(...questions: Uint8Array[]) {
    return this.execProtocolStream(Buffer.concat([...questions, sync()]), { syncToFs: false });
  }
}
