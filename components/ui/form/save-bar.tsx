import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Alert } from '../feedback/alert';

interface SaveBarProps {
  readonly failure: string | null;
  /** What is said of what is not saved yet, beside the buttons where there is room. */
  readonly about?: ReactNode;
  /** Whether it is the foot of a card with the card's own padding, instead of one by itself. */
  readonly isFoot?: boolean;
  /** The buttons. */
  readonly children: ReactNode;
}

/** Saves what stands above it, and stays in sight for that while there is room. */
export function SaveBar({ failure, about, isFoot = false, children }: SaveBarProps) {
  return (
    <div
      className={clsx(
        'save-bar z-10 space-y-3 border-line bg-surface-raised',
        isFoot
          ? '-mx-5 -mb-5 rounded-b-lg border-t px-5 py-3 md:-mx-6 md:-mb-6 md:px-6'
          : 'mt-6 rounded-lg border p-3 shadow-float sm:px-4',
      )}
    >
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-2">
        {about && <div className="min-w-0 flex-1 basis-40 max-sm:basis-full">{about}</div>}
        <div className="flex flex-wrap justify-end gap-2 hyphens-none max-sm:w-full max-sm:[&>*]:flex-1 max-sm:[&>*]:px-2 sm:gap-3">
          {children}
        </div>
      </div>
    </div>
  );
}
