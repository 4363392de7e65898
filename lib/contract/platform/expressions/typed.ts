import { isoDate } from './days';
import { ExpressionError, type Expression, type Value, type ValueType } from './expression';

/** What an expression reads while it is computed. */
export interface Scope {
  readonly read: (name: string) => Value;
  /** As `2025-03-05`. */
  readonly today: string;
}

export type Compute = (scope: Scope) => Value;

/** A part of an expression whose type is known. */
export interface Typed {
  readonly type: ValueType;
  readonly at: number;
  readonly compute: Compute;
  /** Of a literal: what was written. */
  readonly written?: number | string | boolean;
}

export const wrongType = ({ at, type }: Pick<Typed, 'at' | 'type'>): ExpressionError =>
  new ExpressionError('wrong_type', at, type);

export function literal(value: number | string | boolean, { at }: Expression): Typed {
  const type = typeof value === 'number' ? 'number' : typeof value === 'string' ? 'text' : 'truth';
  return { type, at, written: value, compute: () => value };
}

/** The same as another type, where it is of it already or is a literal that can be read so: 5 as money, "05-Mar-2025" as a date. */
export function readAs(part: Typed, type: ValueType): Typed | null {
  if (part.type === type) return part;
  if (typeof part.written === 'number' && type === 'money') return { ...part, type };
  if (typeof part.written !== 'string' || type !== 'date') return null;
  const date = isoDate(part.written);
  return date === null ? null : { ...part, type, compute: () => date };
}

/** @throws ExpressionError where it cannot be read so */
export function expectType(part: Typed, type: ValueType): Typed {
  const read = readAs(part, type);
  if (!read) throw wrongType(part);
  return read;
}

/** All of them as one type, which is that of the first that is no literal. */
export function unify(parts: readonly Typed[]): readonly Typed[] {
  const leading = parts.find(({ written }) => written === undefined) ?? parts[0];
  return leading ? parts.map((part) => expectType(part, leading.type)) : parts;
}

export const isAmount = ({ type }: Typed): boolean => type === 'number' || type === 'money';

export function expectAmounts(parts: readonly Typed[]): void {
  const other = parts.find((part) => !isAmount(part));
  if (other) throw wrongType(other);
}
