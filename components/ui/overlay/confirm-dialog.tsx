'use client';

import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { DialogButtons } from '../button/dialog-buttons';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmText: string;
  readonly cancelText: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** What goes on cannot be taken back any more: nothing can be pressed, and a spinner turns (FVIEW-12). */
  readonly isBusy?: boolean;
  /** Said in place of the question meanwhile. */
  readonly busyText?: string;
  /** Whether something is lost for good. */
  readonly isDangerous?: boolean;
}

/** Asks before something that is hard to take back. The way out comes first, so that Enter alone undoes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmText, cancelText, onConfirm, onCancel } = props;
  const { isBusy = false, busyText, isDangerous = false } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} title={title}>
      <div role="status" className="mt-2 text-base text-muted">
        {isBusy && busyText ? busyText : children}
      </div>
      <DialogButtons>
        <Button variant="secondary" type="button" disabled={isBusy} onClick={onCancel}>
          {cancelText}
        </Button>
        <Button type="button" variant={isDangerous ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
          {confirmText}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
