import {
  messages,
  PGlite,
  protocol,
  type DescribeQueryResult,
  type QueryOptions,
  type Results,
} from '@electric-sql/pglite';
import { statementNameOf } from '../prepare-once';

const { bind, close, execute, parse, sync } = protocol.serialize;

/** PGlite, which plans each query anew; outside of transactions the statements of `prepareOnce` keep their plan. */
export class EmbeddedClient extends PGlite {
  readonly #planned = new Map<string, DescribeQueryResult>();

  override async query<Row>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> {
    const name = statementNameOf(text);
    if (name === undefined || options?.rowMode !== 'array') return super.query(text, values, options);
    const { queryParams, resultFields } = this.#planned.get(name) ?? (await this.#plan(name, text));
    const texts = values.map((value, at) => {
      if (value === null || value === undefined) return null;
      return queryParams[at]?.serializer?.(value) ?? String(value);
    });
    const answers = await this.#ask(bind({ statement: name, values: texts }), execute({}));
    const parsers = resultFields.map(({ dataTypeID, parser }) => options.parsers?.[dataTypeID] ?? parser);
    const rows = answers
      .filter((answer) => answer instanceof messages.DataRowMessage)
      .map(({ fields }) => fields.map((field, at) => (field === null ? null : (parsers[at]?.(field) ?? field))));
    return { rows: rows as Row[], fields: [] };
  }

  async #plan(name: string, text: string): Promise<DescribeQueryResult> {
    const described = await this.describeQuery(text);
    await this.#ask(close({ type: 'S', name }), parse({ name, text }));
    this.#planned.set(name, described);
    return described;
  }

  async #ask(...questions: Uint8Array[]) {
    const request = Buffer.concat([...questions, sync()]);
    return this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(() => this.execProtocolStream(request, { syncToFs: false })),
    );
  }
}
