import type { FieldOption, FieldType } from '../../../lib/contract/platform/form/field';
import type { ReadContext } from '../access/open-section';
import { listsOf, offeredWhole, type ShownSection } from './offered';

interface WireOption {
  readonly value: string;
  readonly label: string;
  readonly parent: string;
}

export const SELECTS: ReadonlySet<FieldType> = new Set(['select', 'gselect', 'mselect', 'othselect']);
export const RADIOS: ReadonlySet<FieldType> = new Set(['radio']);
export const CHECKBOXES: ReadonlySet<FieldType> = new Set(['checkbox']);

export const wireOption = ({ value, label, parent }: FieldOption): WireOption => ({
  value,
  label,
  parent: parent ?? '',
});

/** What the fields of some types offer, by the names of the fields; lists that are too long to be sent are left out. */
export async function wireOptions(
  context: Pick<ReadContext, 'db' | 'language' | 'now'>,
  open: ShownSection,
  types: ReadonlySet<FieldType>,
): Promise<Record<string, WireOption[]>> {
  const lists = listsOf(context, open);
  const fields = [...open.access.values()]
    .map(({ field }) => field)
    .filter(({ type, isRetired }) => types.has(type) && !isRetired);
  const offered = await Promise.all(
    fields.map(async (field) => [field.key, await offeredWhole(lists, field)] as const),
  );
  return Object.fromEntries(offered.flatMap(([key, options]) => (options ? [[key, options.map(wireOption)]] : [])));
}
