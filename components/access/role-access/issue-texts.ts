import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import type { Translate } from '@/lib/i18n/message-key';

const ISSUES = [
  ...(['required', 'unknown', 'doubled', 'held', 'past', 'before_from'] as const),
  ...(['begun', 'no_account', 'client', 'move_held'] as const),
];

/** The texts of a refusal by field. */
export const issueTexts = (t: Translate<'role-access'>, error: unknown) =>
  fieldErrorsOf(error, (message) => {
    const issue = ISSUES.find((known) => known === message);
    return t(`issues.${issue ?? 'required'}`);
  });
