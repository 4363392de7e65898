import { isoDate } from '@/lib/typed/wire-days';
import { useMessages } from '@/lib/i18n/use-messages';
import { useChangeForm, type FormSubject, type Saved } from '../form/use-change-form';
import { usePreview } from '../preview/use-preview';
import { checkLeaving, requestOf, valuesOf, type EmploymentRow, type LeavingReason } from './leaving-values';

export interface LeavingFormOptions {
  readonly subject: FormSubject;
  readonly reasons: readonly LeavingReason[];
  /** The employment whose last day is planned; null where none is. */
  readonly row: EmploymentRow | null;
  /** The first day has come, so that it can be said that somebody did not. */
  readonly hasBegun: boolean;
  readonly onSaved: (saved: Saved) => unknown;
}

/** The form of a last day with what its save would do. */
export function useLeavingForm({ subject, row, onSaved }: LeavingFormOptions) {
  const t = useMessages('changes.form');
  const tLeaving = useMessages('leaving');
  const { ChillCode } = subject;
  const names = {
    LastDay: tLeaving('lastDay'),
    ReasonCode: tLeaving('reason'),
    Justification: t('justification'),
    NeverCame: tLeaving('neverCame'),
    HandOver: tLeaving('successor'),
  };
  const form = useChangeForm({
    draft: ['leaving', ChillCode],
    initial: valuesOf(row),
    call: 'endEmployment',
    subject,
    names,
    check: (values) => checkLeaving(t, names, values),
    requestOf: (values, Version) => requestOf(values, { ChillCode, Version }),
    onSaved,
  });
  const { values, version } = form;
  const isChanged = values.LastDay !== (row?.EndDate ?? '') || values.ReasonCode !== (row?.ReasonCode ?? '');
  const isSaid = isoDate(values.LastDay) && values.ReasonCode !== '' && isChanged;
  const asked =
    values.NeverCame || isSaid ? { ...requestOf(values, { ChillCode, Version: version }), Justification: '' } : null;
  return { form, names, preview: usePreview('previewLeaving', asked) };
}
