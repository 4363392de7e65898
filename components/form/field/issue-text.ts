import type { FormField } from '@/lib/contract/platform/form/field';
import type { Translate } from '@/lib/i18n/message-key';
import { labelInText } from './label-in-text';

/** VALD-02 to 24: what a person reads of a broken rule. What the HR API names otherwise is not valid. */
export function issueText(t: Translate<'form'>, issue: string, label: string, field: FormField): string {
  const isNamed = label.trim() !== '';
  const name = labelInText(t, label);
  const { minLength: min, maxLength: max, type } = field;
  switch (issue) {
    case 'required':
      return isNamed ? t('issue.required', { name }) : t('issue.requiredUnnamed');
    case 'too_short':
      if (isNamed && min !== null) return t('issue.tooShort', { name, min });
      return min === null ? t('issue.input') : t('issue.length', { n: min });
    case 'too_long':
      return isNamed && max !== null ? t('issue.tooLong', { name, max }) : t('issue.tooLongUnnamed');
    case 'email':
      return t(field.patterns.includes('email') ? 'issue.email' : 'issue.address');
    case 'digits':
    case 'letters':
      return isNamed ? t(`issue.${issue}`, { name }) : t('issue.input');
    case 'passport':
    case 'pan':
      return t(`issue.${issue}`);
    default:
      if (type === 'date' || type === 'datetime' || type === 'MonthYear') return t('issue.date');
      return isNamed ? t('issue.invalid', { name }) : t('issue.invalidUnnamed');
  }
}
