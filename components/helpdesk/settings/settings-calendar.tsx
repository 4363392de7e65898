import { useId, type FormEvent } from 'react';
import { changeLine } from '@/components/platform/lookups/changes';
import { useReportChanges } from '@/components/platform/lookups/lookup-context';
import { LookupSaveBar } from '@/components/platform/lookups/lookup-save-bar';
import { useEdited } from '@/components/platform/lookups/use-edited';
import { useSaving } from '@/components/platform/lookups/use-saving';
import { Card } from '@/components/ui/card';
import { SelectField } from '@/components/ui/form/select-field';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { useSettings } from './settings-context';

/** The organisation's calendar, whichever that is. */
const OF_ORGANISATION = 0;

/** By which calendar clocks run. */
export function SettingsCalendar() {
  const { settings, replace } = useSettings();
  const t = useMessages('desk.settings.calendar');
  const lookups = useMessages('lookups');
  const id = useId();
  const saving = useSaving(replace);
  const { value, change, discard } = useEdited(settings.CalendarCode);
  const { send } = useCallMutation('saveHelpdeskCalendar');
  const nameOf = (code: number) =>
    settings.Calendars.find(({ CalendarCode }) => CalendarCode === code)?.Name ?? t('organisations');
  const changes = changeLine(lookups, t('name'), nameOf(settings.CalendarCode), nameOf(value));
  useReportChanges('hours/calendar', changes.length > 0);
  const offered = settings.Calendars.filter(({ CalendarCode, IsActive }) => IsActive || CalendarCode === value);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (await saving.save([{ of: 'calendar', send: () => send({ CalendarCode: value }) }])) discard();
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Card className="max-w-2xl p-5 md:p-6">
        <p className="mb-4 text-muted">{t('text')}</p>
        <SelectField
          id={id}
          label={t('name')}
          error={saving.issueOf('calendar', 'CalendarCode')}
          value={value}
          onChange={({ target }) => change(Number(target.value))}
        >
          <option value={OF_ORGANISATION}>{t('organisations')}</option>
          {offered.map(({ CalendarCode, Name }) => (
            <option key={CalendarCode} value={CalendarCode}>
              {Name}
            </option>
          ))}
        </SelectField>
      </Card>
      <LookupSaveBar saving={saving} changes={changes} onDiscard={discard} />
    </form>
  );
}
