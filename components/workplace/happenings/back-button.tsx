import { useEffect, useRef } from 'react';
import { ArrowLeftIcon } from '@/components/ui/icons/icons';

/** The way from a view back to the list; it takes the focus of what was pressed to come here. */
export function BackButton({ text, onBack }: { text: string; onBack: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <button
      ref={ref}
      type="button"
      onClick={onBack}
      className="-ml-2 flex min-h-11 items-center gap-2 rounded px-2 font-medium text-accent-text transition-colors duration-150 hover:bg-hover"
    >
      <ArrowLeftIcon className="size-4" />
      {text}
    </button>
  );
}
