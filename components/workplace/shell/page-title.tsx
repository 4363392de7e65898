import Link from 'next/link';
import type { ReactNode } from 'react';
import { ArrowLeftIcon } from '@/components/ui/icons/icons';

interface PageTitleProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The page above this one. */
  readonly above?: { readonly href: string; readonly name: string };
}

/** Says where one is: the first heading of a page in the shell. */
export function PageTitle({ title, lead, above }: PageTitleProps) {
  return (
    <div data-tour="page-title" className="mb-6">
      {above && (
        <Link
          href={above.href}
          prefetch={false}
          className="mb-1 inline-flex min-h-11 items-center gap-2 rounded-sm text-muted hover:text-ink md:min-h-8 print:hidden"
        >
          <ArrowLeftIcon className="size-4" />
          {above.name}
        </Link>
      )}
      <h1 className="text-2xl leading-8 font-semibold text-balance">{title}</h1>
      {lead && <p className="mt-1 max-w-2xl text-base text-muted">{lead}</p>}
    </div>
  );
}
