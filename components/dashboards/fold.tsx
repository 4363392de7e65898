import type { ReactNode } from 'react';
import { ChevronDownIcon } from '@/components/ui/icons/icons';

interface FoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What stands behind a figure, one press away, with scripts or without. */
export const Fold = ({ title, children }: FoldProps) => (
  <details className="group/fold">
    <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1.5 rounded-sm py-2 text-muted wrap-anywhere select-none hover:text-ink focus-visible:text-ink md:min-h-0">
      {title}
      <ChevronDownIcon className="size-4 shrink-0 transition-transform duration-150 group-open/fold:rotate-180" />
    </summary>
    {children}
  </details>
);
