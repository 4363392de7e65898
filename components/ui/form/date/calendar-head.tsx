import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { monthsLater } from '@/lib/typed/calendar-days';
import { monthNames } from '@/lib/typed/month-names';
import { iconButtonClasses } from '../../button/icon-button-classes';
import { ChevronRightIcon } from '../../icons/icons';
import { ChevronLeftIcon } from '../../icons/reading-icons';
import { Select } from '../select';

interface CalendarHeadProps {
  readonly day: string;
  readonly part: 'day' | 'month';
  readonly onMove: (day: string) => void;
}

const YEARS_BEFORE = 100;
const YEARS_AFTER = 30;

/** The month that a calendar shows, and the way to others: one further, or any at once. */
export function CalendarHead({ day, part, onMove }: CalendarHeadProps) {
  const t = useMessages('form.date');
  const language = useLanguage();
  const [year = 0, month = 1] = day.split('-').map(Number);
  const thisYear = new Date().getFullYear();
  const first = Math.min(year, thisYear - YEARS_BEFORE);
  const years = Array.from({ length: Math.max(year, thisYear + YEARS_AFTER) - first + 1 }, (_, at) => first + at);
  const step = part === 'day' ? 1 : 12;
  const move = (months: number) => onMove(monthsLater(day, months));
  const selectClasses =
    'min-h-10! w-auto! border-transparent! py-1! pr-7! pl-2! font-medium hover:bg-hover [background-position:right_0.375rem_center]!';
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        aria-label={t(part === 'day' ? 'previousMonth' : 'previousYear')}
        onClick={() => move(-step)}
        className={iconButtonClasses}
      >
        <ChevronLeftIcon />
      </button>
      <div className="flex min-w-0 flex-1 justify-center gap-1">
        {part === 'day' && (
          <Select
            aria-label={t('month')}
            value={month}
            onChange={({ target }) => move(Number(target.value) - month)}
            className={selectClasses}
          >
            {monthNames(language, 'long').map((name, at) => (
              <option key={name} value={at + 1}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <Select
          aria-label={t('year')}
          value={year}
          onChange={({ target }) => move((Number(target.value) - year) * 12)}
          className={`${selectClasses} digits`}
        >
          {years.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </div>
      <button
        type="button"
        aria-label={t(part === 'day' ? 'nextMonth' : 'nextYear')}
        onClick={() => move(step)}
        className={iconButtonClasses}
      >
        <ChevronRightIcon />
      </button>
    </div>
  );
}
