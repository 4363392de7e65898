import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonVariant } from './button-variant';
import { Spinner } from '../feedback/spinner';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** While true the button is disabled, turns, and says `busyText`. */
  readonly isBusy?: boolean;
  readonly busyText?: string;
}

export function Button({
  variant = 'primary',
  isBusy = false,
  busyText,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      disabled={disabled || isBusy}
      aria-busy={isBusy}
      className={clsx(buttonClasses(variant), className)}
    >
      {isBusy && <Spinner />}
      {isBusy && busyText ? busyText : children}
    </button>
  );
}
