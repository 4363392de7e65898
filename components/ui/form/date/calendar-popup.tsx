import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isoDate, wireDate } from '@/lib/typed/wire-days';
import { calendarDate } from '@/lib/dates';
import { useMessages } from '@/lib/i18n/use-messages';
import { textButtonClasses } from '../../button/text-button-classes';
import { useAnchored } from '../../overlay/anchored/use-anchored';
import { CalendarHead } from './calendar-head';
import { DayGrid } from './day-grid';
import { MonthGrid } from './month-grid';

export interface CalendarPopupProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly part: 'day' | 'month';
  /** As the wire writes it, or what is no date. */
  readonly value: string;
  readonly onPick: (value: string) => void;
  /** Gives the focus back. */
  readonly onClose: () => void;
}

/** A calendar to choose from, over all else: beside its field, on a phone at the bottom. */
export function CalendarPopup({ anchor, label, part, value, onPick, onClose }: CalendarPopupProps) {
  const t = useMessages('form.date');
  const ref = useRef<HTMLDivElement>(null);
  const today = calendarDate(new Date());
  const chosen = isoDate(part === 'day' ? value : `01-${value}`);
  const [day, setDay] = useState(chosen ?? today);
  useAnchored(ref, anchor, { gap: 6 });

  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[data-current]')?.focus();
  }, []);

  useEffect(() => {
    const closeIfOutside = ({ target }: Event) => {
      if (target instanceof Node && !anchor.current?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', closeIfOutside);
    return () => document.removeEventListener('pointerdown', closeIfOutside);
  }, [anchor, onClose]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  const pick = (picked: string) => onPick(part === 'day' ? wireDate(picked) : wireDate(picked).slice(3));
  const grid = { day, today, chosen, onMove: setDay, onPick: pick };
  return (
    <div
      ref={ref}
      popover="manual"
      role="dialog"
      aria-label={t('open', { label })}
      onKeyDown={onKeyDown}
      className="enter-from-below fixed inset-auto inset-x-0 bottom-0 m-0 w-auto max-w-none rounded-t-lg bg-surface-raised p-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-sm text-ink shadow-float outline-none md:enter-fade md:inset-auto md:top-(--y) md:left-(--x) md:w-80 md:rounded-lg md:p-3 print:hidden"
    >
      <CalendarHead day={day} part={part} onMove={setDay} />
      {part === 'day' ? <DayGrid {...grid} label={label} /> : <MonthGrid {...grid} label={label} />}
      <div className="mt-2 flex justify-between gap-4">
        <button type="button" className={textButtonClasses} onClick={() => pick(today)}>
          {t(part === 'day' ? 'today' : 'thisMonth')}
        </button>
        {value !== '' && (
          <button type="button" className={textButtonClasses} onClick={() => onPick('')}>
            {t('clear')}
          </button>
        )}
      </div>
    </div>
  );
}
