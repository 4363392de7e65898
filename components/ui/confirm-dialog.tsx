'use client';

import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmText: string;
  readonly cancelText: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly isBusy?: boolean;
}

/** Asks before something that is hard to take back. The way out comes first, so that Enter alone undoes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmText, cancelText, onConfirm, onCancel, isBusy = false } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} title={title}>
      <div className="mt-2 text-base text-muted">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="secondary" type="button" onClick={onCancel}>
          {cancelText}
        </Button>
        <Button type="button" isBusy={isBusy} onClick={onConfirm}>
          {confirmText}
        </Button>
      </div>
    </Dialog>
  );
}
