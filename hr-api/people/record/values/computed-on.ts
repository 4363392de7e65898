import { Form } from '../../../../lib/contract/platform/form/form';
import type { CalendarDate } from '../../../platform/dates';
import { planOf, type Section } from '../sections/sections';
import type { AnswersByCode } from './changes';

const ASKS_FOR_THE_DAY = /\btoday\s*\(/i;

/**
 * What a row says on a day, where formulas of its section ask for the day, as an age does: what was kept of them is of the day on
 * which it was saved.
 */
export function computedOn(section: Section, answers: AnswersByCode, day: CalendarDate): AnswersByCode {
  const formulas = section.definition.fields.filter(({ type }) => type === 'formula');
  if (!formulas.some(({ formula }) => ASKS_FOR_THE_DAY.test(formula ?? ''))) return answers;
  const plan = planOf(section);
  const byKey = Object.fromEntries(plan.fields.map(({ code, key }) => [key, answers[code] ?? '']));
  const form = new Form(plan, byKey, { today: day });
  return { ...answers, ...Object.fromEntries(formulas.map(({ code }) => [code, form.effective(code)])) };
}
