import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import { menuRowClasses } from './menu-link';

interface MenuFoldProps {
  readonly title: ReactNode;
  /** Opens it. From then on it is the person's: nothing closes it but they. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A part of the menu under a title that folds it away; folded, it tells whether the current page is in it. */
export function MenuFold({ title, isOpen, children }: MenuFoldProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <details open={wasOpened}>
      <summary
        className={clsx(
          menuRowClasses,
          'justify-between gap-2 [details:not([open]):has([aria-current=page])>&]:font-medium [details:not([open]):has([aria-current=page])>&]:text-accent-text',
        )}
      >
        {title}
        <ChevronDownIcon className="size-4 text-muted transition-transform duration-150 [details:not([open])>summary>&]:-rotate-90" />
      </summary>
      {children}
    </details>
  );
}
