'use client';

import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { UploadCallName } from '@/lib/contract/all';
import { useLoaded } from '@/components/ui/use-loaded';
import type { UploadRules } from '@/lib/files/upload-rules';
import { loadFileMessages } from '../file-messages';

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

async function loadControl() {
  const [{ AttachControl }, words] = await Promise.all([import('./attach-control'), loadFileMessages()]);
  return { AttachControl, words };
}

/** The part of a form that takes one file: attach, see what is attached, look at it, take it off. Brings its own words. */
export function AttachFile(props: AttachFileProps) {
  const loaded = useLoaded(loadControl);
  if (!loaded) return <Skeleton className="h-11 w-40" />;
  return <loaded.AttachControl {...props} words={loaded.words} />;
}
