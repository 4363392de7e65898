import { lazy, Suspense, useState } from 'react';
import { useMessages } from '@/lib/i18n/use-messages';
import { toolButtonClasses } from '../table/layout/tool-button-classes';
import type { Filter, FilterChoices } from './filter';
import { SlidersIcon } from '../icons/icons';

const FilterDialog = lazy(async () => ({ default: (await import('./filter-dialog')).FilterDialog }));

interface FilterButtonProps {
  readonly filters: readonly Filter[];
  readonly choices: FilterChoices;
  readonly onApply: (choices: FilterChoices) => void;
}

/** Opens the filters of a list, and says how many are active. The dialog is fetched when it is first opened. */
export function FilterButton({ filters, choices, onApply }: FilterButtonProps) {
  const t = useMessages('table');
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const active = Object.keys(choices).length;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={active > 0 ? t('filtersActive', { count: active }) : undefined}
        onClick={() => {
          setIsWanted(true);
          setIsOpen(true);
        }}
        className={toolButtonClasses}
      >
        <SlidersIcon />
        {t('filter')}
        {active > 0 && (
          <span className="min-w-5 rounded-full bg-accent px-1.5 text-center text-xs leading-5 text-accent-ink digits">
            {active}
          </span>
        )}
      </button>
      {isWanted && (
        <Suspense>
          <FilterDialog
            isOpen={isOpen}
            filters={filters}
            choices={choices}
            onApply={onApply}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
