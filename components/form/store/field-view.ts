import { ruleBrokenIn } from '@/lib/contract/platform/form/check';
import type { FormField } from '@/lib/contract/platform/form/field';
import type { Form } from '@/lib/contract/platform/form/form';

/** All that a field shows of its state. */
export interface FieldView {
  /** What counts: none while the field is not enabled. */
  readonly answer: string;
  readonly isEnabled: boolean;
  readonly labelAnswer: string;
  readonly parentAnswer: string;
  /** A rule that is broken, once the field was left or sent, or what the HR API has against the answer. */
  readonly issue: string | null;
  /** It was left with an answer that nothing is wrong with. */
  readonly isRight: boolean;
  /** The last signs of a stored secret that stays as it is. */
  readonly masked: string | null;
  /** A stored secret is to be replaced by the answer. */
  readonly isReplaced: boolean;
  /** What somebody else saved here meanwhile. */
  readonly other: string | null;
}

interface FieldWork {
  readonly isTouched: boolean;
  readonly refusal: string | null;
  readonly masked: string | null;
  readonly isReplaced: boolean;
  readonly other: string | null;
}

export function viewOf(form: Form, field: FormField, { isTouched, refusal, ...secret }: FieldWork): FieldView {
  const { isEnabled, labelAnswer, parentAnswer } = form.state(field.code);
  const answer = form.effective(field.code);
  const { masked } = secret;
  const rule = masked === null ? ruleBrokenIn(form, field, 'mandatory') : null;
  const issue = refusal ?? (isTouched ? rule : null);
  const isAnswered = answer.trim() !== '' && masked === null;
  return {
    answer,
    isEnabled,
    labelAnswer,
    parentAnswer,
    issue,
    isRight: isTouched && isAnswered && issue === null && ruleBrokenIn(form, field, 'answered') === null,
    ...secret,
  };
}

export const isSameView = (one: FieldView, other: FieldView): boolean =>
  (Object.keys(one) as (keyof FieldView)[]).every((name) => one[name] === other[name]);
