import type { FilterChoices } from '@/components/ui/filter/filter';
import { ORG_PART_FIELD, type OrgParts } from '@/lib/contract/workplace/reports/org-parts';
import type { ReportFieldEntry } from '@/lib/contract/workplace/reports/reports';

/** The fields with one that is filtered by alone, where the report is narrowed to orgParts. */
export const withOrgParts = (
  fields: readonly ReportFieldEntry[],
  orgParts: OrgParts | null,
): readonly ReportFieldEntry[] =>
  orgParts === null
    ? fields
    : [
        {
          ...{ FieldName: ORG_PART_FIELD, FieldCode: ORG_PART_FIELD, DisplayName: orgParts.title, FieldType: 'text' },
          ...{ IsHidden: false, HasTotal: false, CanGroup: false },
          Options: orgParts.options.map(({ value, text }) => ({ Value: value, Text: text })),
        },
        ...fields,
      ];

/** All of them as they are chosen at first. */
export const chosenOrgParts = (orgParts: OrgParts | null): FilterChoices =>
  orgParts === null ? {} : { [ORG_PART_FIELD]: orgParts.options.map(({ value }) => value) };
