'use client';

import { Dialog } from '@/components/ui/overlay/dialog';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useLoaded } from '@/components/ui/use-loaded';
import { loadFileMessages } from './file-messages';

interface FileProofProps {
  readonly title: string;
  /** The HeaderCode of a ticket's file. */
  readonly code: string;
  /** As it is known here; the HR API's own name stands as soon as it is told. */
  readonly name: string;
  readonly onClose: () => void;
}

const proofClasses =
  'enter-fade m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-surface text-left font-normal md:m-auto md:h-auto md:max-h-[94dvh] md:w-[min(64rem,100vw-3rem)] md:rounded-lg md:shadow-float';

async function loadBody() {
  const [{ FileProofBody }, words] = await Promise.all([import('./file-proof-body'), loadFileMessages()]);
  return { FileProofBody, words };
}

/** INBOX-06: looks at a ticket's file, in a dialog that stands as long as it is rendered. Brings its own words. */
export function FileProof({ title, code, name, onClose }: FileProofProps) {
  const loaded = useLoaded(loadBody);
  return (
    <Dialog isOpen onClose={onClose} title={title} classes={proofClasses} isTitleHidden>
      {loaded ? (
        <loaded.FileProofBody title={title} code={code} name={name} onClose={onClose} words={loaded.words} />
      ) : (
        <div aria-busy="true" className="p-5">
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="mt-6 h-96 w-full" />
        </div>
      )}
    </Dialog>
  );
}
