'use client';

import { useMessages } from '@/lib/i18n/use-messages';
import { managersPage } from '../change-pages';
import { ChangeDialog } from '../form/change-dialog';
import type { FormSubject } from '../form/use-change-form';
import { lineTitle } from './line-title';
import { ManagerForm } from './manager-form';
import type { LineKind, LineRecord } from './manager-values';

interface ManagerDialogProps {
  readonly kind: LineKind;
  readonly subject: FormSubject;
  /** Null for a new one. */
  readonly record: LineRecord | null;
  readonly isJustified: boolean;
}

/** MGRC-03, MGRC-04, AMGR-01, AMGR-02. */
export function ManagerDialog(props: ManagerDialogProps) {
  const t = useMessages('changes.lines');
  const title = lineTitle(t, props.kind, props.record === null);
  return (
    <ChangeDialog title={title} about={props.subject.name} page={managersPage(props.subject.ChillCode)}>
      {({ close, closeSaved }) => <ManagerForm {...props} label={title} onCancel={close} onSaved={closeSaved} />}
    </ChangeDialog>
  );
}
