import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { Select } from '@/components/ui/form/select';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import { DAY_PORTIONS, type DayPortion } from '@/lib/contract/platform/calendar-rules';
import type { CalendarWeekday } from '@/lib/contract/structure/calendars';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { offWeeksText } from './off-weeks-text';
import { WEEKS, withPortion } from './working-week';

interface WeekdayPatternProps {
  readonly day: CalendarWeekday;
  readonly name: string;
  readonly onChange: (day: CalendarWeekday) => void;
}

/** What of a day its hours are, and which of a month are off all the same. */
export function WeekdayPattern({ day, name, onChange }: WeekdayPatternProps) {
  const t = useMessages('structure.calendars');
  const language = useLanguage();
  const { Portion, OffWeeks } = day;
  const toggled = (week: number) =>
    OffWeeks.includes(week) ? OffWeeks.filter((each) => each !== week) : [...OffWeeks, week].sort();
  return (
    <details className="group ml-7.5">
      <summary className="flex min-h-11 w-fit items-center gap-1.5 rounded text-muted hover:text-ink md:min-h-9">
        {OffWeeks.length === 0 ? t('everyWeek') : offWeeksText(t, language, OffWeeks)}
        {Portion !== 'whole' && `, ${t(`portions.${Portion}`)}`}
        <ChevronDownIcon className="size-4 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 pb-2">
        <div className="w-44">
          <Select
            aria-label={t('portionOf', { day: name })}
            value={Portion}
            onChange={({ target }) => onChange(withPortion(day, target.value as DayPortion))}
          >
            {DAY_PORTIONS.map((portion) => (
              <option key={portion} value={portion}>
                {t(`portions.${portion}`)}
              </option>
            ))}
          </Select>
        </div>
        <fieldset className="flex flex-wrap items-center gap-x-4">
          <legend className="float-left mr-4 text-muted">{t('offWeeks')}</legend>
          {WEEKS.map((week) => (
            <LabelledCheck
              key={week}
              isOn={OffWeeks.includes(week)}
              label={t('offWeek', { day: name, week })}
              onChange={() => onChange({ ...day, OffWeeks: toggled(week) })}
            >
              {week}
            </LabelledCheck>
          ))}
        </fieldset>
      </div>
    </details>
  );
}
