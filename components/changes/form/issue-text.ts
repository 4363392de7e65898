import { CHANGE_ISSUES, MAX_JUSTIFICATION } from '@/lib/contract/changes/change-rules';
import type { Translate } from '@/lib/i18n/message-key';

/** The label of each field of these forms, by the field. */
export type FieldNames = Readonly<Record<string, string>>;

/** What the HR API refuses at a field, in words; null for what it says of nothing that is shown. */
export function issueText(
  t: Translate<'changes.form'>,
  names: FieldNames,
  message: string,
  field: string,
): string | null {
  const issue = CHANGE_ISSUES.find((known) => known === message);
  const name = names[field];
  if (!issue || name === undefined) return null;
  if (issue === 'required') return field === 'Mode' || field === 'Modes' ? t('modeRequired') : t('required', { name });
  if (issue === 'not_positive') return t('noLength');
  if (issue === 'too_long') return t('tooLong', { name, max: MAX_JUSTIFICATION });
  return issue === 'not_valid' ? t('issues.not_valid', { name }) : t(`issues.${issue}`);
}
