import type { Filter, FilterChoices } from '@/components/ui/filter/filter';
import { wireDate } from '@/lib/typed/wire-days';
import type { PivotGroup } from '@/lib/contract/workplace/reports/pivot';

/** What the rows of a group are filtered by; null where no filter finds exactly those. */
export function choiceOfGroup(filter: Filter | undefined, { Kind, Value }: PivotGroup): FilterChoices | null {
  if (!filter || Kind === 'others') return null;
  if (filter.type === 1 || filter.type === 2) return { [filter.id]: [Value] };
  if (filter.type !== 5 || Kind === 'none') return null;
  return { [filter.id]: [wireDate(`${Value}-01-01`), wireDate(`${Value}-12-31`)] };
}
