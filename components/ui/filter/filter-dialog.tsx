import { useState } from 'react';
import { useMessages } from '@/lib/i18n/use-messages';
import { Button } from '../button/button';
import { Dialog } from '../overlay/dialog';
import { ChevronDownIcon } from '../icons/icons';
import { chosenOptions, chosenRange, choiceText, withChoice, type Filter, type FilterChoices } from './filter';
import { FilterOptions } from './filter-options';
import { RangeSlider, rangeText, type RangeWords } from '../form/range-slider';

export interface FilterWords extends RangeWords {
  readonly filters: string;
  readonly any: string;
  readonly cancel: string;
  readonly clearFilter: string;
  readonly applyFilter: string;
}

interface FilterDialogProps {
  readonly isOpen: boolean;
  readonly filters: readonly Filter[];
  readonly choices: FilterChoices;
  /** Apply Filter and Clear Filter, which chooses nothing. */
  readonly onApply: (choices: FilterChoices) => void;
  readonly onClose: () => void;
}

/** On a phone a sheet from below. */
const dialogClasses =
  'enter-from-below md:enter-fade mt-auto mb-0 max-h-[85dvh] w-full max-w-none overflow-hidden rounded-t-lg bg-surface-raised text-left font-normal shadow-float md:m-auto md:w-[min(30rem,calc(100vw-2rem))] md:rounded-lg';

/** FIL-01 to FIL-03. */
export function FilterDialog({ isOpen, onClose, ...rest }: FilterDialogProps) {
  const t = useMessages('table');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('filters')} classes={dialogClasses} isTitleHidden>
      <FilterForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

/** As it was when it was opened; what is chosen counts when it is applied. */
function FilterForm({ filters, choices, onApply, onClose }: Omit<FilterDialogProps, 'isOpen'>) {
  const t = useMessages('table');
  const [chosen, setChosen] = useState(choices);
  const apply = (next: FilterChoices) => {
    onApply(next);
    onClose();
  };
  return (
    <div className="flex max-h-[85dvh] flex-col">
      <p aria-hidden="true" className="border-b border-line px-5 py-4 text-lg font-semibold">
        {t('filters')}
      </p>
      <div className="min-h-0 divide-y divide-line overflow-y-auto overscroll-contain px-5">
        {filters.map((filter, at) => {
          const isChosen = filter.id in chosen;
          return (
            <details key={filter.id} open={filter.id in choices || at === 0} className="group">
              <summary className="flex min-h-12 items-center gap-3 py-2 -outline-offset-2">
                <span className="font-medium">{filter.title}</span>
                <span className="min-w-0 flex-1 truncate text-right text-accent-text">
                  {isChosen &&
                    choiceText(chosen, filter, (range) => (filter.type === 3 ? rangeText(filter, range, t) : ''))}
                </span>
                <ChevronDownIcon className="size-5 text-muted transition-transform duration-150 group-open:rotate-180" />
              </summary>
              <div className="pb-4">
                {filter.type === 3 ? (
                  <RangeSlider
                    filter={filter}
                    range={chosenRange(chosen, filter)}
                    onChange={(range) => setChosen(withChoice(chosen, filter, range))}
                  />
                ) : (
                  <FilterOptions
                    filter={filter}
                    chosen={chosenOptions(chosen, filter)}
                    onChange={(values) => setChosen(withChoice(chosen, filter, values))}
                    anyText={t('any')}
                  />
                )}
              </div>
            </details>
          );
        })}
      </div>
      <div className="grid grid-cols-2 gap-3 border-t border-line px-5 py-4 md:flex md:justify-end">
        <Button variant="secondary" type="button" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button variant="secondary" type="button" onClick={() => apply({})}>
          {t('clearFilter')}
        </Button>
        <Button type="button" onClick={() => apply(chosen)} className="max-md:col-span-2">
          {t('applyFilter')}
        </Button>
      </div>
    </div>
  );
}
