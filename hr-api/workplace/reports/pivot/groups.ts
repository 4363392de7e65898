import { sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../../../lib/contract/platform/languages';
import type { PivotGroup } from '../../../../lib/contract/workplace/reports/pivot';
import { ZONE } from '../../../platform/dates';
import { fieldTitle } from '../field-titles';
import type { ReportField } from '../report';

/** Whether a field has few enough values to group rows by; days are taken by their years. */
export const isGroupable = ({ type, choices }: ReportField): boolean =>
  type === 'text' ? choices !== undefined : type !== 'number';

/** What rows of a group have in common, as a text; empty for none. */
export function groupKey({ type, value }: ReportField): SQL {
  if (type === 'boolean') return sql`coalesce(${value}, false)::text`;
  if (type === 'date') return sql`coalesce(to_char(${value}, 'YYYY'), '')`;
  if (type === 'instant') return sql`coalesce(to_char(${value} at time zone ${ZONE}, 'YYYY'), '')`;
  return sql`coalesce((${value})::text, '')`;
}

/** The groups that were found in the order of what they stand for, those without a value and all others last; null stands for others. */
export async function groupsOf(
  { type, choices }: ReportField,
  found: ReadonlySet<string | null>,
  language: Language,
): Promise<PivotGroup[]> {
  const known = type === 'boolean' ? yesAndNo(language) : ((await choices?.()) ?? []);
  const texts = new Map(known.map(({ value, text }) => [value, text]));
  const places = new Map(known.map(({ value }, at) => [value, at]));
  const values = [...found].filter((value) => value !== null && value !== '') as string[];
  const placeOf = (value: string) => places.get(value) ?? known.length;
  values.sort((one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other, language));
  return [
    ...values.map((value): PivotGroup => ({ Value: value, Text: texts.get(value) ?? value, Kind: 'value' })),
    ...(found.has('') ? [{ Value: '', Text: fieldTitle('NoValue', language), Kind: 'none' as const }] : []),
    ...(found.has(null) ? [{ Value: '', Text: fieldTitle('Others', language), Kind: 'others' as const }] : []),
  ];
}

const yesAndNo = (language: Language) => [
  { value: 'true', text: fieldTitle('Yes', language) },
  { value: 'false', text: fieldTitle('No', language) },
];
