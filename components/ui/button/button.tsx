import type { ComponentProps } from 'react';
import { buttonLook, type ButtonLook } from './button-look';
import { Spinner } from '../feedback/spinner';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook;
  /** While true the button is disabled, turns, and says `busyText`. */
  readonly isBusy?: boolean;
  readonly busyText?: string;
}

export function Button({
  look = 'primary',
  isBusy = false,
  busyText,
  disabled,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button {...rest} disabled={disabled || isBusy} aria-busy={isBusy} className={`${buttonLook(look)} ${className}`}>
      {isBusy && <Spinner />}
      {isBusy && busyText ? busyText : children}
    </button>
  );
}
