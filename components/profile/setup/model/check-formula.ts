import type { SectionDefinition } from '@/lib/contract/people/section-definition';
import { compileExpression } from '@/lib/contract/platform/expressions/compile';
import { ExpressionError, type ValueType } from '@/lib/contract/platform/expressions/expression';
import { valueTypeOf } from '@/lib/contract/platform/form/field';

interface CheckedFormula {
  /** Of what it gives; null where something is wrong. */
  readonly type: ValueType | null;
  readonly issue: { readonly code: string; readonly at: number; readonly found: string } | null;
}

/** Reads a formula over the fields of a section as the HR API does, without asking it. */
export function checkFormula({ fields }: SectionDefinition, formula: string): CheckedFormula {
  const asked = fields.filter(({ isRetired }) => !isRetired);
  const names = new Map(asked.map((field) => [field.key, valueTypeOf(field)]));
  try {
    return { type: compileExpression(formula, names).type, issue: null };
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return { type: null, issue: { code: error.code, at: error.at, found: error.found } };
  }
}
