import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog';

/** Each with the kind of thing filled in, such as 'Saved reply'. */
export interface DeleteWords {
  readonly title: string;
  readonly question: string;
  readonly deleting: string;
  readonly delete: string;
  readonly cancel: string;
}

interface DeleteDialogProps {
  readonly isOpen: boolean;
  readonly words: DeleteWords;
  readonly isBusy: boolean;
  readonly onDelete: () => void;
  readonly onCancel: () => void;
  /** What else there is to say: what it is, or that it could not be deleted. */
  readonly children?: ReactNode;
}

/** FVIEW-09 to FVIEW-14: asks before something is deleted for good. */
export function DeleteDialog({ isOpen, words, isBusy, onDelete, onCancel, children }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={words.title}
      confirmText={words.delete}
      cancelText={words.cancel}
      onConfirm={onDelete}
      onCancel={onCancel}
      isBusy={isBusy}
      busyText={words.deleting}
      isDangerous
    >
      <p>{words.question}</p>
      {children}
    </ConfirmDialog>
  );
}
