import type { Translate } from '@/lib/i18n/message-key';
import { rangeText } from '../form/range-slider';
import { chosenOptions, chosenRange, type Filter, type FilterChoices } from './filter';
import { typedSpan } from './span';

/** What is chosen of a filter, in words. */
export function choiceText(choices: FilterChoices, filter: Filter, t: Translate<'table'>): string {
  if (filter.type === 3) return rangeText(filter, chosenRange(choices, filter), t);
  const chosen = chosenOptions(choices, filter);
  if (filter.type === 4) return chosen.join('');
  if (filter.type === 5) {
    const { from, to } = typedSpan(choices, filter);
    if (from && to) return t('rangeLabel', { min: from, max: to });
    return from ? t('fromValue', { value: from }) : t('toValue', { value: to });
  }
  return filter.options
    .filter(({ value }) => chosen.includes(value))
    .map(({ text }) => text)
    .join(', ');
}
