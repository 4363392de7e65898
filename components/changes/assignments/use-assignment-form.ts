import { useCall } from '@/lib/client/call/use-call';
import { ASSIGNMENT_FIELDS } from '@/lib/contract/changes/change-rules';
import { isoDate } from '@/lib/typed/wire-days';
import { useMessages } from '@/lib/i18n/use-messages';
import { useChangeForm, type FormSubject, type Saved } from '../form/use-change-form';
import { ANY_JUSTIFICATION } from '../preview/any-justification';
import type { PreviewRequest } from '../preview/preview-data';
import { usePreview } from '../preview/use-preview';
import { checkAssignment, requestOf, valuesOf, type AssignmentRow } from './assignment-values';

export interface AssignmentFormOptions {
  readonly subject: FormSubject;
  /** Null for a new one. */
  readonly row: AssignmentRow | null;
  readonly onSaved: (saved: Saved) => unknown;
}

/** The form of a move with what its save would do. */
export function useAssignmentForm({ subject, row, onSaved }: AssignmentFormOptions) {
  const t = useMessages('changes.form');
  const tParts = useMessages('changes.assignment');
  const { ChillCode } = subject;
  const place = { ChillCode, AssignmentCode: row?.ChillKeyCode ?? '' };
  const names = {
    EffectiveFrom: t('effectiveFrom'),
    BusinessCode: tParts('business'),
    CompanyCode: tParts('company'),
    UnitCode: tParts('unit'),
    LocationCode: tParts('location'),
    LevelCode: tParts('level'),
    Justification: t('justification'),
    Modes: '',
  };
  const form = useChangeForm({
    draft: row ? ['assignment-edit', row.ChillKeyCode] : ['assignment-add', ChillCode],
    initial: valuesOf(row),
    call: row ? 'editAssignment' : 'addAssignment',
    subject,
    names,
    check: (values) => checkAssignment(t, values),
    requestOf: (values, Version) => requestOf(values, { ...place, Version }),
    onSaved,
  });

  const { values, version } = form;
  const day = isoDate(values.EffectiveFrom) ? values.EffectiveFrom : '';
  const choices = useCall(
    'listAssignmentChoices',
    { ChillCode, EffectiveFrom: day },
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  const isChanged = ASSIGNMENT_FIELDS.some((field) => values[field] !== (row?.[field] ?? ''));
  const asked: PreviewRequest | null =
    day && (isChanged || row)
      ? {
          Kind: 'assignment',
          Form: { ...requestOf(values, { ...place, Version: version }), Justification: ANY_JUSTIFICATION },
        }
      : null;
  return { form, names, choices, preview: usePreview('previewChange', asked) };
}
