import { lazy, Suspense, type ComponentType } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { ControlProps } from './control';

/** A control that few forms have: it comes with the first field that needs it. */
export function controlOnDemand(load: () => Promise<ComponentType<ControlProps>>): ComponentType<ControlProps> {
  const Control = lazy(async () => ({ default: await load() }));
  return function ControlOnDemand(props: ControlProps) {
    return (
      <Suspense fallback={<Skeleton className="h-11 w-full" />}>
        <Control {...props} />
      </Suspense>
    );
  };
}
