import { useId, type FormEvent } from 'react';
import { DateField } from '@/components/form/date-field';
import { NamesField } from '@/components/platform/lookups/rows/names-field';
import { Button } from '@/components/ui/button/button';
import { SelectField } from '@/components/ui/form/select-field';
import { DAY_KINDS, DAY_PORTIONS, type DayKind, type DayPortion } from '@/lib/contract/platform/calendar-rules';
import { languages } from '@/lib/contract/platform/languages';
import { MAX_HOLIDAY_NAME } from '@/lib/contract/structure/calendar-rules';
import type { CalendarHoliday } from '@/lib/contract/structure/calendars';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { isDate } from './holiday-lines';

const NAMES = { type: 'names', maxLength: MAX_HOLIDAY_NAME } as const;

interface HolidayFormProps {
  readonly day: CalendarHoliday;
  readonly onChange: (day: CalendarHoliday) => void;
  readonly onTake: (day: CalendarHoliday) => void;
}

/** One day, to be put into the list; one that is there already is replaced. */
export function HolidayForm({ day, onChange, onTake }: HolidayFormProps) {
  const t = useMessages('structure.calendars');
  const lookups = useMessages('lookups');
  const language = useLanguage();
  const id = useId();
  const isWhole = isDate(day.On) && languages.some((each) => day.Names[each].trim() !== '');

  function take(event: FormEvent) {
    event.preventDefault();
    if (isWhole) onTake(day);
  }

  return (
    <form onSubmit={take} noValidate className="mt-4 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <DateField id={`${id}-on`} label={t('date')} value={day.On} onDay={(On) => onChange({ ...day, On })} />
      <NamesField
        cell={{ name: 'Names', column: NAMES, language, label: lookups('name') }}
        names={day.Names}
        error={null}
        onChange={(Names) => onChange({ ...day, Names })}
      />
      <SelectField
        id={`${id}-kind`}
        label={t('kind')}
        value={day.Kind}
        onChange={({ target }) => onChange({ ...day, Kind: target.value as DayKind })}
      >
        {DAY_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        id={`${id}-portion`}
        label={t('freePortion')}
        value={day.Portion}
        onChange={({ target }) => onChange({ ...day, Portion: target.value as DayPortion })}
      >
        {DAY_PORTIONS.map((portion) => (
          <option key={portion} value={portion}>
            {t(`portions.${portion}`)}
          </option>
        ))}
      </SelectField>
      <div>
        <Button variant="secondary" type="submit" disabled={!isWhole}>
          {t('take')}
        </Button>
      </div>
    </form>
  );
}
