import { clsx } from 'clsx';
import { longDateText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { daysLater, monthsLater, placeInWeek, weekdayNames, weeksOfMonth } from '@/lib/typed/calendar-days';
import { useGridFocus } from './use-grid-focus';

export interface CalendarGridProps {
  readonly label: string;
  /** Days are `2025-03-05`. Where the keys are. */
  readonly day: string;
  readonly today: string;
  readonly chosen: string | null;
  readonly onMove: (day: string) => void;
  readonly onPick: (day: string) => void;
}

/** A month by its days. Arrows, Page Up and Down, Home and End go through it as in every calendar. */
export function DayGrid({ label, day, today, chosen, onMove, onPick }: CalendarGridProps) {
  const language = useLanguage();
  const place = placeInWeek(day, language);
  const moves = {
    ArrowLeft: daysLater(day, -1),
    ArrowRight: daysLater(day, 1),
    ArrowUp: daysLater(day, -7),
    ArrowDown: daysLater(day, 7),
    Home: daysLater(day, -place),
    End: daysLater(day, 6 - place),
    PageUp: monthsLater(day, -1),
    PageDown: monthsLater(day, 1),
    'Shift+PageUp': monthsLater(day, -12),
    'Shift+PageDown': monthsLater(day, 12),
  };
  const keys = useGridFocus(day, moves, onMove);
  return (
    <table {...keys} role="grid" aria-label={label} className="mt-2 w-full table-fixed text-center digits">
      <thead>
        <tr>
          {weekdayNames(language).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className="py-1 text-xs font-normal text-muted">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(day, language).map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <td key={one} role="gridcell" aria-selected={one === chosen} className="p-0">
                <button
                  type="button"
                  tabIndex={one === day ? 0 : -1}
                  data-current={one === day || undefined}
                  aria-current={one === today ? 'date' : undefined}
                  aria-label={longDateText(new Date(`${one}T00:00:00Z`), language, 'UTC')}
                  onClick={() => onPick(one)}
                  className={clsx(
                    'min-h-11 w-full rounded outline-offset-[-2px] md:min-h-9',
                    one === chosen ? 'bg-accent font-semibold text-accent-ink' : 'hover:bg-hover',
                    one !== chosen && one.slice(0, 7) !== day.slice(0, 7) && 'text-muted',
                    one === today && 'underline decoration-2 underline-offset-4',
                  )}
                >
                  {Number(one.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
