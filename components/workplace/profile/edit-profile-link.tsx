import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { isPage } from '@/lib/links/pages';

const PAGE = '/ecenter/essprofileedit';

interface EditProfileLinkProps {
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** The way to editing one's own profile, once that page is there. */
export function EditProfileLink({ onClick, children }: EditProfileLinkProps) {
  if (!isPage(PAGE)) return null;
  return (
    <Link href={PAGE} prefetch={false} onClick={onClick} className={buttonClasses('secondary')}>
      {children}
    </Link>
  );
}
