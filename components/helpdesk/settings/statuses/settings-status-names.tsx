import { Card } from '@/components/ui/card';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { TextInput } from '@/components/ui/form/text-input';
import { MAX_LENGTH } from '@/lib/contract/helpdesk/limits';
import { useMessages } from '@/lib/i18n/use-messages';
import type { StatusEditing } from './status-changes';

/** What each status is called, and whether it pauses the clock or closes the ticket. */
export function SettingsStatusNames({ statuses, issueOf, onChange }: StatusEditing) {
  const t = useMessages('desk.settings.status');
  return (
    <section aria-labelledby="status-names" className="mt-6">
      <Card className="p-5 md:p-6">
        <h2 id="status-names" className="text-base font-semibold">
          {t('names')}
        </h2>
        <p className="text-muted">{t('namesText')}</p>
        <ul className="mt-3 divide-y divide-line">
          {statuses.map(({ StatusCode, Name, IsPaused, IsClosed }) => {
            const nameIssue = issueOf(StatusCode, 'Name');
            return (
              <li key={StatusCode} className="flex flex-wrap items-start gap-x-6 gap-y-1 py-3">
                <div className="w-full md:max-w-64 md:flex-1 md:basis-48">
                  <TextInput
                    aria-label={t('nameOf', { code: StatusCode })}
                    aria-invalid={nameIssue !== null}
                    maxLength={MAX_LENGTH.name}
                    value={Name}
                    onChange={({ target }) => onChange(StatusCode, { Name: target.value })}
                  />
                  {nameIssue && <FieldIssue text={nameIssue} />}
                </div>
                <div className="flex flex-wrap gap-x-6 md:py-1">
                  <LabelledCheck
                    isOn={IsPaused}
                    label={`${t('isPaused')}: ${Name}`}
                    error={issueOf(StatusCode, 'IsPaused')}
                    onChange={(isOn) => onChange(StatusCode, { IsPaused: isOn })}
                  >
                    {t('isPaused')}
                  </LabelledCheck>
                  <LabelledCheck
                    isOn={IsClosed}
                    label={`${t('isClosed')}: ${Name}`}
                    error={issueOf(StatusCode, 'IsClosed')}
                    onChange={(isOn) => onChange(StatusCode, { IsClosed: isOn })}
                  >
                    {t('isClosed')}
                  </LabelledCheck>
                </div>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
