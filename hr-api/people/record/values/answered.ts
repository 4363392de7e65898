import { Form } from '../../../../lib/contract/platform/form/form';
import { issuesOf, type FieldIssue } from '../../../../lib/contract/platform/form/check';
import type { CalendarDate } from '../../../platform/dates';
import type { FieldAccess } from '../rights/access';
import type { AnswersByCode } from './changes';
import { planOf, type Section } from '../sections/sections';

/** What was sent to a section, looked at by its rules. */
export interface Answered {
  /** All that the row says then, by the codes of the fields. */
  readonly answers: AnswersByCode;
  /** Of fields that whoever sends it may change, by their keys. */
  readonly issues: readonly (FieldIssue & { readonly key: string })[];
  /** Keys that were sent and count for nothing: no field of the section, or one that is not theirs to change. */
  readonly unknown: readonly string[];
  readonly refused: readonly string[];
}

const mayChange = (access: FieldAccess | undefined) => access?.access === 'propose' || access?.access === 'edit';

/**
 * What a row says once somebody's answers are put over those from before: what is not sent stays, what another answer disables is
 * empty, formulas are computed anew. `before` and the outcome are by the codes of the fields, `given` by their keys.
 */
export function answered(
  section: Section,
  {
    before,
    given,
    access,
    today,
  }: {
    before: AnswersByCode;
    given: Readonly<Record<string, string>>;
    access: ReadonlyMap<string, FieldAccess>;
    today: CalendarDate;
  },
): Answered {
  const plan = planOf(section);
  const known = Object.keys(given).filter((key) => plan.byKey.has(key));
  const codeOf = (key: string) => plan.byKey.get(key)?.code ?? '';
  const taken = known.filter((key) => mayChange(access.get(codeOf(key))));
  const byKey = Object.fromEntries(plan.fields.map(({ code, key }) => [key, before[code] ?? '']));
  for (const key of taken) byKey[key] = (given[key] ?? '').trim();
  const form = new Form(plan, byKey, { today });
  const answers = { ...before };
  for (const { code, type } of plan.fields) if (type !== 'label') answers[code] = form.effective(code);
  const issues = issuesOf(form, 'answered').filter(({ code }) => mayChange(access.get(code)));
  return {
    answers,
    issues: issues.map((issue) => ({ ...issue, key: plan.byCode.get(issue.code)?.key ?? '' })),
    unknown: Object.keys(given).filter((key) => !plan.byKey.has(key)),
    refused: known.filter((key) => !taken.includes(key) && given[key] !== before[codeOf(key)]),
  };
}
