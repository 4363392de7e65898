/**
 * The one expression language: what HR writes into a formula or a condition. An expression is parsed to a tree and typed
 * when it is saved; it is never run as code. It has no loop and makes no text, so that its work is bounded by its length.
 */

/** Money is in the organisation's currency; a date is a calendar date; a truth is what a condition gives. */
export type ValueType = 'number' | 'money' | 'text' | 'date' | 'truth';

/** A date as `2025-03-05`. Null is what was not answered, or cannot be computed (a division by zero). */
export type Value = number | string | boolean | null;

export const COMPARISONS = ['=', '<>', '<', '<=', '>', '>='] as const;
export type Comparison = (typeof COMPARISONS)[number];
export const OPERATORS = ['+', '-', '*', '/'] as const;
export type Operator = (typeof OPERATORS)[number];

/** `at` is where it begins in the source, for the message that names what does not fit. */
export type Expression = { readonly at: number } & (
  | { readonly kind: 'literal'; readonly value: number | string | boolean }
  /** A field by its code, or a figure of the organisation with its `#`. */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'negate' | 'not'; readonly of: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: Operator | Comparison | 'and' | 'or';
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'in'; readonly of: Expression; readonly among: readonly Expression[] }
  | { readonly kind: 'call'; readonly name: string; readonly given: readonly Expression[] }
);

/** More than anyone writes by hand; a bomb is longer. */
export const MAX_LENGTH = 2_000;
export const MAX_DEPTH = 32;

export type IssueCode =
  | 'too_long'
  | 'too_deep'
  | 'unexpected_character'
  | 'open_text'
  | 'unexpected'
  | 'unexpected_end'
  | 'unknown_name'
  | 'unknown_function'
  | 'wrong_count'
  | 'wrong_type';

/** What is wrong with a source, and where; `found` is the text that stands there. */
export class ExpressionError extends Error {
  constructor(
    readonly code: IssueCode,
    readonly at: number,
    readonly found = '',
  ) {
    super(`${code} at ${at}: ${found}`);
  }
}
