'use client';

import { useMessages } from '@/lib/i18n/use-messages';
import { assignmentsPage } from '../change-pages';
import { ChangeDialog } from '../form/change-dialog';
import type { FormSubject } from '../form/use-change-form';
import { AssignmentForm } from './assignment-form';
import type { AssignmentRow } from './assignment-values';

interface AssignmentDialogProps {
  readonly subject: FormSubject;
  /** Null for a new one. */
  readonly row: AssignmentRow | null;
}

/** A move, or one that is edited, at an address of its own. */
export function AssignmentDialog(props: AssignmentDialogProps) {
  const t = useMessages('changes.assignment');
  const title = props.row ? t('edit') : t('add');
  return (
    <ChangeDialog title={title} about={props.subject.name} page={assignmentsPage(props.subject.ChillCode)}>
      {({ close, closeSaved }) => <AssignmentForm {...props} label={title} onCancel={close} onSaved={closeSaved} />}
    </ChangeDialog>
  );
}
