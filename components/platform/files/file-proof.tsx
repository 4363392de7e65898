'use client';

import { Dialog } from '@/components/ui/overlay/dialog';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { lazyWithMessages } from '../panel/lazy-with-messages';

interface FileProofProps {
  readonly title: string;
  readonly code: string;
  /** Where it is; left out, it is a ticket's file. */
  readonly address?: string;
  /** As it is known here; the HR API's own name stands as soon as it is told. */
  readonly name: string;
  readonly onClose: () => void;
}

const proofClasses =
  'enter-fade m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-surface text-left font-normal md:m-auto md:h-auto md:max-h-[94dvh] md:w-[min(64rem,100vw-3rem)] md:rounded-lg md:shadow-float';

const LazyBody = lazyWithMessages(
  'files',
  (language) => import(`@/messages/${language}/files.json`),
  async () => (await import('./file-proof-body')).FileProofBody,
  <div aria-busy="true" className="p-5">
    <Skeleton className="h-8 w-1/2" />
    <Skeleton className="mt-6 h-96 w-full" />
  </div>,
);

/** INBOX-06: looks at a ticket's file, in a dialog that stands as long as it is rendered. */
export function FileProof(props: FileProofProps) {
  return (
    <Dialog isOpen onClose={props.onClose} title={props.title} classes={proofClasses} isTitleHidden>
      <LazyBody {...props} />
    </Dialog>
  );
}
