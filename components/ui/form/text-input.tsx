import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Sixteen pixels on a phone, where a smaller text would make the page zoom in. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...rest}
      className={clsx(
        'block min-h-11 w-full rounded border border-line-strong bg-surface px-3 py-2 text-base outline-offset-0 transition-colors duration-150 placeholder-shown:text-ellipsis placeholder:text-muted read-only:opacity-70 aria-invalid:border-danger aria-invalid:outline-danger md:text-sm',
        className,
      )}
    />
  );
}
