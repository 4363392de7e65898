import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Several lines, which grow with what is typed where the browser can do that. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      className={clsx(
        'block field-sizing-content max-h-80 min-h-28 w-full rounded border border-line-strong bg-surface px-3 py-2 text-base outline-offset-0 transition-colors duration-150 placeholder:text-muted aria-invalid:border-danger md:text-sm',
        className,
      )}
    />
  );
}
