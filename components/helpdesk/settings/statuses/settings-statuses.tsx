import { useState, type FormEvent } from 'react';
import { useReportChanges } from '@/components/platform/lookups/lookup-context';
import { LookupSaveBar } from '@/components/platform/lookups/lookup-save-bar';
import { useEdited } from '@/components/platform/lookups/use-edited';
import { useSaving } from '@/components/platform/lookups/use-saving';
import { Card } from '@/components/ui/card';
import { Segmented } from '@/components/ui/form/segmented';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { useSettings } from '../settings-context';
import { SettingsStatusNames } from './settings-status-names';
import { statusChanges, type Side, type Status } from './status-changes';
import { StatusMatrix } from './status-matrix';

/** What a ticket may become from each status, by the helpdesk and by who asked; names, and which ones pause or close. */
export function SettingsStatuses() {
  const { settings, replace } = useSettings();
  const t = useMessages('desk.settings.status');
  const lookups = useMessages('lookups');
  const saving = useSaving(replace);
  const [side, setSide] = useState<Side>('DependsCodes');
  const { value, change, discard } = useEdited<readonly Status[]>(settings.Statuses);
  const { send } = useCallMutation('saveHelpdeskStatus');
  const changes = statusChanges(t, lookups, settings.Statuses, value);
  useReportChanges('statuses', changes.length > 0);

  const put = (code: number, part: Partial<Status>) =>
    change(value.map((status) => (status.StatusCode === code ? { ...status, ...part } : status)));

  async function save(event: FormEvent) {
    event.preventDefault();
    const changed = value.filter((now, at) => JSON.stringify(now) !== JSON.stringify(settings.Statuses[at]));
    const isSaved = await saving.save(
      changed.map((status) => ({ of: `status-${status.StatusCode}`, send: () => send(status) })),
    );
    if (isSaved) discard();
  }

  const surroundings = {
    statuses: value,
    issueOf: (code: number, path: string) => saving.issueOf(`status-${code}`, path),
    onChange: put,
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 md:px-6">
          <p className="min-w-0 flex-1 basis-72 text-muted">{t('text')}</p>
          <div className="w-full sm:w-72">
            <Segmented
              label={t('side')}
              options={[
                { value: 'DependsCodes', text: t('desk') },
                { value: 'RequesterDependsCodes', text: t('requester') },
              ]}
              chosen={side}
              onChoose={setSide}
            />
          </div>
        </div>
        <StatusMatrix side={side} {...surroundings} />
      </Card>
      <SettingsStatusNames {...surroundings} />
      <LookupSaveBar saving={saving} changes={changes} onDiscard={discard} />
    </form>
  );
}
