'use client';

import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { UploadCallName } from '@/lib/contract/all';
import type { UploadRules } from '@/lib/files/upload-rules';
import { lazyWithMessages } from '../../panel/lazy-with-messages';

export interface AttachedFile {
  readonly HeaderCode: string;
  readonly FileName: string;
  /** In bytes, where it is known. */
  readonly Size?: number;
}

export interface AttachFileProps extends UploadRules {
  readonly value: AttachedFile | null;
  readonly onChange: (value: AttachedFile | null) => void;
  /** The call that takes the file. */
  readonly call: UploadCallName;
}

/** The part of a form that takes one file: attach, see what is attached, look at it, take it off. */
export const AttachFile = lazyWithMessages(
  'files',
  async () => (await import('./attach-control')).AttachControl,
  <Skeleton className="h-11 w-40" />,
);
