import type { LookupRow, LookupShape } from '../../../lib/contract/platform/lookups/lookup-shape';
import type { Lookup } from './lookup';

type Values = Record<string, unknown>;

const NO_NAMES = { de: '', en: '', es: '', fr: '', ja: '', zh: '' };

const asCodes = (text: string) => (text === '' ? [] : text.split(',').map(Number));

type Columns<Shape extends LookupShape> = Pick<Lookup<Shape>, 'shape' | 'table' | 'columns'>;

/** What a column of the wire is called in the table. */
export function keyOf<Shape extends LookupShape>({ columns, table }: Columns<Shape>, name: string): string {
  const given: Readonly<Record<string, string | undefined>> = columns ?? {};
  const key = given[name] ?? name.charAt(0).toLowerCase() + name.slice(1);
  if (!(key in table)) throw new Error(`The table has no column for ${name}`);
  return key;
}

/** A row of the table as the wire has it. */
export function wireRow<Shape extends LookupShape>(lookup: Columns<Shape>, row: Values) {
  const { code, columns } = lookup.shape;
  const entries = Object.entries(columns).map(([name, { type }]) => {
    if (type === 'names') return [name, row['names'] ?? NO_NAMES];
    const value = row[keyOf(lookup, name)];
    if (type === 'choice') return [name, value ?? 0];
    return [name, type === 'codes' ? (value as number[]).join() : value];
  });
  return { [code]: row['number'] ?? row['code'], ...Object.fromEntries(entries) } as LookupRow<Shape>;
}

/** What a request says of a row, as the table has it. */
export function tableValues<Shape extends LookupShape>(lookup: Columns<Shape>, request: Values): Values {
  const entries = Object.entries(lookup.shape.columns).flatMap(([name, column]) => {
    const { type } = column;
    if (type === 'names') return [];
    const value = request[name];
    if (type === 'choice' && column.isOptional && value === 0) return [[keyOf(lookup, name), null]];
    return [[keyOf(lookup, name), type === 'codes' ? asCodes(value as string) : value]];
  });
  return Object.fromEntries(entries) as Values;
}
