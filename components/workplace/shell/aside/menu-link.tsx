import Link from 'next/link';
import type { ReactNode } from 'react';

interface MenuLinkProps {
  readonly href: string;
  /** The path of the page that is shown. */
  readonly path: string;
  readonly onChoose?: () => void;
  readonly children: ReactNode;
}

/** A row of the menu; it is the current one on its own page and on those below it. */
export function MenuLink({ href, path, onChoose, children }: MenuLinkProps) {
  const isCurrent = path === href || path.startsWith(`${href}/`);
  return (
    <Link
      href={href}
      prefetch={false}
      onClick={onChoose}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-11 items-center gap-3 rounded px-3 py-1.5 transition-colors duration-150 hover:bg-hover aria-[current=page]:bg-accent-tint aria-[current=page]:font-medium aria-[current=page]:text-accent-text md:min-h-9"
    >
      {children}
    </Link>
  );
}
