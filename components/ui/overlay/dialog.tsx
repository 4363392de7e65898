'use client';

import type { ReactNode } from 'react';
import { useModal } from './load-modal';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Classes of its place and size; without them it stands in the middle. */
  readonly classes?: string;
  readonly isTitleHidden?: boolean;
}

const centred =
  'enter-fade m-auto w-[min(28rem,calc(100vw-2rem))] rounded-lg bg-surface-raised p-6 text-left font-normal shadow-float';

/** A modal that closes by Escape, by a press beside it and by the gesture that goes back on a phone. */
export function Dialog({ isOpen, onClose, title, children, classes = centred, isTitleHidden = false }: DialogProps) {
  const modal = useModal(isOpen);
  if (!isOpen || !modal) return null;
  const { Modal, ModalTitle } = modal;
  return (
    <Modal classes={classes} onClose={onClose} onPressBeside={onClose}>
      <ModalTitle className={isTitleHidden ? 'sr-only' : 'text-lg font-semibold'}>{title}</ModalTitle>
      {children}
    </Modal>
  );
}
