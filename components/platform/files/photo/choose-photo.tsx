'use client';

import { Skeleton } from '@/components/ui/feedback/skeleton';
import { lazyWithMessages } from '../../panel/lazy-with-messages';

/** The part of a form that takes somebody's photo: see it, choose another, cut out what is shown. */
export const ChoosePhoto = lazyWithMessages(
  'files',
  (language) => import(`@/messages/${language}/files.json`),
  async () => (await import('./photo-chooser')).PhotoChooser,
  <Skeleton className="mb-8 size-[120px] rounded-full" />,
);
