import type { ReplyFor } from '@/lib/contract/all';
import { ORG_LEVELS } from '@/lib/contract/people/organisation-levels';
import { orgPartOf, type OrgParts } from '@/lib/contract/workplace/reports/org-parts';
import { namedOf, type AnyView } from './dashboard-view';

interface Texts {
  readonly title: string;
  /** What stands for all that is saved. */
  readonly saved: string;
}

/** What is chosen of the organisation as the parts that a list is narrowed to, by their names; what has none stands for itself. */
export function orgPartsOf(
  view: Pick<AnyView, 'chosen' | 'saved'>,
  named: ReplyFor<'getOrgSelection'>['Chosen'],
  { title, saved }: Texts,
): OrgParts {
  const nameOf = (level: string, code: string) =>
    named.find(({ KeyCode, Code }) => KeyCode === level && Code === code)?.Name ?? code;
  return {
    title,
    options: [
      ...(view.saved ? [{ value: orgPartOf('saved', view.saved.code), text: saved }] : []),
      ...ORG_LEVELS.flatMap((level) =>
        namedOf(view, level).map((code) => ({ value: orgPartOf(level, code), text: nameOf(level, code) })),
      ),
    ],
  };
}
