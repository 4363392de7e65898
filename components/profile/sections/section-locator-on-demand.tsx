'use client';

import { lazy, Suspense } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { SectionLocatorProps } from './section-locator';

const SectionLocator = lazy(async () => ({ default: (await import('./section-locator')).SectionLocator }));

/** The way to the records of others, which most people have not. */
export const SectionLocatorOnDemand = (props: SectionLocatorProps) => (
  <Suspense fallback={<Skeleton className="h-11 w-full" />}>
    <SectionLocator {...props} />
  </Suspense>
);
