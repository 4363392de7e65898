import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { isPage } from '@/lib/links/pages';

interface PageButtonProps {
  readonly page: `/${string}`;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link that looks like a button, once its page is there. */
export function PageButton({ page, onClick, children }: PageButtonProps) {
  if (!isPage(page)) return null;
  return (
    <Link href={page} prefetch={false} onClick={onClick} className={buttonClasses('secondary')}>
      {children}
    </Link>
  );
}
