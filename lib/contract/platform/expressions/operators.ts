import { dateAfter, daysBetween } from './days';
import type { Comparison, Operator, Value } from './expression';
import { expectAmounts, readAs, unify, wrongType, type Compute, type Typed } from './typed';

/** To fifteen digits, as spreadsheets compute, so that 0.1 + 0.2 is 0.3; null for what is no number any more. */
const exact = (value: number): Value => (Number.isFinite(value) ? Number(value.toPrecision(15)) : null);

const ARITHMETIC: Record<Operator, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

/** Of two values of which none is missing. */
const ofBoth =
  <L extends Value, R extends Value>(left: Typed, right: Typed, run: (left: L, right: R) => Value): Compute =>
  (scope) => {
    const [l, r] = [left.compute(scope), right.compute(scope)];
    return l === null || r === null ? null : run(l as L, r as R);
  };

function amountType(operator: Operator, left: Typed, right: Typed): 'number' | 'money' {
  const isMoney = [left, right].map(({ type }) => type === 'money');
  if (operator === '+' || operator === '-') return unify([left, right])[0]?.type as 'number' | 'money';
  if (operator === '*') {
    if (isMoney[0] && isMoney[1]) throw wrongType(right);
    return isMoney[0] || isMoney[1] ? 'money' : 'number';
  }
  if (!isMoney[0] && isMoney[1] && !readAs(left, 'money')) throw wrongType(right);
  return isMoney[0] && !isMoney[1] ? 'money' : 'number';
}

/** Amounts with each other; a date and days; the days between two dates. */
export function arithmetic(operator: Operator, left: Typed, right: Typed, at: number): Typed {
  const sign = operator === '-' ? -1 : 1;
  const isSum = operator === '+' || operator === '-';
  if (isSum && left.type === 'date' && right.type === 'number') {
    const compute = ofBoth(left, right, (date: string, days: number) => dateAfter(date, sign * days));
    return { type: 'date', at, compute };
  }
  if (operator === '-' && (left.type === 'date' || right.type === 'date')) {
    const [to, from] = unify([left, right]) as [Typed, Typed];
    return { type: 'number', at, compute: ofBoth(from, to, daysBetween) };
  }
  expectAmounts([left, right]);
  const compute = ofBoth(left, right, (l: number, r: number) => exact(ARITHMETIC[operator](l, r)));
  return { type: amountType(operator, left, right), at, compute };
}

export function negate(of: Typed, at: number): Typed {
  expectAmounts([of]);
  const compute: Compute = (scope) => {
    const value = of.compute(scope);
    return value === null ? null : -(value as number);
  };
  return { type: of.type, at, compute, ...(typeof of.written === 'number' && { written: -of.written }) };
}

const ORDER: Record<Exclude<Comparison, '=' | '<>'>, (left: Value, right: Value) => boolean> = {
  '<': (left, right) => (left as number) < (right as number),
  '<=': (left, right) => (left as number) <= (right as number),
  '>': (left, right) => (left as number) > (right as number),
  '>=': (left, right) => (left as number) >= (right as number),
};

/** What is not answered equals nothing that is written, and is neither more nor less than anything. */
export function compare(operator: Comparison, left: Typed, right: Typed, at: number): Typed {
  const [l, r] = unify([left, right]) as [Typed, Typed];
  if (operator === '=') return { type: 'truth', at, compute: (scope) => l.compute(scope) === r.compute(scope) };
  if (operator === '<>') return { type: 'truth', at, compute: (scope) => l.compute(scope) !== r.compute(scope) };
  if (l.type === 'truth') throw wrongType(l);
  const compute: Compute = (scope) => {
    const [a, b] = [l.compute(scope), r.compute(scope)];
    return a !== null && b !== null && ORDER[operator](a, b);
  };
  return { type: 'truth', at, compute };
}
