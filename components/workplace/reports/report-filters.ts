import { chosenOptions, type Filter, type FilterChoices } from '@/components/ui/filter/filter';
import type { ReportFieldEntry } from '@/lib/contract/workplace/reports/reports';
import type { Translate } from '@/lib/i18n/message-key';
import type { ReportFilters } from './report-source';

/** The filters that a report's fields offer: those with few values, by what these stand for. */
export const filtersOf = (fields: readonly ReportFieldEntry[], t: Translate<'reports'>): Filter[] =>
  fields.flatMap(({ FieldCode, DisplayName, FieldType, Options }): Filter[] => {
    const named = { id: FieldCode, title: DisplayName };
    if (FieldType === 'boolean') {
      const options = (['true', 'false'] as const).map((value) => ({
        value,
        text: t(value === 'true' ? 'yes' : 'no'),
      }));
      return [{ ...named, type: 2, options }];
    }
    if (Options.length === 0) return [];
    return [{ ...named, type: 1, options: Options.map(({ Value, Text }) => ({ value: Value, text: Text })) }];
  });

/** Lines of a question. */
export type WireFilters = NonNullable<ReportFilters['Filters']>;

/** What is chosen, as the lines of a question. */
export const wireFilters = (filters: readonly Filter[], choices: FilterChoices): WireFilters =>
  filters.flatMap((filter) =>
    filter.type === 3 ? [] : chosenOptions(choices, filter).map((FieldValue) => ({ FieldCode: filter.id, FieldValue })),
  );
