import { useState } from 'react';
import { isoDate } from '@/lib/typed/wire-days';
import { useMessages } from '@/lib/i18n/use-messages';
import { useChangeForm, type FormSubject, type Saved } from '../form/use-change-form';
import { usePreview } from '../preview/use-preview';
import {
  checkLeaving,
  requestOf,
  valuesOf,
  type EmploymentRow,
  type LeavingReason,
  type LeavingValues,
} from './leaving-values';

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
  const { ChillCode, name } = subject;
  // A draft may say so of somebody who has come since: it counts once it is ticked here.
  const [isTicked, setIsTicked] = useState(false);
  const counted = (values: LeavingValues) => ({ ...values, NeverCame: isTicked && values.NeverCame });
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
    check: (values) => checkLeaving(t, names, counted(values)),
    requestOf: (values, Version) => requestOf(counted(values), { ChillCode, Version }),
    savedText: ({ ChangeCode }) => {
      // Nothing is on record of an employment that was removed, whatever the preview said.
      if (values.NeverCame && ChangeCode === '') return tLeaving('removed', { name });
      return values.NeverCame ? tLeaving('neverBeganOf', { name }) : t('saved');
    },
    onSaved,
  });
  const values = counted(form.values);
  const { version } = form;
  const isChanged = values.LastDay !== (row?.EndDate ?? '') || values.ReasonCode !== (row?.ReasonCode ?? '');
  const isSaid = isoDate(values.LastDay) && values.ReasonCode !== '' && isChanged;
  const asked =
    values.NeverCame || isSaid ? { ...requestOf(values, { ChillCode, Version: version }), Justification: '' } : null;
  const preview = usePreview('previewLeaving', asked);
  const outcome = preview.isStale ? '' : (preview.preview?.NeverCame ?? '');
  const isRemoval = values.NeverCame && outcome === 'removed';
  return {
    form: { ...form, values },
    names,
    preview,
    /** Whether it is shown what a save does, where that cuts deepest. */
    canSave: !values.NeverCame || outcome !== '',
    isRemoval,
    tickNeverCame: (NeverCame: boolean) => {
      setIsTicked(NeverCame);
      form.change({ NeverCame });
    },
  };
}
