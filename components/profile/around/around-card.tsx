import Link from 'next/link';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { PencilIcon } from '@/components/ui/icons/icons';
import { isPage } from '@/lib/links/pages';

interface AroundCardProps {
  readonly id: string;
  readonly title: string;
  /** Where the reader changes it, and what that is called; left out for whom may not. No pencil is drawn before its page is there. */
  readonly change?: { readonly page: `/${string}`; readonly label: string } | false | undefined;
  readonly children: ReactNode;
}

/** A card beside the sections of a record, with a pencil for whoever changes what it tells. */
export function AroundCard({ id, title, change, children }: AroundCardProps) {
  return (
    <section aria-labelledby={id} className="break-inside-avoid">
      <Card className="overflow-hidden pb-3">
        <div className="flex items-center gap-3 px-5 pt-4 pb-1 md:px-6">
          <h2 id={id} className="min-w-0 flex-1 py-1 text-base font-semibold wrap-anywhere">
            {title}
          </h2>
          {change && isPage(change.page) && (
            <Link
              href={change.page}
              prefetch={false}
              aria-label={change.label}
              title={change.label}
              className={iconButtonClasses}
            >
              <PencilIcon className="size-4" />
            </Link>
          )}
        </div>
        {children}
      </Card>
    </section>
  );
}
