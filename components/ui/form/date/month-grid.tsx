import { clsx } from 'clsx';
import { useLanguage } from '@/lib/i18n/messages-context';
import { monthsLater } from '@/lib/typed/calendar-days';
import { monthNames } from '@/lib/typed/month-names';
import type { CalendarGridProps } from './day-grid';
import { useGridFocus } from './use-grid-focus';

const ROWS = [0, 1, 2, 3];
const COLUMNS = [0, 1, 2];

/** A year by its months. */
export function MonthGrid({ label, day, today, chosen, onMove, onPick }: CalendarGridProps) {
  const language = useLanguage();
  const [long, short] = [monthNames(language, 'long'), monthNames(language, 'short')];
  const year = day.slice(0, 4);
  const moves = {
    ArrowLeft: monthsLater(day, -1),
    ArrowRight: monthsLater(day, 1),
    ArrowUp: monthsLater(day, -3),
    ArrowDown: monthsLater(day, 3),
    Home: `${year}-01-01`,
    End: `${year}-12-01`,
    PageUp: monthsLater(day, -12),
    PageDown: monthsLater(day, 12),
  };
  const keys = useGridFocus(day, moves, onMove);
  return (
    <table {...keys} role="grid" aria-label={label} className="mt-2 w-full table-fixed text-center">
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            {COLUMNS.map((column) => {
              const at = row * COLUMNS.length + column;
              const month = `${year}-${String(at + 1).padStart(2, '0')}`;
              const isChosen = chosen?.slice(0, 7) === month;
              return (
                <td key={month} role="gridcell" aria-selected={isChosen} className="p-0.5">
                  <button
                    type="button"
                    tabIndex={day.startsWith(month) ? 0 : -1}
                    data-current={day.startsWith(month) || undefined}
                    aria-current={today.startsWith(month) ? 'date' : undefined}
                    aria-label={`${long[at]} ${year}`}
                    onClick={() => onPick(`${month}-01`)}
                    className={clsx(
                      'min-h-11 w-full rounded outline-offset-[-2px]',
                      isChosen ? 'bg-accent font-semibold text-accent-ink' : 'hover:bg-hover',
                      today.startsWith(month) && 'underline decoration-2 underline-offset-4',
                    )}
                  >
                    {short[at]}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
