import type { ReactNode } from 'react';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Selection, TableWords } from '../table-props';
import { toolButtonClasses } from '../layout/tool-button-classes';

interface SelectionBarProps {
  readonly selection: Selection;
  readonly words: TableWords;
  readonly language: string;
  readonly children: ReactNode;
}

/** How many rows are selected and what can be done with them; shown while there are some. */
export function SelectionBar({ selection: { selected, onChange }, words, language, children }: SelectionBarProps) {
  return (
    <div className="sticky top-18 z-20 flex flex-wrap items-center justify-end gap-2 rounded border border-accent-line bg-surface-raised px-3 py-1.5 shadow-float">
      <p role="status" className="mr-auto font-medium tabular-nums">
        {fillIn(words.selected, { count: new Intl.NumberFormat(language).format(selected.size) })}
      </p>
      <button type="button" onClick={() => onChange(new Set())} className={toolButtonClasses}>
        <CloseIcon className="size-4 md:hidden" />
        <span className="max-md:sr-only">{words.clearSelection}</span>
      </button>
      {children}
    </div>
  );
}
