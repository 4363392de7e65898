'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { useRef } from 'react';
import { useScrollToSelected } from '@/components/ui/use-scroll-to-selected';

export interface PartLink {
  readonly href: `/${string}`;
  readonly name: string;
  readonly isCurrent: boolean;
}

/** The parts of what a page is about, each at an address of its own. */
export function PartLinks({ label, parts }: { readonly label: string; readonly parts: readonly PartLink[] }) {
  const stripRef = useRef<HTMLUListElement>(null);
  useScrollToSelected(
    stripRef,
    '[aria-current=page]',
    parts.findIndex(({ isCurrent }) => isCurrent),
  );
  return (
    <nav aria-label={label} className="mb-5 border-b border-line print:hidden">
      <ul ref={stripRef} className="strip relative -mb-px flex gap-x-1 overflow-x-auto">
        {parts.map(({ href, name, isCurrent }) => (
          <li key={href} className="shrink-0">
            <Link
              href={href}
              prefetch={false}
              scroll={false}
              aria-current={isCurrent ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-center border-b-2 px-3 font-medium whitespace-nowrap -outline-offset-2 transition-colors duration-150 hover:text-ink md:min-h-10',
                isCurrent ? 'border-accent text-ink' : 'border-transparent text-muted',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
