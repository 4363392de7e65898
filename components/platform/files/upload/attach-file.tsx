'use client';

import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useLoaded } from '@/components/ui/use-loaded';
import { loadFileMessages } from '../file-messages';
import type { AttachFileProps } from './attached-file';

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
