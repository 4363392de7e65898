'use client';

import { useEffect, useRef } from 'react';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { ArrowLeftIcon } from '@/components/ui/icons/icons';

/** BUD-06: where one is in the panel, and the way back. It has the focus that the pressed row took with it. */
export function UpButton({ label, title, onClick }: { label: string; title: string; onClick: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus(), [title]);
  return (
    <div className="-mt-1 mb-3 -ml-2 flex items-center gap-1">
      <button ref={ref} type="button" aria-label={label} title={label} onClick={onClick} className={iconButtonClasses}>
        <ArrowLeftIcon />
      </button>
      <h3 className="min-w-0 flex-1 text-base font-semibold">{title}</h3>
    </div>
  );
}
