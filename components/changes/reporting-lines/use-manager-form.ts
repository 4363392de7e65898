import { useMessages } from '@/lib/i18n/use-messages';
import { useChangeForm, type FormSubject, type Saved } from '../form/use-change-form';
import { ANY_JUSTIFICATION } from '../preview/any-justification';
import type { PreviewRequest } from '../preview/preview-data';
import { usePreview } from '../preview/use-preview';
import { checkManager, requestOf, valuesOf, type LineKind, type LineRecord } from './manager-values';

const SAVES = {
  manager: { add: 'addManager', edit: 'editManager' },
  admin_manager: { add: 'addAdminManager', edit: 'editAdminManager' },
} as const;

export interface ManagerFormOptions {
  readonly kind: LineKind;
  readonly subject: FormSubject;
  /** Null for a new one. */
  readonly record: LineRecord | null;
  /** `manjm` or `smanjm`: the change must be justified. */
  readonly isJustified: boolean;
  readonly onSaved: (saved: Saved) => unknown;
}

/** The form of a manager or admin manager with what its save would do. */
export function useManagerForm({ kind, subject, record, isJustified, onSaved }: ManagerFormOptions) {
  const t = useMessages('changes.form');
  const canEditDay = record?.EditField !== 'N';
  const row = { ChillCode: subject.ChillCode, managerKeyCode: record?.managerKeyCode ?? '' };
  const names = {
    EffectiveFrom: t('effectiveFrom'),
    ReportingID: t('managerId'),
    Justification: t('justification'),
    Mode: '',
  };
  const draft = kind === 'manager' ? 'manager' : 'admin-manager';
  const form = useChangeForm({
    draft: record ? [`${draft}-edit`, record.managerKeyCode] : [`${draft}-add`, subject.ChillCode],
    initial: valuesOf(record),
    call: SAVES[kind][record ? 'edit' : 'add'],
    subject,
    names,
    check: (values) => checkManager(t, values, { canEditDay, isJustified }),
    requestOf: (values, Version) => requestOf(values, { ...row, Version }),
    onSaved,
  });

  const { values, version } = form;
  const errors = checkManager(t, { ...values, Justification: ANY_JUSTIFICATION }, { canEditDay, isJustified });
  const isWhole = Object.values(errors).every((error) => !error);
  const asked: PreviewRequest | null = isWhole
    ? { Kind: kind, Form: { ...requestOf(values, { ...row, Version: version }), Justification: ANY_JUSTIFICATION } }
    : null;
  return { form, names, canEditDay, preview: usePreview('previewChange', asked) };
}
