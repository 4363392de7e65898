import type { ReplyFor } from '@/lib/contract/all';
import type { ManagerForm } from '@/lib/contract/changes/reporting-lines';
import type { ChangeMode } from '@/lib/contract/changes/change-rules';
import type { FieldErrors } from '@/lib/client/form/field-errors';
import type { Translate } from '@/lib/i18n/message-key';
import { checkEffectiveFrom, checkJustification } from '../form/check-fields';
import { NO_LEADER, type Leader } from '../leader/leader-picker';

export type LineRecord = ReplyFor<'getManagerLine'>;

/** The two lines that are changed here. */
export type LineKind = 'manager' | 'admin_manager';

/** MGRC-07: a manager as the form has it. */
export interface ManagerValues {
  readonly EffectiveFrom: string;
  readonly ReportingID: Leader;
  readonly Justification: string;
  readonly Mode: ChangeMode | '';
}

/** MGRC-08, MGRC-09. */
export const valuesOf = (record: LineRecord | null): ManagerValues => ({
  EffectiveFrom: record?.EffectiveFrom ?? '',
  ReportingID: record
    ? { ReportingID: record.ReportingID, name: record.ReportingName || record.ReportingID, hasPhoto: record.HasPhoto }
    : NO_LEADER,
  Justification: record?.Justification ?? '',
  Mode: '',
});

/** MGRC-11 to MGRC-14, AMGR-05, AMGR-07. */
export const checkManager = (
  t: Translate<'changes.form'>,
  values: ManagerValues,
  { canEditDay, isJustified }: { readonly canEditDay: boolean; readonly isJustified: boolean },
): FieldErrors<ManagerValues> => ({
  EffectiveFrom: canEditDay ? checkEffectiveFrom(t, values.EffectiveFrom) : null,
  ReportingID: values.ReportingID.ReportingID === '' ? t('required', { name: t('managerId') }) : null,
  Justification: checkJustification(t, values.Justification, isJustified),
});

/** MGRC-18: what is sent. */
export const requestOf = (
  values: ManagerValues,
  row: { readonly ChillCode: string; readonly managerKeyCode: string; readonly Version: string },
): ManagerForm => ({
  ...row,
  EffectiveFrom: values.EffectiveFrom,
  ReportingID: values.ReportingID.ReportingID,
  Justification: values.Justification.trim(),
  Mode: values.Mode,
});
