import type { ReactNode } from 'react';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import type { Selection } from '../table-props';
import { toolButtonClasses } from '../layout/tool-button-classes';

interface SelectionBarProps {
  readonly selection: Selection;
  readonly children: ReactNode;
}

/** How many rows are selected and what can be done with them; shown while there are some. */
export function SelectionBar({ selection: { selected, onChange }, children }: SelectionBarProps) {
  const t = useMessages('table');
  const language = useLanguage();
  return (
    <div className="sticky top-18 z-20 flex flex-wrap items-center justify-end gap-2 rounded border border-accent-line bg-surface-raised px-3 py-1.5 shadow-float">
      <p role="status" className="mr-auto font-medium digits">
        {t('selected', { count: new Intl.NumberFormat(language).format(selected.size) })}
      </p>
      <button type="button" onClick={() => onChange(new Set())} className={toolButtonClasses}>
        <CloseIcon className="size-4 md:hidden" />
        <span className="max-md:sr-only">{t('clearSelection')}</span>
      </button>
      {children}
    </div>
  );
}
