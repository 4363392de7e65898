import { changeLine } from '@/components/platform/lookups/changes';
import type { LookupMessages } from '@/components/platform/lookups/lookup-context';
import type { HelpdeskSettings } from '@/lib/contract/helpdesk/settings';
import { fillIn } from '@/lib/i18n/fill-in';
import { codesOf } from './next-statuses';
import type { SettingsMessages } from '../settings-messages';

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
  { words: { status }, lookupWords: words }: { words: SettingsMessages; lookupWords: LookupMessages },
  kept: readonly Status[],
  value: readonly Status[],
): readonly string[] {
  const nameOf = (code: number) => value.find(({ StatusCode }) => StatusCode === code)?.Name ?? '';
  const namesOf = (wire: string) => codesOf(wire).map(nameOf).join(', ');
  return value.flatMap((now, at) => {
    const before = kept[at];
    if (!before) return [];
    const next = fillIn(status.mayGo, { name: before.Name });
    const mark = (what: string, had: boolean, has: boolean) =>
      had === has ? [] : [fillIn(has ? words.added : words.removed, { what: `${before.Name}, ${what}` })];
    return [
      ...changeLine(words, words.name, before.Name, now.Name),
      ...changeLine(words, `${status.desk}: ${next}`, namesOf(before.DependsCodes), namesOf(now.DependsCodes)),
      ...changeLine(
        words,
        `${status.requester}: ${next}`,
        namesOf(before.RequesterDependsCodes),
        namesOf(now.RequesterDependsCodes),
      ),
      ...mark(status.isPaused, before.IsPaused, now.IsPaused),
      ...mark(status.isClosed, before.IsClosed, now.IsClosed),
    ];
  });
}
