import type { Translate } from '@/lib/i18n/message-key';

const ENDS_ITSELF = /[?!:？！：]$/;

/** A field's label within a sentence: one that is a sentence itself, such as a question, stands in quotation marks. */
export const labelInText = (t: Translate<'form'>, label: string): string =>
  ENDS_ITSELF.test(label.trim()) ? t('quoted', { name: label.trim() }) : label;
