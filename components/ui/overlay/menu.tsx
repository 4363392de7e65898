'use client';

import { clsx } from 'clsx';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useLightDismiss } from './use-light-dismiss';

interface MenuProps {
  /** What is read out for the control that opens it. */
  readonly label: string;
  readonly trigger: ReactNode;
  readonly triggerClasses: string;
  /** Where the panel stands, as classes. */
  readonly panelClasses: string;
  /** Against what the panel is placed, as classes; left out, against the control. */
  readonly placeClasses?: string;
  /** One or more, under which a walkthrough finds it. */
  readonly name?: string;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/**
 * A disclosure of links and buttons: works without scripts, and closes by itself where they run. It is no ARIA menu, so
 * Tab goes through what it shows. Focus goes back to where it was opened.
 */
export function Menu({
  label,
  trigger,
  triggerClasses,
  panelClasses,
  placeClasses = 'relative',
  name,
  onOpen,
  children,
}: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useLightDismiss(ref);
  const closeAfterChoice = (event: MouseEvent) => {
    const details = ref.current;
    if (!details || !(event.target instanceof Element) || !event.target.closest('a, button')) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={ref}
      data-tour={name}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
      className={placeClasses}
    >
      <summary aria-label={label} className={triggerClasses}>
        {trigger}
      </summary>
      <div
        onClick={closeAfterChoice}
        className={clsx('enter-fade absolute z-40 rounded-lg bg-surface-raised p-1.5 shadow-float', panelClasses)}
      >
        {children}
      </div>
    </details>
  );
}
