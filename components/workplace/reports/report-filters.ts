import { chosenOptions, type Filter, type FilterChoices } from '@/components/ui/filter/filter';
import { spanEnds } from '@/components/ui/filter/span';
import type { FilterOperator } from '@/lib/contract/workplace/reports/limits';
import { ORG_PART_FIELD } from '@/lib/contract/workplace/reports/org-parts';
import type { ReportFieldEntry } from '@/lib/contract/workplace/reports/reports';
import type { Translate } from '@/lib/i18n/message-key';
import type { ReportFilters } from './report-source';

/** What a field is filtered by: few values by what these stand for, other texts by what they contain, what has an order by its ends. */
function filterOf({ FieldCode, DisplayName, FieldType, Options }: ReportFieldEntry, t: Translate<'reports'>): Filter {
  const named = { id: FieldCode, title: DisplayName };
  switch (FieldType) {
    case 'boolean':
      return {
        ...named,
        type: 2,
        options: [
          { value: 'true', text: t('yes') },
          { value: 'false', text: t('no') },
        ],
      };
    case 'number':
      return { ...named, type: 5, of: 'number' };
    case 'date':
    case 'instant':
      return { ...named, type: 5, of: 'day' };
    case 'text': {
      const options = Options.map(({ Value, Text }) => ({ value: Value, text: Text }));
      if (options.length === 0) return { ...named, type: 4 };
      if (FieldCode === ORG_PART_FIELD) return { ...named, type: 1, options };
      return { ...named, type: 1, options: [...options, { value: '', text: t('noValue') }] };
    }
  }
}

/** The filters that a report's fields offer, those of the columns that it shows at first before the others. */
export const filtersOf = (fields: readonly ReportFieldEntry[], t: Translate<'reports'>): Filter[] =>
  [...fields].sort((one, other) => Number(one.IsHidden) - Number(other.IsHidden)).map((field) => filterOf(field, t));

/** Lines of a question. */
export type WireFilters = NonNullable<ReportFilters['Filters']>;

/** What is chosen, as the lines of a question. */
export function wireFilters(filters: readonly Filter[], choices: FilterChoices): WireFilters {
  const line = ({ id }: Filter, Operator: FilterOperator, FieldValue: string) => ({
    FieldCode: id,
    Operator,
    FieldValue,
  });
  return filters.flatMap((filter) => {
    if (!(filter.id in choices) || filter.type === 3) return [];
    if (filter.type === 5) return spanEnds(choices, filter).map(({ end, value }) => line(filter, end, value));
    const operator = filter.type === 4 ? 'contains' : 'is';
    return chosenOptions(choices, filter).map((value) => line(filter, operator, value));
  });
}
