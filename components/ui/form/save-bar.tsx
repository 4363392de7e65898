import type { ReactNode } from 'react';
import { Alert } from '../feedback/alert';

interface SaveBarProps {
  readonly failure: string | null;
  /** What is said of what is not saved yet, beside the buttons where there is room. */
  readonly about?: ReactNode;
  /** The buttons. */
  readonly children: ReactNode;
}

/** Saves what stands above it, and stays in sight for that while there is room. */
export function SaveBar({ failure, about, children }: SaveBarProps) {
  return (
    <div className="save-bar z-10 mt-6 space-y-3 rounded-lg border border-line bg-surface-raised p-3 shadow-float sm:px-4">
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
