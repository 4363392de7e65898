import { isoDate } from '../expressions/days';
import type { FormField, Pattern } from './field';
import type { Form } from './form';

export type Rule = 'required' | 'too_short' | 'too_long' | Pattern | 'invalid';

/** What is wrong with an answer: the texts of VALD-02 to 14 are the portal's. */
export interface FieldIssue {
  readonly code: string;
  readonly rule: Rule;
}

const PATTERN: Record<Pattern, RegExp> = {
  email: /^[^\s@<>"]+@[^\s@.<>"]+(\.[^\s@.<>"]+)+$/,
  digits: /^\d+$/,
  letters: /^[\p{L}\p{M}]+(?:[ '’.-]+[\p{L}\p{M}]+)*\.?$/u,
  passport: /^[A-PR-WYa-pr-wy][1-9]\d ?\d{4}[1-9]$/,
  pan: /^[A-Z]{5}\d{4}[A-Z]$/,
};
const NUMBER = /^-?\d{1,15}(\.\d{1,10})?$/;

const length = (text: string) => [...text].length;

/** Types whose answer is typed in as text, whose length therefore counts. */
const WRITTEN: ReadonlySet<FormField['type']> = new Set([
  'text',
  'email',
  'number',
  'textarea',
  'password',
  'othselect',
]);

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What the answers of a type look like, where not every text is one. */
const FORMS: Partial<Record<FormField['type'], (answer: string) => boolean>> = {
  number: (answer) => NUMBER.test(answer),
  date: (answer) => isoDate(answer) !== null,
  datetime: (answer) => isoDate(answer.slice(0, 11)) !== null && answer[11] === ' ' && TIME.test(answer.slice(12)),
  time: (answer) => TIME.test(answer),
  MonthYear: (answer) => isoDate(`01-${answer}`) !== null,
  rating: (answer) => /^[1-5]$/.test(answer),
  switch: (answer) => answer === 'Yes' || answer === 'No',
};

/** Which rule of a field an answer breaks, if any. */
export function brokenRule(
  { type, minLength, maxLength, patterns, isAboveZero }: FormField,
  answer: string,
): Rule | null {
  if (WRITTEN.has(type)) {
    if (minLength !== null && length(answer) < minLength) return 'too_short';
    if (maxLength !== null && length(answer) > maxLength) return 'too_long';
  }
  const broken = (type === 'email' ? (['email', ...patterns] as const) : patterns).find(
    (one) => !PATTERN[one].test(answer),
  );
  if (broken) return broken;
  if (isAboveZero && !(Number(answer) > 0)) return 'invalid';
  return FORMS[type]?.(answer) === false ? 'invalid' : null;
}

/** What is wrong with the answer of one field, as the form stands. */
export function ruleBrokenIn(form: Form, field: FormField, scope: 'mandatory' | 'answered'): Rule | null {
  const { code, key, isMandatory, isReadOnly, isShown, type } = field;
  const isAnswerable = key !== '' && isShown && !isReadOnly && form.state(code).isEnabled;
  if (!isAnswerable || type === 'label' || type === 'formula') return null;
  const answer = form.effective(code).trim();
  if (answer === '') return isMandatory ? 'required' : null;
  return isMandatory || scope === 'answered' ? brokenRule(field, answer) : null;
}

/**
 * What is wrong with the answers of a form, the first rule for each field in the order of the form. The browser looks at `mandatory` fields
 * alone (VALD-01), the HR API at every one that has an answer too (C35).
 */
export function issuesOf(form: Form, scope: 'mandatory' | 'answered'): FieldIssue[] {
  return form.plan.fields.flatMap((field) => {
    const rule = ruleBrokenIn(form, field, scope);
    return rule ? [{ code: field.code, rule }] : [];
  });
}
