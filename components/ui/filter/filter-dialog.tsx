import { useState } from 'react';
import { foldText, MAX_UNSEARCHED } from '@/components/ui/table/search-in';
import { useMessages } from '@/lib/i18n/use-messages';
import { Button } from '../button/button';
import { Dialog } from '../overlay/dialog';
import { ChevronDownIcon } from '../icons/icons';
import { SearchField } from '../table/search-field';
import { choiceText } from './choice-text';
import type { Filter, FilterChoices } from './filter';
import { FilterControl } from './filter-control';
import { spanIssue } from './span';

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

const isWrong = (choices: FilterChoices) => (filter: Filter) =>
  filter.type === 5 && (['from', 'to'] as const).some((end) => spanIssue(choices, filter, end) !== null);

/** As it was when it was opened; what is chosen counts when it is applied. */
function FilterForm({ filters, choices, onApply, onClose }: Omit<FilterDialogProps, 'isOpen'>) {
  const t = useMessages('table');
  const [chosen, setChosen] = useState(choices);
  const [isChecked, setIsChecked] = useState(false);
  const [search, setSearch] = useState('');
  const wanted = foldText(search.trim());
  const isFound = ({ title }: Filter) => foldText(title).includes(wanted);
  const wrong = isChecked ? filters.filter(isWrong(chosen)) : [];

  function apply(next: FilterChoices) {
    setIsChecked(true);
    if (filters.some(isWrong(next))) return;
    onApply(next);
    onClose();
  }

  return (
    <div className="flex max-h-[85dvh] flex-col">
      <p aria-hidden="true" className="border-b border-line px-5 py-4 text-lg font-semibold">
        {t('filters')}
      </p>
      {filters.length > MAX_UNSEARCHED && (
        <div className="border-b border-line px-5 py-3">
          <SearchField label={t('findFilter')} search={search} onSearch={setSearch} />
        </div>
      )}
      <div className="min-h-0 divide-y divide-line overflow-y-auto overscroll-contain px-5">
        {filters.map((filter, at) => {
          const isOpen = filter.id in choices || at === 0 || wrong.includes(filter);
          return (
            <details
              key={filter.id}
              open={isOpen}
              hidden={!isFound(filter) && !wrong.includes(filter)}
              className="group"
            >
              <summary className="flex min-h-12 items-center gap-3 py-2 -outline-offset-2">
                <span className="font-medium">{filter.title}</span>
                <span className="min-w-0 flex-1 truncate text-right text-accent-text">
                  {filter.id in chosen && choiceText(chosen, filter, t)}
                </span>
                <ChevronDownIcon className="size-5 text-muted transition-transform duration-150 group-open:rotate-180" />
              </summary>
              <div className="pb-4">
                <FilterControl filter={filter} choices={chosen} isChecked={isChecked} onChange={setChosen} />
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
