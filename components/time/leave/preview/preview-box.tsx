import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';

interface PreviewBoxProps<Preview> {
  readonly label: string;
  /** What is said where there is no day to tell of. */
  readonly noDays: string;
  readonly preview: Preview | undefined;
  readonly isCurrent: boolean;
  /** What is told of it, each as a `PreviewFact`. */
  readonly children: (preview: Preview) => ReactNode;
}

/** What the chosen days come to. It keeps its place while it is asked anew. */
export function PreviewBox<Preview extends { readonly Days: readonly unknown[] }>(props: PreviewBoxProps<Preview>) {
  const { label, noDays, preview, isCurrent, children } = props;
  return (
    <section
      aria-label={label}
      aria-busy={!isCurrent}
      className="min-h-32 rounded-lg border border-line bg-surface-sunken px-4 py-3"
    >
      {preview?.Days.length === 0 ? (
        <p className="text-muted">{noDays}</p>
      ) : preview ? (
        <dl className={clsx('space-y-3 transition-opacity duration-150', !isCurrent && 'opacity-60')}>
          {children(preview)}
        </dl>
      ) : (
        <div className="space-y-3 py-1">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      )}
    </section>
  );
}
