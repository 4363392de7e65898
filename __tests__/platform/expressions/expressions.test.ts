import { compileExpression } from '@/lib/contract/platform/expressions/compile';
import { ExpressionError, type Value, type ValueType } from '@/lib/contract/platform/expressions/expression';

const NAMES = new Map<string, ValueType>([
  ['Basic', 'money'],
  ['#Gross_CTC', 'money'],
  ['#Age', 'number'],
  ['City', 'text'],
  ['Joined', 'date'],
  ['Left', 'date'],
  ['Remote', 'truth'],
]);
const VALUES: Record<string, Value> = {
  Basic: 40_000,
  '#Gross_CTC': 1_200_000,
  '#Age': 34,
  City: 'Mumbai',
  Joined: '2024-02-29',
  Left: null,
  Remote: false,
};

function compute(source: string, values: Record<string, Value> = {}): Value {
  const read = (name: string) => ({ ...VALUES, ...values })[name] ?? null;
  return compileExpression(source, NAMES).compute({ read, today: '2026-03-01' });
}

/** What is said of a source that does not compile: the code, where, and what stands there. */
function complaint(source: string): readonly [string, number, string] {
  try {
    compileExpression(source, NAMES);
  } catch (error) {
    if (error instanceof ExpressionError) return [error.code, error.at, error.found];
    throw error;
  }
  throw new Error(`${source} compiled`);
}

test.each([
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3', 9],
  ['10 - 2 - 3', 5],
  ['-2 * -3', 6],
  ['0.1 + 0.2', 0.3],
  ['Basic * 0.4', 16_000],
  ['#Gross_CTC / 12 - Basic', 60_000],
  ['#Gross_CTC / Basic', 30],
  ['1 / 0', null],
  ['Basic / 0', null],
  ['ROUND(1.005, 2)', 1.01],
  ['ROUND(-1.005, 2)', -1.01],
  ['ROUND(1234.5, 9)', null],
  ['MIN(Basic, 5000)', 5_000],
  ['MAX(1, 7, 3)', 7],
])('computes %s', (source, expected) => {
  expect(compute(source)).toBe(expected);
});

test.each([
  ['IF(#Age >= 18, 1, 0)', 1],
  ['if(City in ("Pune", "Delhi"), 0.5, 0.4)', 0.4],
  ['City = "Mumbai" and not Remote', true],
  ['Remote or #Age > 40', false],
  ['#Age > 30 and #Age < 40 or Remote', true],
  ['City <> "Pune"', true],
  ['Remote = false', true],
])('decides %s', (source, expected) => {
  expect(compute(source)).toBe(expected);
});

test.each([
  ['Joined + 1', '2024-03-01'],
  ['Joined - 29', '2024-01-31'],
  ['TODAY() - Joined', 731],
  ['DAYS(Joined, TODAY())', 731],
  ['YEARS(Joined, TODAY())', 2],
  ['YEARS(Joined, "28-Feb-2026")', 1],
  ['Joined > "05-Mar-2020"', true],
  ['"05-Mar-2020" < Joined', true],
  ['Joined in ("29-Feb-2024", "01-Mar-2024")', true],
  ['Joined + 9999999', null],
])('counts days in %s', (source, expected) => {
  expect(compute(source)).toBe(expected);
});

test.each([
  ['Left + 1', null],
  ['Left > Joined', false],
  ['Left = Joined', false],
  ['ISEMPTY(Left)', true],
  ['ISEMPTY(Joined)', false],
  ['IF(Left > Joined, 1, 2)', 2],
  ['MAX(Basic, #Gross_CTC)', 1_200_000],
  ['YEARS(Joined, Left)', null],
])('takes what is not answered as no value in %s', (source, expected) => {
  expect(compute(source)).toBe(expected);
});

test.each<[string, readonly [string, number, string]]>([
  ['1 +', ['unexpected_end', 3, '']],
  ['1 2', ['unexpected', 2, '2']],
  ['(1', ['unexpected_end', 2, '']],
  ['Basic ; 1', ['unexpected_character', 6, ';']],
  ['City = "Pune', ['open_text', 7, '"']],
  ['Salary * 2', ['unknown_name', 0, 'Salary']],
  ['EVAL(1)', ['unknown_function', 0, 'EVAL']],
  ['toString(1)', ['unknown_function', 0, 'TOSTRING']],
  ['IF(Remote, 1)', ['wrong_count', 0, '']],
  ['MIN()', ['wrong_count', 0, '']],
  ['Basic + City', ['wrong_type', 8, 'text']],
  ['Basic + #Age', ['wrong_type', 8, 'number']],
  ['Basic * Basic', ['wrong_type', 8, 'money']],
  ['Joined + Joined', ['wrong_type', 0, 'date']],
  ['Joined > "31-Feb-2025"', ['wrong_type', 9, 'text']],
  ['IF(1, 2, 3)', ['wrong_type', 3, 'number']],
  ['IF(Remote, 1, "a")', ['wrong_type', 14, 'text']],
  ['Remote > false', ['wrong_type', 0, 'truth']],
  ['not City', ['wrong_type', 4, 'text']],
  ['and', ['unexpected', 0, 'and']],
  ['', ['unexpected_end', 0, '']],
])('says where %s does not fit', (source, expected) => {
  expect(complaint(source)).toEqual(expected);
});

test('refuses what is too long or nested too deep', () => {
  expect(complaint(`${'1+'.repeat(1_000)}1`)[0]).toBe('too_long');
  expect(complaint(`${'('.repeat(33)}1${')'.repeat(33)}`)[0]).toBe('too_deep');
  expect(complaint(`${'-'.repeat(33)}1`)[0]).toBe('too_deep');
  expect(compute(`${'1+'.repeat(999)}1`)).toBe(1_000);
});

test('names what an expression reads, each once', () => {
  expect(compileExpression('IF(City = "Pune", Basic, Basic * 2)', NAMES).uses).toEqual(['City', 'Basic']);
});

test('knows the type of what comes out', () => {
  const typeOf = (source: string) => compileExpression(source, NAMES).type;
  expect(
    ['1', 'Basic * 2', 'Basic / Basic', 'Joined + 1', 'City', 'Remote', 'IF(Remote, 5, Basic)'].map(typeOf),
  ).toEqual(['number', 'money', 'number', 'date', 'text', 'truth', 'money']);
});

test('reads no name but those it was given, whatever they are called', () => {
  expect(complaint('constructor')[0]).toBe('unknown_name');
  expect(complaint('__proto__')[0]).toBe('unknown_name');
});
