import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { DateField } from '@/components/form/date-field';
import { TextField } from '@/components/ui/form/text-field';
import { MAX_LENGTH } from '@/lib/contract/helpdesk/limits';
import { useMessages } from '@/lib/i18n/use-messages';
import { isDate, type Holiday } from './holiday-lines';

/** Adds one day. */
export function HolidayForm({ onAdd }: { readonly onAdd: (day: Holiday) => void }) {
  const t = useMessages('desk.settings.hour');
  const lookups = useMessages('lookups');
  const id = useId();
  const [day, setDay] = useState<Holiday>({ On: '', Name: '' });
  const canAdd = isDate(day.On) && day.Name.trim() !== '';

  function add(event: FormEvent) {
    event.preventDefault();
    if (!canAdd) return;
    onAdd({ ...day, Name: day.Name.trim() });
    setDay({ On: '', Name: '' });
  }

  return (
    <form onSubmit={add} noValidate className="mt-4 flex flex-wrap items-end gap-3">
      <div className="w-44">
        <DateField id={`${id}-on`} label={t('date')} value={day.On} onDay={(On) => setDay({ ...day, On })} />
      </div>
      <div className="min-w-40 flex-1">
        <TextField
          id={`${id}-name`}
          label={lookups('name')}
          maxLength={MAX_LENGTH.name}
          value={day.Name}
          onChange={({ target }) => setDay({ ...day, Name: target.value })}
        />
      </div>
      <Button variant="secondary" type="submit" disabled={!canAdd}>
        {t('addHoliday')}
      </Button>
    </form>
  );
}
