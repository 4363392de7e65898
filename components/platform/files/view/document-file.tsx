'use client';

import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { UploadCallName } from '@/lib/contract/all';
import { lazyWithMessages } from '../../panel/lazy-with-messages';
import type { AttachedFile } from '../upload/attach-file';

export interface DocumentFileProps {
  /** UPL-27: what the document may be, separated by commas. */
  readonly extensions: string;
  /** UPL-28, UPL-29. */
  readonly isUploadShown: boolean;
  readonly isViewShown: boolean;
  /** The call that takes the file. */
  readonly call: UploadCallName;
  readonly onUploaded: (file: AttachedFile) => void;
  readonly onView: () => void;
}

const LazyButtons = lazyWithMessages(
  'files',
  async () => (await import('./document-buttons')).DocumentButtons,
  <Skeleton className="h-11 w-40" />,
);

/** What can be done with one document of a person's list. */
export function DocumentFile(props: DocumentFileProps) {
  return props.isUploadShown || props.isViewShown ? <LazyButtons {...props} /> : null;
}
