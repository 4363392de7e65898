import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/**
 * One of some by the browser's own list, which is open where several can be chosen. Sixteen pixels on a phone, where a smaller text would
 * make the page zoom in.
 */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <select
      {...rest}
      className={clsx(
        'block min-h-11 w-full min-w-0 rounded border border-line-strong bg-surface py-2 pl-3 text-base text-ellipsis outline-offset-0 transition-colors duration-150 disabled:opacity-70 aria-invalid:border-danger aria-invalid:outline-danger md:text-sm',
        rest.multiple ? 'h-auto overflow-y-auto pr-3' : 'select-arrow pr-9',
        className,
      )}
    />
  );
}
