import type { ReactNode } from 'react';
import { ChevronRightIcon } from '@/components/ui/icons/icons';

interface PanelRowProps {
  readonly title: string;
  readonly note: ReactNode;
  /** Whether the focus comes here with it. */
  readonly hasFocus?: boolean;
  readonly onClick: () => void;
}

/** A row that leads one level down. */
export function PanelRow({ title, note, hasFocus, onClick }: PanelRowProps) {
  return (
    <li>
      <button
        type="button"
        autoFocus={hasFocus}
        onClick={onClick}
        className="-mx-2 flex min-h-14 w-[calc(100%+1rem)] items-center gap-3 rounded px-2 py-2 text-left transition-colors duration-150 hover:bg-hover"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{title}</span>
          <span className="block text-muted">{note}</span>
        </span>
        <ChevronRightIcon className="size-4 text-muted" />
      </button>
    </li>
  );
}
