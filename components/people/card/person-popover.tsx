import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { useAnchored } from '@/components/ui/overlay/anchored/use-anchored';
import type { ChipPerson } from '../chip-person';
import { PersonCard } from './person-card';

interface PersonPopoverProps {
  readonly person: ChipPerson;
  readonly anchor: RefObject<HTMLElement | null>;
  /** Whether it was asked for, so that the focus goes there. */
  readonly hasFocus: boolean;
  readonly onClose: () => void;
  /** Hears that the person can no longer be shown. */
  readonly onGone: () => void;
}

/** The card of a person over all else: beside their name, on a phone a sheet at the bottom. */
export function PersonPopover({ person, anchor, hasFocus, onClose, onGone }: PersonPopoverProps) {
  const ref = useRef<HTMLSpanElement>(null);

  useAnchored(ref, anchor, { selector: 'a' });

  useLayoutEffect(() => {
    if (hasFocus) ref.current?.focus({ preventScroll: true });
  }, [hasFocus]);

  const closeAfterChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, [data-closes]')) onClose();
  };
  return (
    <span
      ref={ref}
      popover="manual"
      role="dialog"
      aria-label={person.name}
      tabIndex={-1}
      onClick={closeAfterChoice}
      className="enter-from-below fixed inset-auto inset-x-0 bottom-0 m-0 w-auto max-w-none overflow-y-auto rounded-t-lg bg-surface-raised p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-left text-sm font-normal whitespace-normal text-ink shadow-float outline-none md:enter-fade md:inset-auto md:top-(--y) md:left-(--x) md:w-80 md:rounded-lg md:p-4 print:hidden"
    >
      <PersonCard person={person} onGone={onGone} />
    </span>
  );
}
