import type { ValueType } from '../expressions/expression';

/** The 11 types of a profile section (FORM-02 to 12) and the 21 of other server-described forms (FENG-01 to 21), as one set. */
export const FIELD_TYPES = [
  'text',
  'email',
  'number',
  'textarea',
  'password',
  'date',
  'datetime',
  'time',
  'MonthYear',
  'select',
  'gselect',
  'mselect',
  'othselect',
  'radio',
  'checkbox',
  'switch',
  'rating',
  'locator',
  'ilocator',
  'memplist',
  'banklocator',
  'editor',
  'formula',
  'label',
  'file',
  'upload',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** What the text of an answer has to be like. */
export const PATTERNS = ['email', 'digits', 'letters', 'passport', 'pan'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Which fields are enabled while the field that says so has one of these answers. */
export interface Enabling {
  readonly answers: readonly string[];
  readonly fields: readonly string[];
  readonly groups: readonly string[];
}

/**
 * One field of a form that the HR API describes. A label is written in the reader's language; answers are texts, as the wire has them:
 * several choices with commas between them, dates as `05-Mar-2025`.
 */
export interface FormField {
  readonly code: string;
  /** Under which its answer stands among the values. */
  readonly key: string;
  readonly label: string;
  readonly type: FieldType;
  readonly group: { readonly code: string; readonly label: string };
  readonly order: number;
  readonly notes: string;
  readonly isMandatory: boolean;
  /** Off: nobody answers it, whatever other answers say. */
  readonly isEnabled: boolean;
  /** Shown with its answer, which cannot be changed here. */
  readonly isReadOnly: boolean;
  /** Not on one's own profile, where EmpShow is off; the HR API leaves out what nobody may see. */
  readonly isShown: boolean;
  /** A column of the list of a section with several rows. */
  readonly isColumn: boolean;
  /** Its answer is sealed: a reader has its last signs at most, and no draft keeps it. */
  readonly isSecret: boolean;
  /** In characters. */
  readonly minLength: number | null;
  readonly maxLength: number | null;
  readonly patterns: readonly Pattern[];
  readonly isAboveZero: boolean;
  readonly enables: readonly Enabling[];
  /** The field whose chosen option is this one's label. */
  readonly labelledBy: string | null;
  /** The field whose answer decides which options this one offers; another answer there empties this one. */
  readonly choicesOf: string | null;
  /** Fields that are emptied when this one gets another answer, beside those whose choices it decides. */
  readonly empties: readonly string[];
  readonly formula: string | null;
}

export interface FieldOption {
  readonly value: string;
  readonly label: string;
  /** The answer of `choicesOf` for which it is offered; null for each. */
  readonly parent: string | null;
  /** The heading under which a grouped list (`gselect`) offers it. */
  readonly group?: string;
  /** What choosing it answers beside, by the keys of the fields: the branch and address of a bank (FORM-30). */
  readonly fills?: Answers;
}

/** The answers of a form by the keys of its fields. */
export type Answers = Readonly<Record<string, string>>;

const VALUE_TYPES: Partial<Record<FieldType, ValueType>> = {
  number: 'number',
  rating: 'number',
  date: 'date',
  switch: 'truth',
};

/** As what a formula reads the answer. */
export function valueTypeOf({ type, patterns, formula }: Pick<FormField, 'type' | 'patterns' | 'formula'>): ValueType {
  if (type === 'text' && patterns.includes('digits')) return 'number';
  return formula === null ? (VALUE_TYPES[type] ?? 'text') : 'number';
}
