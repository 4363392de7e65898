import { isoDate, wireDate } from '../expressions/days';
import type { Value, ValueType } from '../expressions/expression';

/** What a formula reads of an answer; null for one that is not given or not of its type. */
export function valueOf(answer: string, type: ValueType): Value {
  if (answer === '') return null;
  if (type === 'date') return isoDate(answer);
  if (type === 'truth') return answer === 'Yes';
  if (type === 'text') return answer;
  const number = Number(answer);
  return Number.isNaN(number) ? null : number;
}

export function answerOf(value: Value, type: ValueType): string {
  if (value === null) return '';
  if (type === 'date') return wireDate(value as string);
  if (type === 'truth') return value === true ? 'Yes' : 'No';
  if (typeof value !== 'number') return String(value);
  // 0.1 + 0.2 is 0.3 to whoever reads it.
  return String(type === 'money' ? Math.round(value * 100) / 100 : Number(value.toPrecision(15)));
}

/** FORM-31, FORM-32: several choices are one text with commas between them. */
export const choicesIn = (answer: string): readonly string[] => answer.split(',').filter((choice) => choice !== '');
