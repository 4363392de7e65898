import { compileExpression, type CompiledExpression, type NameTypes } from '../expressions/compile';
import { ExpressionError, type ValueType } from '../expressions/expression';
import { valueTypeOf, type FormField } from './field';
import { planFields, type FormPlan } from './plan-fields';

/** A formula that does not fit, by the code of its field. */
export class FormulaError extends Error {
  constructor(
    readonly field: string,
    readonly issue: ExpressionError,
  ) {
    super(`the formula of ${field}: ${issue.message}`);
  }
}

/** @throws FormulaError */
function compileFormula({ code }: FormField, formula: string, names: NameTypes): CompiledExpression {
  try {
    return compileExpression(formula, names);
  } catch (error) {
    throw error instanceof ExpressionError ? new FormulaError(code, error) : error;
  }
}

/**
 * Makes a form ready to be answered. `figures` are the names with a `#` that its formulas may use.
 * @throws RingError where fields depend on each other in a ring; FormulaError
 */
export function planForm(fields: readonly FormField[], figures: ReadonlyMap<string, ValueType> = new Map()): FormPlan {
  const names = new Map([...figures, ...fields.map((field): [string, ValueType] => [field.key, valueTypeOf(field)])]);
  const formulas = fields.flatMap((field) =>
    field.formula === null ? [] : [[field.code, compileFormula(field, field.formula, names)] as const],
  );
  return planFields(fields, new Map(formulas));
}
