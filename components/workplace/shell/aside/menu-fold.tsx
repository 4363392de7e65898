import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '@/components/ui/icons/icons';

interface MenuFoldProps {
  readonly title: ReactNode;
  /** Classes of the title. */
  readonly classes: string;
  /** Whether it starts open; from then on it is the person's. */
  readonly isOpen?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the menu under a title that folds it away. */
export function MenuFold({ title, classes, isOpen = false, className, children }: MenuFoldProps) {
  return (
    <details open={isOpen} className={className}>
      <summary
        className={clsx(
          'flex min-h-11 items-center justify-between gap-2 rounded px-3 py-1.5 transition-colors duration-150 hover:bg-hover md:min-h-9',
          classes,
        )}
      >
        {title}
        <ChevronDownIcon className="size-4 text-muted transition-transform duration-150 [details:not([open])>summary>&]:-rotate-90" />
      </summary>
      {children}
    </details>
  );
}
