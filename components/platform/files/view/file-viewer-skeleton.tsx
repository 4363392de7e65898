import { Skeleton } from '@/components/ui/feedback/skeleton';

export function FileViewerSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="rounded border border-line bg-surface-sunken p-4">
      <Skeleton className="mx-auto h-8 w-48" />
      <Skeleton className="mx-auto mt-4 h-[min(34rem,60dvh)] w-full max-w-md" />
    </div>
  );
}
