import { useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/form/field';
import { TextArea } from '@/components/ui/form/text-area';
import { useMessages } from '@/lib/i18n/use-messages';
import { readHolidayLines, type Holiday } from './holiday-lines';

/** Adds many days at once, as a list of public holidays has them. */
export function HolidayPaste({ onTake }: { readonly onTake: (days: readonly Holiday[]) => void }) {
  const t = useMessages('desk.settings.hour');
  const id = useId();
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<number | null>(null);
  const [issue, setIssue] = useState<string | null>(null);

  function take() {
    const read = readHolidayLines(text);
    setTaken(null);
    setIssue(read.issue && t('badLine', read.issue));
    if (read.issue || read.days.length === 0) return;
    onTake(read.days);
    setTaken(read.days.length);
    setText('');
  }

  return (
    <details className="mt-4 border-t border-line pt-1">
      <summary className="min-h-11 rounded py-3 font-medium text-accent-text hover:underline">{t('paste')}</summary>
      <Field id={id} label={t('pasteText')} error={issue}>
        {(control) => (
          <TextArea
            {...control}
            value={text}
            placeholder={t('pasteExample')}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <Button variant="secondary" type="button" disabled={text.trim() === ''} onClick={take}>
          {t('take')}
        </Button>
        <p role="status" className="text-muted">
          {taken !== null && t('takenDays', { count: taken })}
        </p>
      </div>
    </details>
  );
}
