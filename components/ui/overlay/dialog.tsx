'use client';

import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { afterPaint } from '../feedback/after-paint';

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
  'enter-fade m-auto w-[min(28rem,calc(100vw-2rem))] rounded-lg bg-surface-raised text-left font-normal shadow-float backdrop:bg-backdrop';

/**
 * A modal built on the browser's own, which keeps focus inside, closes on Escape and gives focus back, without a style
 * element that the content security policy would have to let in.
 */
export function Dialog({ isOpen, onClose, title, children, classes = centred, isTitleHidden = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const isEndReported = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // A modal makes the browser look at the whole page anew, which a press should not have to wait for.
    if (isOpen && !dialog.open)
      return afterPaint(() => {
        dialog.showModal();
        // What asked for the focus while it was hidden did not get it.
        dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
      });
    if (isOpen || !dialog.open) return;
    isEndReported.current = true;
    dialog.close();
  }, [isOpen]);

  // One that is taken out of the page while it is open would keep the focus that it owes.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (!dialog?.open) return;
      isEndReported.current = true;
      dialog.close();
    };
  }, []);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      // One that opens out of this one tells of its end here as well, and so does the field of a file.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // The browser tells of an end some time after it, when what was closed from here may be open anew.
      onClose={(event) => {
        if (event.target !== event.currentTarget) return;
        if (!isEndReported.current) onClose();
        isEndReported.current = false;
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={classes}
    >
      {isOpen && (
        <div className={classes === centred ? 'p-6' : undefined}>
          <h2 id={titleId} className={isTitleHidden ? 'sr-only' : 'text-lg font-semibold'}>
            {title}
          </h2>
          {children}
        </div>
      )}
    </dialog>
  );
}
