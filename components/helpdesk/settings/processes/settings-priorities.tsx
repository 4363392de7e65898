import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { PlusIcon } from '../../desk/desk-icons';
import { priorityChanges, type Priority } from './priority-changes';
import { useSettings, useReportChanges } from '../settings-context';
import { SettingsPriority } from './settings-priority';
import { SettingsSaveBar } from '../settings-save-bar';
import { useEdited } from '../use-edited';
import { useSaving } from '../use-saving';

const EMPTY: Priority = {
  PriorityCode: 0,
  Name: '',
  IsActive: true,
  IsDefault: false,
  ResponseMinutes: 0,
  ResolutionMinutes: 0,
};

/** How soon each priority is answered and solved, and which one a new ticket has at first. */
export function SettingsPriorities() {
  const t = useMessages('desk.settings');
  const language = useLanguage();
  const { settings } = useSettings();
  const saving = useSaving();
  const { value, change, discard } = useEdited<readonly Priority[]>(settings.Priorities);
  const { send } = useCallMutation('saveHelpdeskPriority');
  const changes = priorityChanges(t, language, settings.Priorities, value);
  useReportChanges('priorities', changes.length > 0);

  const put = (at: number, part: Partial<Priority>) =>
    change(value.map((each, i) => (i === at ? { ...each, ...part } : part.IsDefault ? noDefault(each) : each)));

  async function save(event: FormEvent) {
    event.preventDefault();
    let present = value;
    const changed = value
      .map((priority, at) => ({ priority, at }))
      .filter(({ priority, at }) => JSON.stringify(priority) !== JSON.stringify(settings.Priorities[at]))
      // The one that becomes the default takes that from the other.
      .sort((one, other) => Number(other.priority.IsDefault) - Number(one.priority.IsDefault));
    const isSaved = await saving.save(
      changed.map(({ priority, at }) => ({
        of: `priority-${at}`,
        send: () => send(priority),
        onSaved: ({ Priorities }) => {
          if (priority.PriorityCode !== 0) return;
          const had = new Set(present.map(({ PriorityCode }) => PriorityCode));
          const made = Priorities.find(({ PriorityCode }) => !had.has(PriorityCode));
          if (made) change((present = present.map((each, i) => (i === at ? made : each))));
        },
      })),
    );
    if (isSaved) discard();
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <p className="mb-4 text-muted">{t('priority.text')}</p>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {value.map((priority, at) => (
          <SettingsPriority
            key={at}
            priority={priority}
            faultOf={(path) => saving.faultOf(`priority-${at}`, path)}
            onChange={(part) => put(at, part)}
            onRemove={priority.PriorityCode === 0 ? () => change(value.filter((each) => each !== priority)) : undefined}
          />
        ))}
      </ul>
      <Button variant="secondary" type="button" onClick={() => change([...value, EMPTY])} className="mt-4">
        <PlusIcon className="size-4" />
        {t('priority.add')}
      </Button>
      <SettingsSaveBar
        saving={saving}
        changes={changes}
        onDiscard={() => {
          saving.forget();
          discard();
        }}
      />
    </form>
  );
}

const noDefault = (priority: Priority): Priority => ({ ...priority, IsDefault: false });
