import { useState, type FormEvent } from 'react';
import { Card } from '@/components/ui/card';
import { Segmented } from '@/components/ui/form/segmented';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { useSettings, useReportChanges } from '../settings-context';
import { SettingsSaveBar } from '../settings-save-bar';
import { SettingsStatusNames } from './settings-status-names';
import { statusChanges, type Side, type Status } from './status-changes';
import { StatusMatrix } from './status-matrix';
import { useEdited } from '../use-edited';
import { useSaving } from '../use-saving';

/** What a ticket may become from each status, by the helpdesk and by who asked; names, and which ones pause or close. */
export function SettingsStatuses() {
  const t = useMessages('desk.settings');
  const { settings } = useSettings();
  const saving = useSaving();
  const [side, setSide] = useState<Side>('DependsCodes');
  const { value, change, discard } = useEdited<readonly Status[]>(settings.Statuses);
  const { send } = useCallMutation('saveHelpdeskStatus');
  const changes = statusChanges(t, settings.Statuses, value);
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
    faultOf: (code: number, path: string) => saving.faultOf(`status-${code}`, path),
    onChange: put,
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 md:px-6">
          <p className="min-w-0 flex-1 basis-72 text-muted">{t('status.text')}</p>
          <div className="w-full sm:w-72">
            <Segmented
              label={t('status.side')}
              options={[
                { value: 'DependsCodes', text: t('status.desk') },
                { value: 'RequesterDependsCodes', text: t('status.requester') },
              ]}
              chosen={side}
              onChoose={setSide}
            />
          </div>
        </div>
        <StatusMatrix side={side} {...surroundings} />
      </Card>
      <SettingsStatusNames {...surroundings} />
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
