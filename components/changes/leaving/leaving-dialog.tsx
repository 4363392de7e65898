'use client';

import { useRouter } from 'next/navigation';
import { useMessages } from '@/lib/i18n/use-messages';
import { employmentPage, JOB_STATUS_PAGE } from '../change-pages';
import { ChangeDialog } from '../form/change-dialog';
import type { FormSubject, Saved } from '../form/use-change-form';
import { LeavingForm } from './leaving-form';
import type { EmploymentRow, LeavingReason } from './leaving-values';

interface LeavingDialogProps {
  readonly subject: FormSubject;
  readonly reasons: readonly LeavingReason[];
  /** The employment whose last day is planned; null where none is. */
  readonly row: EmploymentRow | null;
  readonly hasBegun: boolean;
}

const isGone = (saved: Saved) => 'IsGone' in saved && saved.IsGone;

/** A last day, or one that is moved, at an address of its own. */
export function LeavingDialog(props: LeavingDialogProps) {
  const t = useMessages('leaving');
  const router = useRouter();
  const title = props.row ? t('move') : t('letLeave');
  return (
    <ChangeDialog title={title} about={props.subject.name} page={employmentPage(props.subject.ChillCode)}>
      {({ close, closeSaved }) => (
        <LeavingForm
          {...props}
          label={title}
          onCancel={close}
          // Of whoever is gone there is no page to come back to.
          onSaved={(saved) => (isGone(saved) ? router.replace(JOB_STATUS_PAGE) : closeSaved())}
        />
      )}
    </ChangeDialog>
  );
}
