import { useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/form/field';
import { TextArea } from '@/components/ui/form/text-area';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import { languageNames } from '@/lib/i18n/language-names';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { readHolidayLines, type NamedDay } from './holiday-lines';
import { readIcal } from './read-ical';

/** Adds many days at once, as lists of public holidays have them: from a calendar's file, or pasted. Names are in the reader's language. */
export function HolidayImport({ onTake }: { readonly onTake: (days: readonly NamedDay[]) => void }) {
  const t = useMessages('structure.calendars');
  const language = useLanguage();
  const id = useId();
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<number | null>(null);
  const [issue, setIssue] = useState<{ readonly of: 'file' | 'lines'; readonly text: string } | null>(null);

  function take(of: 'file' | 'lines', days: readonly NamedDay[], wrong: string | null) {
    setTaken(wrong === null ? days.length : null);
    setIssue(wrong === null ? null : { of, text: wrong });
    if (wrong === null && days.length > 0) onTake(days);
  }

  async function takeFile(file: File | undefined) {
    if (!file) return;
    const read = readIcal(await file.text());
    take('file', read.days, read.issue && t(`icalIssues.${read.issue.kind}`, { name: read.issue.name }));
  }

  function takeLines() {
    const read = readHolidayLines(text);
    take('lines', read.days, read.issue && t('badLine', read.issue));
    if (!read.issue) setText('');
  }

  const issueOf = (of: 'file' | 'lines') => (issue?.of === of ? issue.text : null);
  return (
    <details className="group mt-4 border-t border-line pt-1">
      <summary className="flex min-h-11 w-fit items-center gap-1.5 rounded font-medium text-accent-text hover:underline">
        {t('import')}
        <ChevronDownIcon className="size-4 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <p className="mb-3 text-muted">{t('importText', { language: languageNames[language] })}</p>
      <Field id={`${id}-file`} label={t('file')} error={issueOf('file')}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".ics,text/calendar"
            onChange={({ target }) => {
              void takeFile(target.files?.[0]);
              target.value = '';
            }}
          />
        )}
      </Field>
      <div className="mt-4">
        <Field id={`${id}-lines`} label={t('pasteText')} error={issueOf('lines')}>
          {(control) => (
            <TextArea
              {...control}
              value={text}
              placeholder={t('pasteExample')}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <Button variant="secondary" type="button" disabled={text.trim() === ''} onClick={takeLines}>
          {t('takeLines')}
        </Button>
        <p role="status" className="text-muted">
          {taken !== null && t('takenDays', { count: taken })}
        </p>
      </div>
    </details>
  );
}
