import { useState } from 'react';
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
  readonly words: FilterWords;
  /** Apply Filter and Clear Filter, which chooses nothing. */
  readonly onApply: (choices: FilterChoices) => void;
  readonly onClose: () => void;
}

/** On a phone a sheet from below. */
const dialogClasses =
  'enter-from-below md:enter-fade mt-auto mb-0 max-h-[85dvh] w-full max-w-none overflow-hidden rounded-t-lg bg-surface-raised text-left font-normal shadow-float md:m-auto md:w-[min(30rem,calc(100vw-2rem))] md:rounded-lg';

/** FIL-01 to FIL-03. */
export function FilterDialog({ isOpen, onClose, words, ...rest }: FilterDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.filters} classes={dialogClasses} isTitleHidden>
      <FilterForm {...rest} words={words} onClose={onClose} />
    </Dialog>
  );
}

/** As it was when it was opened; what is chosen counts when it is applied. */
function FilterForm({ filters, choices, words, onApply, onClose }: Omit<FilterDialogProps, 'isOpen'>) {
  const [chosen, setChosen] = useState(choices);
  const apply = (next: FilterChoices) => {
    onApply(next);
    onClose();
  };
  return (
    <div className="flex max-h-[85dvh] flex-col">
      <p aria-hidden="true" className="border-b border-line px-5 py-4 text-lg font-semibold">
        {words.filters}
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
                    choiceText(chosen, filter, (range) => (filter.type === 3 ? rangeText(filter, range, words) : ''))}
                </span>
                <ChevronDownIcon className="size-5 text-muted transition-transform duration-150 group-open:rotate-180" />
              </summary>
              <div className="pb-4">
                {filter.type === 3 ? (
                  <RangeSlider
                    filter={filter}
                    range={chosenRange(chosen, filter)}
                    onChange={(range) => setChosen(withChoice(chosen, filter, range))}
                    words={words}
                  />
                ) : (
                  <FilterOptions
                    filter={filter}
                    chosen={chosenOptions(chosen, filter)}
                    onChange={(values) => setChosen(withChoice(chosen, filter, values))}
                    anyText={words.any}
                  />
                )}
              </div>
            </details>
          );
        })}
      </div>
      <div className="grid grid-cols-2 gap-3 border-t border-line px-5 py-4 md:flex md:justify-end">
        <Button variant="secondary" type="button" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button variant="secondary" type="button" onClick={() => apply({})}>
          {words.clearFilter}
        </Button>
        <Button type="button" onClick={() => apply(chosen)} className="max-md:col-span-2">
          {words.applyFilter}
        </Button>
      </div>
    </div>
  );
}
