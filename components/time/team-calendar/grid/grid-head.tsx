import { clsx } from 'clsx';
import type { GridDay } from '../model/grid-model';

interface GridHeadProps {
  readonly days: readonly GridDay[];
  readonly isMonth: boolean;
  readonly person: string;
}

/** The days above the rows. */
export function GridHead({ days, isMonth, person }: GridHeadProps) {
  return (
    <div role="row" aria-rowindex={1} className="sticky top-0 z-20 flex border-b border-line bg-surface">
      <div
        role="columnheader"
        aria-colindex={1}
        className="sticky left-0 z-10 flex w-(--name) shrink-0 items-end border-r border-line bg-surface px-3 py-1.5 text-xs font-medium text-muted"
      >
        {person}
      </div>
      <div role="presentation" className="flex min-w-0 flex-1">
        {days.map(({ date, above, number, label, isToday }, at) => (
          <div
            key={date}
            role="columnheader"
            aria-colindex={at + 2}
            aria-current={isToday ? 'date' : undefined}
            className="relative h-11 min-w-0 flex-1 text-center text-xs digits"
          >
            <span className="sr-only">{label}</span>
            <span
              aria-hidden="true"
              className={clsx('absolute top-1.5 whitespace-nowrap text-muted', isMonth ? 'inset-x-0' : 'left-0')}
            >
              {above}
            </span>
            <span
              aria-hidden="true"
              className={clsx(
                'absolute bottom-1 left-1/2 -translate-x-1/2 rounded-sm px-0.5',
                isToday && 'bg-accent font-semibold text-accent-ink',
              )}
            >
              {number || (isToday && '•')}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
