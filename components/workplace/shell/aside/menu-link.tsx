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

const layoutClasses = 'flex min-h-11 items-center gap-3 rounded px-3 py-1.5 md:min-h-9';

/** The classes of a row of the menu that can be pressed. */
export const menuRowClasses = clsx(layoutClasses, 'transition-colors duration-150 hover:bg-hover active:bg-pressed');

/** Whether a page is the one that is shown, or above it. */
export const isCurrentPage = (href: string, path: string) => path === href || path.startsWith(`${href}/`);

/** A row of the menu; it is the current one on its own page and on those below it. */
export function MenuLink({ href, path, onChoose, children }: MenuLinkProps) {
  if (!href) return <span className={layoutClasses}>{children}</span>;
  return (
    <Link
      href={href}
      prefetch={false}
      onClick={onChoose}
      aria-current={isCurrentPage(href, path) ? 'page' : undefined}
      className={clsx(
        menuRowClasses,
        'aria-[current=page]:bg-accent-tint aria-[current=page]:font-medium aria-[current=page]:text-accent-text [&[aria-current=page]_svg]:text-accent-text',
      )}
    >
      {children}
    </Link>
  );
}
