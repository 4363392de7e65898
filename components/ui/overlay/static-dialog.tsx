'use client';

import type { ReactNode } from 'react';
import { useModal } from './load-modal';
import './static-dialog.css';

interface StaticDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What kind of thing it is, above the title. */
  readonly kind?: string;
  /** Keeps to the width at which lines are easily read. */
  readonly isText?: boolean;
  /** Scrolls by itself when there is more of it than room. */
  readonly children: ReactNode;
  /** Always in reach below. */
  readonly footer?: ReactNode;
}

const positionClasses =
  'static-dialog enter-fade m-auto flex w-[min(71rem,calc(100%-4rem))] max-w-none flex-col overflow-hidden rounded-lg bg-surface-raised text-left shadow-float md:max-h-[min(60rem,calc(100dvh-4rem))] max-md:h-dvh max-md:max-h-none max-md:w-full max-md:rounded-none';

/** An extra large modal that closes by its own buttons alone: neither by Escape nor by a press beside it. A whole screen on a phone. */
export function StaticDialog({ isOpen, title, kind, isText = false, children, footer }: StaticDialogProps) {
  const modal = useModal(isOpen);
  if (!isOpen || !modal) return null;
  const { Modal, ModalTitle } = modal;
  const column = isText ? 'mx-auto w-full max-w-3xl' : undefined;
  return (
    <Modal classes={positionClasses}>
      <header className="border-b border-line px-5 py-4 md:px-8 md:py-5">
        <div className={column}>
          {kind && <p className="text-muted">{kind}</p>}
          <ModalTitle data-first-focus tabIndex={-1} className="text-xl leading-7 font-semibold outline-none">
            {title}
          </ModalTitle>
        </div>
      </header>
      <div
        role="group"
        aria-label={title}
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 -outline-offset-2 md:px-8 md:py-6"
      >
        <div className={column}>{children}</div>
      </div>
      {footer && (
        <footer className="border-t border-line bg-surface px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-8 md:py-4">
          <div className={column}>{footer}</div>
        </footer>
      )}
    </Modal>
  );
}
