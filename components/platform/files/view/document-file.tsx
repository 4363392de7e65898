'use client';

import { Skeleton } from '@/components/ui/feedback/skeleton';
import { lazyWithMessages } from '../../panel/lazy-with-messages';
import type { DocumentFileProps } from './document-buttons';

const LazyButtons = lazyWithMessages(
  'files',
  (language) => import(`@/messages/${language}/files.json`),
  async () => (await import('./document-buttons')).DocumentButtons,
  <Skeleton className="h-11 w-40" />,
);

/** What can be done with one document of a person's list. */
export function DocumentFile(props: DocumentFileProps) {
  return props.isUploadShown || props.isViewShown ? <LazyButtons {...props} /> : null;
}
