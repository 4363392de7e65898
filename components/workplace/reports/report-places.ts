import type { FilterChoices } from '@/components/ui/filter/filter';
import { PLACE_FIELD, type Place } from '@/lib/contract/workplace/reports/places';
import type { ReportFieldEntry } from '@/lib/contract/workplace/reports/reports';

/** Parts of the organisation that a report is narrowed to, and what they are called together. */
export interface Places {
  readonly title: string;
  readonly options: readonly { readonly value: Place; readonly text: string }[];
}

/** The fields with one that is filtered by alone, where the report is narrowed to places. */
export const withPlaces = (fields: readonly ReportFieldEntry[], places: Places | null): readonly ReportFieldEntry[] =>
  places === null
    ? fields
    : [
        {
          ...{ FieldName: PLACE_FIELD, FieldCode: PLACE_FIELD, DisplayName: places.title, FieldType: 'text' },
          ...{ IsHidden: false, HasTotal: false, CanGroup: false },
          Options: places.options.map(({ value, text }) => ({ Value: value, Text: text })),
        },
        ...fields,
      ];

/** All of them as they are chosen at first. */
export const chosenPlaces = (places: Places | null): FilterChoices =>
  places === null ? {} : { [PLACE_FIELD]: places.options.map(({ value }) => value) };
