'use client';

import { Skeleton } from '@/components/ui/feedback/skeleton';
import { lazyWithMessages } from '@/components/platform/panel/lazy-with-messages';

/** Sends a picture for a mail, in a dialog that comes when it is asked for. */
export const UploadImage = lazyWithMessages(
  'files',
  (language) => import(`@/messages/${language}/files.json`),
  async () => (await import('./upload-image-button')).UploadImageButton,
  <Skeleton className="h-11 w-40" />,
);
