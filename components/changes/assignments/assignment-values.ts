import type { ReplyFor } from '@/lib/contract/all';
import type { AssignmentForm } from '@/lib/contract/changes/assignments';
import { ASSIGNMENT_FIELDS, type AssignmentField, type ChangeMode } from '@/lib/contract/changes/change-rules';
import type { FieldErrors } from '@/lib/client/form/field-errors';
import type { Translate } from '@/lib/i18n/message-key';
import { checkEffectiveFrom, checkJustification } from '../form/check-fields';

export type AssignmentRow = ReplyFor<'listAssignments'>[number];
export type AssignmentChoices = ReplyFor<'listAssignmentChoices'>;

type Codes = Readonly<Record<AssignmentField, string>>;

/** Where somebody works, as the form has it: an empty code stays as it is. */
export interface AssignmentValues extends Codes {
  readonly EffectiveFrom: string;
  readonly Justification: string;
  /** How far each changed part goes, where others are to come. */
  readonly Modes: Readonly<Partial<Record<AssignmentField, ChangeMode>>>;
}

const codesOf = (row: AssignmentRow | null): Codes =>
  Object.fromEntries(ASSIGNMENT_FIELDS.map((field) => [field, row?.[field] ?? ''])) as Codes;

/** A row that is edited, or a new one, which begins with nothing changed. */
export const valuesOf = (row: AssignmentRow | null): AssignmentValues => ({
  EffectiveFrom: row?.EffectiveFrom ?? '',
  ...codesOf(row),
  Justification: row?.Justification ?? '',
  Modes: {},
});

export const checkAssignment = (
  t: Translate<'changes.form'>,
  { EffectiveFrom, Justification }: AssignmentValues,
): FieldErrors<AssignmentValues> => ({
  EffectiveFrom: checkEffectiveFrom(t, EffectiveFrom),
  Justification: checkJustification(t, Justification, true),
});

/** What is sent. */
export const requestOf = (
  { EffectiveFrom, Justification, Modes, ...codes }: AssignmentValues,
  row: { readonly ChillCode: string; readonly AssignmentCode: string; readonly Version: string },
): AssignmentForm => ({ ...row, EffectiveFrom, ...codes, Justification: Justification.trim(), Modes });

/** What there is to choose of each part. */
export const optionsOf = (
  choices: AssignmentChoices | undefined,
): Readonly<Record<AssignmentField, readonly Option[]>> => ({
  BusinessCode: choices?.Businesses ?? [],
  CompanyCode: choices?.Companies ?? [],
  UnitCode: choices?.Units.map(({ Code, Name, Depth }) => ({ Code, Name: `${'\u2003'.repeat(Depth)}${Name}` })) ?? [],
  LocationCode: choices?.Locations ?? [],
  LevelCode: choices?.Levels ?? [],
});

interface Option {
  readonly Code: string;
  readonly Name: string;
}
