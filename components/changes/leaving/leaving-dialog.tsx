'use client';

import { useMessages } from '@/lib/i18n/use-messages';
import { employmentPage } from '../change-pages';
import { ChangeDialog } from '../form/change-dialog';
import type { FormSubject } from '../form/use-change-form';
import { LeavingForm } from './leaving-form';
import type { EmploymentRow, LeavingReason } from './leaving-values';

interface LeavingDialogProps {
  readonly subject: FormSubject;
  readonly reasons: readonly LeavingReason[];
  /** The employment whose last day is planned; null where none is. */
  readonly row: EmploymentRow | null;
}

/** A last day, or one that is moved, at an address of its own. */
export function LeavingDialog(props: LeavingDialogProps) {
  const t = useMessages('leaving');
  const title = props.row ? t('move') : t('letLeave');
  return (
    <ChangeDialog title={title} about={props.subject.name} page={employmentPage(props.subject.ChillCode)}>
      {({ close, closeSaved }) => <LeavingForm {...props} label={title} onCancel={close} onSaved={closeSaved} />}
    </ChangeDialog>
  );
}
