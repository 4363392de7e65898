import type { FieldErrors } from '@/lib/client/form/field-errors';
import type { ReplyFor } from '@/lib/contract/all';
import type { LeavingForm } from '@/lib/contract/changes/leaving';
import { isoDate } from '@/lib/typed/wire-days';
import type { Translate } from '@/lib/i18n/message-key';
import { checkJustification } from '../form/check-fields';
import type { Leader } from '../leader/leader-picker';

export type EmploymentRow = ReplyFor<'listEmployments'>[number];
export type LeavingReason = ReplyFor<'listLeavingReasons'>[number];
export type LeavingPreview = ReplyFor<'previewLeaving'>;

export interface LeavingValues {
  readonly LastDay: string;
  readonly ReasonCode: string;
  readonly Justification: string;
  /** Whoever was added never came: there is no last day and no reason. */
  readonly NeverCame: boolean;
  /** Who takes over, by the key of what it is; the leaver's manager where nobody was chosen. */
  readonly HandOver: Readonly<Record<string, Leader>>;
}

/** A last day that is planned already, or a new one. */
export const valuesOf = (row: EmploymentRow | null): LeavingValues => ({
  LastDay: row?.EndDate ?? '',
  ReasonCode: row?.ReasonCode ?? '',
  Justification: row?.Justification ?? '',
  NeverCame: false,
  HandOver: {},
});

export const checkLeaving = (
  t: Translate<'changes.form'>,
  names: { readonly LastDay: string; readonly ReasonCode: string },
  { LastDay, ReasonCode, Justification, NeverCame }: LeavingValues,
): FieldErrors<LeavingValues> => ({
  LastDay: NeverCame || isoDate(LastDay) ? null : t('required', { name: names.LastDay }),
  ReasonCode: NeverCame || ReasonCode !== '' ? null : t('required', { name: names.ReasonCode }),
  Justification: checkJustification(t, Justification, false),
});

/** What is sent. */
export const requestOf = (
  { LastDay, ReasonCode, Justification, HandOver, NeverCame }: LeavingValues,
  person: { readonly ChillCode: string; readonly Version: string },
): LeavingForm => ({
  ...person,
  ...(NeverCame ? { NeverCame } : { LastDay, ReasonCode }),
  Justification: Justification.trim(),
  HandOver: Object.fromEntries(
    Object.entries(HandOver).flatMap(([key, { ReportingID }]) => (ReportingID ? [[key, ReportingID]] : [])),
  ),
});
