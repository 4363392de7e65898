import type { ReplyFor } from '@/lib/contract/all';
import { ORG_LEVELS } from '@/lib/contract/people/organisation-levels';
import { placeOf, type Place } from '@/lib/contract/workplace/reports/places';
import { namedOf, type AnyView } from './dashboard-view';

interface Texts {
  readonly title: string;
  /** What stands for all that is kept. */
  readonly kept: string;
}

/** What is chosen of the organisation as the places that a list is narrowed to, by their names; what has none stands for itself. */
export function placesOf(
  view: Pick<AnyView, 'chosen' | 'kept'>,
  named: ReplyFor<'getOrgSelection'>['Chosen'],
  { title, kept }: Texts,
): { readonly title: string; readonly options: readonly { readonly value: Place; readonly text: string }[] } {
  const nameOf = (level: string, code: string) =>
    named.find(({ KeyCode, Code }) => KeyCode === level && Code === code)?.Name ?? code;
  return {
    title,
    options: [
      ...(view.kept ? [{ value: placeOf('kept', view.kept.code), text: kept }] : []),
      ...ORG_LEVELS.flatMap((level) =>
        namedOf(view, level).map((code) => ({ value: placeOf(level, code), text: nameOf(level, code) })),
      ),
    ],
  };
}
