import type { ReactNode } from 'react';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Selection, TableWords } from './table-props';
import { toolLook } from './tool-look';

interface SelectionBarProps {
  readonly selection: Selection;
  readonly words: TableWords;
  readonly language: string;
  readonly children: ReactNode;
}

/** How many rows are selected and what can be done with them; shown while there are some. */
export function SelectionBar({ selection: { selected, onChange }, words, language, children }: SelectionBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 rounded border border-accent-line bg-accent-tint px-3 py-1.5">
      <p role="status" className="mr-auto font-medium tabular-nums">
        {fillIn(words.selected, { count: new Intl.NumberFormat(language).format(selected.size) })}
      </p>
      {children}
      <button type="button" onClick={() => onChange(new Set())} className={toolLook}>
        {words.clearSelection}
      </button>
    </div>
  );
}
