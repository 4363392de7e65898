'use client';

import { Skeleton } from '@/components/ui/feedback/skeleton';
import { lazyWithMessages } from '../../panel/lazy-with-messages';

/** The part of a form that takes one file: attach, see what is attached, look at it, take it off. */
export const AttachFile = lazyWithMessages(
  'files',
  (language) => import(`@/messages/${language}/files.json`),
  async () => (await import('./attach-control')).AttachControl,
  <Skeleton className="h-11 w-40" />,
);
