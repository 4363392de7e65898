import { clsx } from 'clsx';
import { Skeleton } from '@/components/ui/feedback/skeleton';

export function ArticleSkeleton() {
  return (
    <div className="space-y-3 pt-3 pb-8">
      <Skeleton className="mb-6 h-7 w-2/3" />
      {[4, 5, 3, 5, 4, 2].map((fifths, row) => (
        <Skeleton key={row} className={clsx('h-3', ['w-2/5', 'w-3/5', 'w-4/5', 'w-full'][fifths - 2])} />
      ))}
    </div>
  );
}
