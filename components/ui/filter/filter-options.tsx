import { useId, useState } from 'react';
import { foldText, MAX_UNSEARCHED } from '@/components/ui/table/search-in';
import { useMessages } from '@/lib/i18n/use-messages';
import { SearchField } from '../table/search-field';
import type { CheckboxFilter, OptionFilter } from './filter';

interface FilterOptionsProps {
  readonly filter: CheckboxFilter | OptionFilter;
  readonly chosen: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  /** For a list of which one may be chosen: what chooses none. */
  readonly anyText: string;
}

const row = 'flex min-h-11 items-center gap-3 rounded px-2 py-1.5 hover:bg-hover md:min-h-10';

/** Boxes of which any may be checked (FIL-04), or a list of which one is chosen (FIL-05). */
export function FilterOptions({ filter, chosen, onChange, anyText }: FilterOptionsProps) {
  const name = useId();
  if (filter.type === 1) return <Checkboxes filter={filter} chosen={chosen} onChange={onChange} />;
  const [only = ''] = chosen;
  return (
    <div role="radiogroup" aria-label={filter.title} className="-mx-2">
      {[{ value: '', text: anyText }, ...filter.options].map(({ value, text }) => (
        <label key={value} className={row}>
          <input
            type="radio"
            name={name}
            checked={only === value}
            onChange={() => onChange(value ? [value] : [])}
            className="size-4.5 shrink-0"
          />
          <span className="min-w-0">{text}</span>
        </label>
      ))}
    </div>
  );
}

/** Of many values those are shown that a search finds; what is checked stays checked. */
function Checkboxes({ filter, chosen, onChange }: Omit<FilterOptionsProps, 'anyText'>) {
  const t = useMessages('table');
  const [search, setSearch] = useState('');
  const wanted = foldText(search);
  return (
    <div role="group" aria-label={filter.title} className="-mx-2">
      {filter.options.length > MAX_UNSEARCHED && (
        <div className="px-2 pb-2">
          <SearchField label={t('findValue')} search={search} onSearch={setSearch} />
        </div>
      )}
      {filter.options
        .filter(({ text }) => foldText(text).includes(wanted))
        .map(({ value, text }) => (
          <label key={value} className={row}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
              className="size-4.5 shrink-0"
            />
            <span className="min-w-0">{text}</span>
          </label>
        ))}
    </div>
  );
}
