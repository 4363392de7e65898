import type { ValueType } from '../../../../lib/contract/platform/expressions/expression';

/** What formulas of a section may use beside its fields, by their names with the `#`; none yet. */
export const figureTypes: ReadonlyMap<string, ValueType> = new Map();
