import Link from 'next/link';
import type { ReactNode } from 'react';
import { withBasePath } from '@/lib/links/links';

interface RowNameProps {
  readonly href: `/${string}` | null;
  /** Whether the table opens it itself. */
  readonly canOpen: boolean;
  readonly isStop: boolean;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

/** Below the titles, where a table scrolls under them. */
const nameClasses = 'scroll-mt-16 rounded-sm text-left text-accent-text wrap-anywhere hover:underline';

/** What a row is called; where it can be opened, the link or button that does. The table listens for what opens here. */
export function RowName({ href, canOpen, isStop, isCurrent, children }: RowNameProps) {
  const attributes = {
    'data-open': '',
    'aria-current': isCurrent || undefined,
    tabIndex: isStop ? 0 : -1,
    className: nameClasses,
  };
  if (href !== null && !canOpen)
    return (
      <Link {...attributes} href={href} prefetch={false}>
        {children}
      </Link>
    );
  if (href !== null)
    return (
      <a {...attributes} href={withBasePath(href)}>
        {children}
      </a>
    );
  return canOpen ? (
    <button {...attributes} type="button">
      {children}
    </button>
  ) : (
    children
  );
}
