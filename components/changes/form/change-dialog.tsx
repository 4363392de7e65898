'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/overlay/dialog';

interface ChangeDialogProps {
  readonly title: string;
  /** Whom it is about. */
  readonly about: string;
  /** Where closing it leads. */
  readonly page: `/${string}`;
  readonly children: (dialog: { readonly close: () => void; readonly closeSaved: () => void }) => ReactNode;
}

const classes =
  'enter-fade mx-auto mt-3 mb-auto max-h-[calc(100dvh-1.5rem)] [--tabs:0px] sm:mt-[4dvh] sm:max-h-[92dvh] w-[min(64rem,calc(100vw-1.5rem))] overflow-y-auto rounded-lg bg-surface-raised px-5 pt-5 text-left font-normal shadow-float sm:px-6';

/** The modal of an address of its own; its title stays where it is while the preview below it grows. What was saved shows in the page below once it closes. */
export function ChangeDialog({ title, about, page, children }: ChangeDialogProps) {
  const router = useRouter();
  // What is closed is not come back to.
  const close = () => router.replace(page, { scroll: false });
  const closeSaved = () => {
    close();
    router.refresh();
  };
  return (
    <Dialog isOpen onClose={close} title={title} classes={classes}>
      <p className="text-muted wrap-anywhere">{about}</p>
      <div className="mt-4 bg-surface-raised">{children({ close, closeSaved })}</div>
    </Dialog>
  );
}
