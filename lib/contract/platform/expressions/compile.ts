import { COMPARISONS, ExpressionError, type Comparison, type Expression, type ValueType } from './expression';
import { FUNCTIONS } from './functions';
import { arithmetic, compare, negate } from './operators';
import { parseExpression } from './parse';
import { expectType, literal, unify, type Compute, type Typed } from './typed';

/** The type of each name that an expression may use. */
export type NameTypes = ReadonlyMap<string, ValueType>;

export interface CompiledExpression {
  readonly type: ValueType;
  /** The names it reads, each once. */
  readonly uses: readonly string[];
  readonly compute: Compute;
}

const isComparison = (operator: string): operator is Comparison =>
  (COMPARISONS as readonly string[]).includes(operator);

function binary({ operator, at }: Extract<Expression, { kind: 'binary' }>, left: Typed, right: Typed): Typed {
  if (isComparison(operator)) return compare(operator, left, right, at);
  if (operator !== 'and' && operator !== 'or') return arithmetic(operator, left, right, at);
  const [l, r] = [expectType(left, 'truth'), expectType(right, 'truth')];
  const compute: Compute =
    operator === 'and'
      ? (scope) => l.compute(scope) === true && r.compute(scope) === true
      : (scope) => l.compute(scope) === true || r.compute(scope) === true;
  return { type: 'truth', at, compute };
}

function typed(expression: Expression, names: NameTypes, uses: Set<string>): Typed {
  const part = (one: Expression) => typed(one, names, uses);
  const { at } = expression;
  switch (expression.kind) {
    case 'literal':
      return literal(expression.value, expression);
    case 'name': {
      const { name } = expression;
      const type = names.get(name);
      if (!type) throw new ExpressionError('unknown_name', at, name);
      uses.add(name);
      return { type, at, compute: ({ read }) => read(name) };
    }
    case 'negate':
      return negate(part(expression.of), at);
    case 'not': {
      const { compute } = expectType(part(expression.of), 'truth');
      return { type: 'truth', at, compute: (scope) => compute(scope) !== true };
    }
    case 'in': {
      const [of, ...among] = unify([expression.of, ...expression.among].map(part));
      const compute: Compute = (scope) => {
        const value = of?.compute(scope) ?? null;
        return value !== null && among.some((one) => one.compute(scope) === value);
      };
      return { type: 'truth', at, compute };
    }
    case 'call': {
      const define = FUNCTIONS.get(expression.name);
      if (!define) throw new ExpressionError('unknown_function', at, expression.name);
      return define(expression.given.map(part), at);
    }
    case 'binary':
      return binary(expression, part(expression.left), part(expression.right));
  }
}

/**
 * Reads and types an expression, and gives back what computes it.
 * @throws ExpressionError at the first place that cannot be read or does not fit
 */
export function compileExpression(source: string, names: NameTypes): CompiledExpression {
  const uses = new Set<string>();
  const { type, compute } = typed(parseExpression(source), names, uses);
  return { type, compute, uses: [...uses] };
}
