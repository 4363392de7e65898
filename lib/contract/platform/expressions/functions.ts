import { daysBetween, yearsBetween } from './days';
import { ExpressionError, type Value } from './expression';
import { expectAmounts, expectType, unify, type Compute, type Typed } from './typed';

type Define = (given: readonly Typed[], at: number) => Typed;

/** Checks how many there are, so that a definition may name them. */
const taking =
  <T extends readonly Typed[]>(count: number, define: (given: T, at: number) => Omit<Typed, 'at'>): Define =>
  (given, at) => {
    if (given.length !== count) throw new ExpressionError('wrong_count', at);
    return { at, ...define(given as unknown as T, at) };
  };

/** Rounds the number as it reads in decimals, so that 1.005 becomes 1.01. */
function round(value: number, places: number): Value {
  if (!Number.isInteger(places) || places < 0 || places > 6) return null;
  const [digits = '', exponent = '0'] = String(Math.abs(value)).split('e');
  const whole = Math.round(Number(`${digits}e${Number(exponent) + places}`));
  return Math.sign(value) * Number(`${whole}e-${places}`);
}

const ofDates = (count: (from: string, to: string) => number): Define =>
  taking<[Typed, Typed]>(2, (given) => {
    const [from, to] = given.map((one) => expectType(one, 'date')) as [Typed, Typed];
    const compute: Compute = (scope) => {
      const [begin, end] = [from.compute(scope), to.compute(scope)];
      return begin === null || end === null ? null : count(begin as string, end as string);
    };
    return { type: 'number', compute };
  });

/** Of those that are answered. */
const ofAmounts =
  (choose: (...values: number[]) => number): Define =>
  (given, at) => {
    const [first] = given;
    if (!first) throw new ExpressionError('wrong_count', at);
    expectAmounts(given);
    const parts = unify(given);
    const compute: Compute = (scope) => {
      const values = parts.map((part) => part.compute(scope)).filter((value) => value !== null) as number[];
      return values.length > 0 ? choose(...values) : null;
    };
    return { type: (parts[0] ?? first).type, at, compute };
  };

/** FENG-38: `IF(condition, 0, 1)`; the rest are what an organisation's formulas cannot do without. */
export const FUNCTIONS: ReadonlyMap<string, Define> = new Map([
  [
    'IF',
    taking<[Typed, Typed, Typed]>(3, ([condition, first, second]) => {
      const { compute: isTrue } = expectType(condition, 'truth');
      const [then, otherwise] = unify([first, second]) as [Typed, Typed];
      return { type: then.type, compute: (scope) => (isTrue(scope) === true ? then : otherwise).compute(scope) };
    }),
  ],
  [
    'ISEMPTY',
    taking<[Typed]>(1, ([of]) => {
      const isEmpty = (value: Value) => value === null || value === '';
      return { type: 'truth', compute: (scope) => isEmpty(of.compute(scope)) };
    }),
  ],
  [
    'ROUND',
    taking<[Typed, Typed]>(2, ([of, places]) => {
      expectAmounts([of]);
      const { compute: toPlaces } = expectType(places, 'number');
      const compute: Compute = (scope) => {
        const [value, count] = [of.compute(scope), toPlaces(scope)];
        return value === null || count === null ? null : round(value as number, count as number);
      };
      return { type: of.type, compute };
    }),
  ],
  ['MIN', ofAmounts(Math.min)],
  ['MAX', ofAmounts(Math.max)],
  ['TODAY', taking<[]>(0, () => ({ type: 'date', compute: ({ today }) => today }))],
  ['DAYS', ofDates(daysBetween)],
  ['YEARS', ofDates(yearsBetween)],
]);
