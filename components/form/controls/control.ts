import type { ComponentType } from 'react';
import type { Answers, FormField } from '@/lib/contract/platform/form/field';
import type { FieldView } from '../store/field-view';

/** What the one control of a field takes, or the first of several. */
export interface ControlAttributes {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
  readonly 'aria-required': boolean;
  readonly disabled: boolean;
  readonly autoFocus: boolean;
}

export interface ControlProps {
  readonly field: FormField;
  readonly view: FieldView;
  readonly label: string;
  readonly attributes: ControlAttributes;
  /** Also with what else the answer gives. */
  readonly onAnswer: (answer: string, fills?: Answers) => void;
}

export interface ControlKind {
  readonly Control: ComponentType<ControlProps>;
  /** Of several inputs, which a fieldset names. */
  readonly isGroup: boolean;
}
