import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { iconButtonClasses } from './icon-button-classes';

interface ToolButtonProps {
  readonly label: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Stays focusable at the end of its way, so that the keyboard does not fall off. */
export function ToolButton({ label, isOff = false, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
      className={clsx(iconButtonClasses, 'aria-disabled:opacity-40')}
    >
      {children}
    </button>
  );
}
