import { useId, type FormEvent } from 'react';
import { listChanges } from '@/components/platform/lookups/changes';
import { useReportChanges } from '@/components/platform/lookups/lookup-context';
import { LookupSaveBar } from '@/components/platform/lookups/lookup-save-bar';
import { RemoveButton } from '@/components/platform/lookups/rows/remove-button';
import { useEdited } from '@/components/platform/lookups/use-edited';
import { useSaving } from '@/components/platform/lookups/use-saving';
import { Card } from '@/components/ui/card';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { dayText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { HolidayForm } from './holiday-form';
import { withHolidays, type Holiday } from './holiday-lines';
import { HolidayPaste } from './holiday-paste';
import { useSettings } from '../settings-context';

/** The days on which no clock runs. Past ones are folded away, as tickets of then were counted by them. */
export function SettingsHolidays({ today }: { readonly today: string }) {
  const { settings, replace } = useSettings();
  const t = useMessages('desk.settings.hour');
  const lookups = useMessages('lookups');
  const language = useLanguage();
  const id = useId();
  const saving = useSaving(replace);
  const { value, change, discard } = useEdited<readonly Holiday[]>(settings.Holidays);
  const { send } = useCallMutation('saveHolidays');
  const lineOf = ({ On, Name }: Holiday) => `${dayText(On, language)} ${Name}`;
  const changes = listChanges(lookups, settings.Holidays.map(lineOf), value.map(lineOf));
  useReportChanges('hours/holidays', changes.length > 0);
  const past = value.filter(({ On }) => On < today);
  const coming = value.filter(({ On }) => On >= today);

  const add = (days: readonly Holiday[]) => change(withHolidays(value, days));

  async function save(event: FormEvent) {
    event.preventDefault();
    if (await saving.save([{ of: 'holidays', send: () => send({ Holidays: [...value] }) }])) discard();
  }

  const list = (days: readonly Holiday[]) => (
    <ul className="divide-y divide-line">
      {days.map((day) => {
        const issue = saving.issueOf('holidays', `Holidays.${value.indexOf(day)}`);
        return (
          <li key={day.On} className="py-1">
            <div className="flex items-center gap-4">
              <span className="w-28 shrink-0 whitespace-nowrap text-muted digits">{dayText(day.On, language)}</span>
              <span className="min-w-0 flex-1 font-medium">{day.Name}</span>
              <RemoveButton name={lineOf(day)} onClick={() => change(value.filter((each) => each !== day))} />
            </div>
            {issue && <FieldIssue text={issue} />}
          </li>
        );
      })}
    </ul>
  );

  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-base font-semibold">{t('holidays')}</h2>
      <p className="text-muted">{t('holidaysText')}</p>
      <HolidayForm onAdd={(day) => add([day])} />
      <form id={id} onSubmit={(event) => void save(event)} noValidate>
        {value.length === 0 && <p className="mt-4 rounded bg-surface-sunken px-3 py-2.5">{t('noHolidays')}</p>}
        <div className="mt-3">{list(coming)}</div>
        {past.length > 0 && (
          <details className="mt-2 border-t border-line">
            <summary className="min-h-11 rounded py-3 font-medium text-muted hover:text-ink">
              {t('past', { count: past.length })}
            </summary>
            {list(past)}
          </details>
        )}
        <LookupSaveBar
          saving={saving}
          changes={changes}
          onDiscard={() => {
            saving.forget();
            discard();
          }}
        />
      </form>
      <HolidayPaste onTake={add} />
    </Card>
  );
}
