import { lazy, Suspense } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { ReadOnlyValue } from '../field/read-only-value';
import { useFormContext } from '../form-context';
import type { ControlProps } from './control';

const FileControl = lazy(async () => ({ default: (await import('./file-control')).FileControl }));

/** A file: its name alone where none can be given, else what takes one. */
export function FileOnDemand(props: ControlProps) {
  const { files } = useFormContext();
  if (!files || props.attributes.disabled) return <ReadOnlyValue {...props} />;
  return (
    <Suspense fallback={<Skeleton className="h-11 w-full" />}>
      <FileControl {...props} files={files} />
    </Suspense>
  );
}
