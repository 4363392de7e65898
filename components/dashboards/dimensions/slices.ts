import type { ReplyFor } from '@/lib/contract/all';
import type { Language } from '@/lib/contract/platform/languages';
import { shownParts, type Part } from '../charts/part';
import type { FigureRow } from '../figure-table';
import { addressOfPeople, type DashboardView } from '../model/dashboard-view';
import { numberText } from '../model/number-text';

export type Slice = ReplyFor<'countByDimension'>['Slices'][number];
type Dimension = Pick<ReplyFor<'listDimensions'>[number], 'Code' | 'Level'>;

/** The people of a part as a list; none of those that are told together. */
function addressOfSlice(view: DashboardView, { Code, Level }: Dimension, slice: Slice): `/${string}` | undefined {
  if (slice.Code === null || slice.Count === 0) return undefined;
  if (Level === null) return addressOfPeople(view, { dimension: Code, part: slice.Code });
  return slice.Code === '' ? undefined : addressOfPeople(view, { chosen: { [Level]: [slice.Code] } });
}

/** The rows of a table of parts: each with its people and their share. */
export const sliceRows = (view: DashboardView, dimension: Dimension, slices: readonly Slice[]): FigureRow[] =>
  slices.map((slice) => ({
    label: slice.Label,
    values: [slice.Count, slice.Percentage],
    href: addressOfSlice(view, dimension, slice),
  }));

/** The parts of a ring, each with its list. */
export const ringParts = (
  view: DashboardView,
  dimension: Dimension,
  { slices, others }: { readonly slices: readonly Slice[]; readonly others: string },
): readonly Part[] =>
  shownParts(
    slices.map((slice) => ({ label: slice.Label, value: slice.Count, href: addressOfSlice(view, dimension, slice) })),
    others,
  );

/** The largest part, as a sentence names it. */
export function largestOf(slices: readonly Slice[], language: Language) {
  const [most] = [...slices].sort((one, other) => other.Count - one.Count);
  return most && most.Count > 0
    ? { name: most.Label, most: most.Count, share: numberText(most.Percentage, language) }
    : null;
}
