import { clsx } from 'clsx';
import Link from 'next/link';
import type { ReactNode } from 'react';

interface MenuLinkProps {
  /** Null for an entry that names no page, which stands there as text. */
  readonly href: string | null;
  /** The path of the page that is shown. */
  readonly path: string;
  readonly onChoose?: () => void;
  readonly children: ReactNode;
}

const rowClasses = 'flex min-h-11 items-center gap-3 rounded px-3 py-1.5 md:min-h-9';

/** A row of the menu; it is the current one on its own page and on those below it. */
export function MenuLink({ href, path, onChoose, children }: MenuLinkProps) {
  if (!href) return <span className={rowClasses}>{children}</span>;
  const isCurrent = path === href || path.startsWith(`${href}/`);
  return (
    <Link
      href={href}
      prefetch={false}
      onClick={onChoose}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        rowClasses,
        'transition-colors duration-150 hover:bg-hover aria-[current=page]:bg-accent-tint aria-[current=page]:font-medium aria-[current=page]:text-accent-text',
      )}
    >
      {children}
    </Link>
  );
}
