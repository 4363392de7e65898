import { changeLine } from '@/components/platform/lookups/changes';
import type { HelpdeskSettings } from '@/lib/contract/helpdesk/settings';
import type { Translate } from '@/lib/i18n/message-key';
import { codesOf } from './next-statuses';

export type Status = HelpdeskSettings['Statuses'][number];
/** Whose next statuses are meant: the helpdesk's, or those of who asked. */
export type Side = 'DependsCodes' | 'RequesterDependsCodes';

/** What the parts of the statuses share. */
export interface StatusEditing {
  readonly statuses: readonly Status[];
  readonly issueOf: (code: number, path: string) => string | null;
  readonly onChange: (code: number, part: Partial<Status>) => void;
}

/** What saving the statuses would change, a line for each. */
export function statusChanges(
  t: Translate<'desk.settings.status'>,
  lookups: Translate<'lookups'>,
  kept: readonly Status[],
  value: readonly Status[],
): readonly string[] {
  const nameOf = (code: number) => value.find(({ StatusCode }) => StatusCode === code)?.Name ?? '';
  const namesOf = (wire: string) => codesOf(wire).map(nameOf).join(', ');
  return value.flatMap((now, at) => {
    const before = kept[at];
    if (!before) return [];
    const next = t('mayGo', { name: before.Name });
    const mark = (what: string, had: boolean, has: boolean) =>
      had === has ? [] : [lookups(has ? 'added' : 'removed', { what: `${before.Name}, ${what}` })];
    return [
      ...changeLine(lookups, lookups('name'), before.Name, now.Name),
      ...changeLine(lookups, `${t('desk')}: ${next}`, namesOf(before.DependsCodes), namesOf(now.DependsCodes)),
      ...changeLine(
        lookups,
        `${t('requester')}: ${next}`,
        namesOf(before.RequesterDependsCodes),
        namesOf(now.RequesterDependsCodes),
      ),
      ...mark(t('isPaused'), before.IsPaused, now.IsPaused),
      ...mark(t('isClosed'), before.IsClosed, now.IsClosed),
    ];
  });
}
