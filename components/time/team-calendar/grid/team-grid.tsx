'use client';

import { useEffect, useRef, type CSSProperties } from 'react';
import { useMessages } from '@/lib/i18n/use-messages';
import { HALVES, type Grid, type GridSpan } from '../model/grid-model';
import { DayDetails } from './day-details';
import { GridHead } from './grid-head';
import { variablesOf } from './shading';
import { TeamRow } from './team-row';
import { AT_PERSON, useGridCursor } from './use-grid-cursor';

interface TeamGridProps {
  readonly label: string;
  readonly grid: Grid;
}

/** A month has room for numbers below letters, a quarter just as much as can be seen. */
const DAY_WIDTH = { month: '1.75rem', quarter: '0.625rem' } as const;
const MAX_DAYS_OF_MONTH = 31;
const DAY_LINES =
  'repeating-linear-gradient(to right, transparent 0 calc(100% / var(--days) - 1px), var(--line) 0 calc(100% / var(--days)))';

const isOn =
  (day: number) =>
  ({ first, last }: GridSpan): boolean =>
    first <= day * HALVES + 1 && last >= day * HALVES;

/** Brings today into the middle of what is seen of the days, beside the names. */
function scrollToDay(container: HTMLElement): void {
  const day = container.querySelector<HTMLElement>('[aria-current=date]');
  const names = day?.closest('[role=row]')?.firstElementChild?.clientWidth ?? 0;
  if (!day) return;
  const { left, width } = day.getBoundingClientRect();
  const room = container.clientWidth - names;
  container.scrollLeft += left + width / 2 - container.getBoundingClientRect().left - names - room / 2;
}

/** People down, days across. The keys go from day to day and from person to person; Enter opens who is away and what of it is known. */
export function TeamGrid({ label, grid }: TeamGridProps) {
  const t = useMessages('team-calendar');
  const { days, rows, patterns } = grid;
  const today = days.findIndex(({ isToday }) => isToday);
  const start = { row: 0, day: Math.max(today, 0) };
  const { gridRef, cursor, isOpen, close, ...handlers } = useGridCursor({
    rows: rows.length,
    days: days.length,
    start,
  });

  const scrollRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (today >= 0 && scrollRef.current) scrollToDay(scrollRef.current);
  }, [today]);

  const isMonth = days.length <= MAX_DAYS_OF_MONTH;
  const row = rows[cursor.row];
  const pattern = row && patterns[row.free];
  const onDay = isOn(cursor.day);
  const absences = row?.absences.filter(onDay) ?? [];
  const holiday = pattern?.holidays.find(onDay)?.name ?? '';
  const isFree = [0, 1].every((half) => pattern?.halves.includes(cursor.day * HALVES + half));
  const otherwise = t(isFree ? 'dayOff' : 'nothing');
  const day = days[cursor.day]?.label ?? '';
  const told = [...absences.map(({ text }) => text), holiday].filter(Boolean).join(', ');
  const cursorText = `${day}: ${told || `${row?.name ?? ''}, ${otherwise}`}`;

  return (
    <div
      ref={scrollRef}
      className="max-h-[75dvh] scroll-pl-(--name) scroll-pt-12 overflow-auto overscroll-contain rounded-lg border border-line bg-surface [--name:11rem] lg:[--name:13rem] print:rounded-none print:[--name:9rem]"
    >
      <div
        ref={gridRef}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={days.length + 1}
        {...handlers}
        style={
          {
            ...variablesOf(grid),
            '--day': DAY_WIDTH[isMonth ? 'month' : 'quarter'],
            '--lines': isMonth ? DAY_LINES : 'none',
          } as CSSProperties
        }
        className="min-w-[calc(var(--name)+var(--days)*var(--day))] print:min-w-0"
      >
        <GridHead days={days} isMonth={isMonth} person={t('person')} />
        {rows.map((one, at) => (
          <TeamRow
            key={one.key}
            row={one}
            at={at}
            days={days.length}
            pattern={patterns[one.free]}
            cursor={at === cursor.row ? cursor.day : null}
            cursorText={at === cursor.row ? cursorText : ''}
            isOpen={isOpen && at === cursor.row}
          />
        ))}
      </div>
      {isOpen && row && cursor.day !== AT_PERSON && (
        <DayDetails
          key={`${cursor.row} ${cursor.day}`}
          anchor={gridRef}
          row={row}
          day={day}
          absences={absences}
          holiday={holiday}
          otherwise={otherwise}
          onClose={close}
        />
      )}
    </div>
  );
}
