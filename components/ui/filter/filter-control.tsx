import { RangeSlider } from '../form/range-slider';
import { useMessages } from '@/lib/i18n/use-messages';
import { chosenOptions, chosenRange, withChoice, type Filter, type FilterChoices } from './filter';
import { FilterOptions } from './filter-options';
import { FilterSpan, FilterText } from './filter-texts';

interface FilterControlProps {
  readonly filter: Filter;
  readonly choices: FilterChoices;
  /** Whether what is wrong is said. */
  readonly isChecked: boolean;
  readonly onChange: (choices: FilterChoices) => void;
}

/** What a filter is chosen with. */
export function FilterControl({ filter, choices, isChecked, onChange }: FilterControlProps) {
  const t = useMessages('table');
  const change = (choice: Parameters<typeof withChoice>[2]) => onChange(withChoice(choices, filter, choice));
  switch (filter.type) {
    case 3:
      return <RangeSlider filter={filter} range={chosenRange(choices, filter)} onChange={change} />;
    case 4:
      return <FilterText filter={filter} text={chosenOptions(choices, filter)[0] ?? ''} onChange={change} />;
    case 5:
      return <FilterSpan filter={filter} choices={choices} isChecked={isChecked} onChange={change} />;
    default:
      return (
        <FilterOptions filter={filter} chosen={chosenOptions(choices, filter)} onChange={change} anyText={t('any')} />
      );
  }
}
