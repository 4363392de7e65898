import type { FormField } from '@/lib/contract/platform/form/field';

/** A plain text field, but for what is said; its code and key are its label without spaces. */
export function field(label: string, settings: Partial<FormField> = {}): FormField {
  const code = label.replaceAll(' ', '');
  return {
    code,
    key: code,
    label,
    type: 'text',
    group: { code: 'G1', label: 'Group' },
    order: 1,
    notes: '',
    isMandatory: false,
    isEnabled: true,
    isReadOnly: false,
    isShown: true,
    isColumn: false,
    isSecret: false,
    minLength: null,
    maxLength: null,
    patterns: [],
    isAboveZero: false,
    enables: [],
    labelledBy: null,
    choicesOf: null,
    empties: [],
    formula: null,
    ...settings,
  };
}

/** While the field has one of these answers, those fields are enabled. */
export const enabling = (answers: readonly string[], fields: readonly string[], groups: readonly string[] = []) => ({
  enables: [{ answers, fields, groups }],
});
