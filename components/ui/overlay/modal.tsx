import * as RadixDialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { useEffect, useRef, type KeyboardEventHandler, type ReactNode } from 'react';
import { clearSearch } from './clear-search';
import { focusFirst } from './focus-first';
import { useCloseRequest } from './use-close-request';
import { sendEscape, useEscape } from './use-escape';

export interface ModalProps {
  /** Where it stands and how it looks. */
  readonly classes: string;
  /** Escape, and the gesture that goes back on a phone; left out, neither closes it. */
  readonly onClose?: () => void;
  /** A press beside it; left out, it closes nothing. */
  readonly onPressBeside?: () => void;
  readonly onKeyDown?: KeyboardEventHandler;
  readonly hasBackdrop?: boolean;
  /** Among them a `ModalTitle`. */
  readonly children: ReactNode;
}

/** Names the modal that it stands in. */
export const ModalTitle = RadixDialog.Title;

const keepOpen = (event: Event) => event.preventDefault();

/**
 * Everything modal stands on this one, so that Radix knows which is uppermost. The page is locked by the stylesheet and not by
 * Radix's overlay, whose lock makes the browser style the whole page anew (docs/decisions/dialogs.md).
 */
export function Modal({ classes, onClose, onPressBeside, onKeyDown, hasBackdrop = true, children }: ModalProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  useReturnedFocus();
  useCloseRequest(onClose);

  useEscape((event) => {
    const isTaken = event.target instanceof Element && event.target.closest('[data-takes-escape]');
    if (!isTaken && !event.isComposing && !clearSearch(event.target)) onClose?.();
  });

  return (
    <RadixDialog.Root open>
      <RadixDialog.Portal>
        {hasBackdrop && <div className="fixed inset-0 z-50 bg-backdrop" onClick={onPressBeside} />}
        <RadixDialog.Content
          ref={contentRef}
          aria-modal="true"
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (contentRef.current) focusFirst(contentRef.current);
          }}
          onCloseAutoFocus={keepOpen}
          onEscapeKeyDown={sendEscape}
          onInteractOutside={keepOpen}
          className={clsx('modal z-50 outline-none', classes)}
        >
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Gives the focus back in the same turn, so that what the page then does to the focus counts. */
function useReturnedFocus() {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
}
