import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { clsx } from 'clsx';
import { PersonChip } from '@/components/people/person-chip';
import { CloseIcon } from '@/components/ui/icons/form-icons';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { useAnchored } from '@/components/ui/overlay/anchored/use-anchored';
import { useMessages } from '@/lib/i18n/use-messages';
import type { GridAbsence, GridRow } from '../model/grid-model';
import { absenceClasses } from './absence-classes';

interface DayDetailsProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly row: GridRow;
  readonly day: string;
  readonly absences: readonly GridAbsence[];
  readonly holiday: string;
  /** What is told where neither is there. */
  readonly otherwise: string;
  /** Hears whether the focus goes back to the cell. */
  readonly onClose: (hasFocus: boolean) => void;
}

/** Who it is and what there is on a day, beside the cell; on a phone at the bottom. */
export function DayDetails({ anchor, row, day, absences, holiday, otherwise, onClose }: DayDetailsProps) {
  const t = useMessages('team-calendar');
  const ref = useRef<HTMLDivElement>(null);
  useAnchored(ref, anchor, { selector: '[data-cursor]', gap: 6 });

  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    const closeIfOutside = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) onClose(false);
    };
    document.addEventListener('pointerdown', closeIfOutside);
    return () => document.removeEventListener('pointerdown', closeIfOutside);
  }, [onClose]);

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose(true);
  }

  return (
    <div
      ref={ref}
      popover="manual"
      role="dialog"
      aria-label={`${row.name}, ${day}`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="enter-from-below fixed inset-auto inset-x-0 bottom-0 m-0 w-auto max-w-none rounded-t-lg bg-surface-raised p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-left text-sm text-ink shadow-float outline-none md:enter-fade md:inset-auto md:top-(--y) md:left-(--x) md:w-72 md:rounded-lg md:p-4 print:hidden"
    >
      <div className="flex items-start justify-between gap-2">
        <PersonChip name={row.name} employeeId={row.employeeId} hasPhoto={row.hasPhoto} keyCode={row.key} face="sm">
          <span className="block text-muted">{row.unit}</span>
        </PersonChip>
        <button
          type="button"
          aria-label={t('close')}
          onClick={() => onClose(true)}
          className={clsx(iconButtonClasses, '-m-2')}
        >
          <CloseIcon className="size-4" />
        </button>
      </div>
      <p className="mt-3 text-muted">{day}</p>
      <ul className="mt-1 space-y-2">
        {absences.map((absence) => (
          <li key={absence.first} className="flex items-start gap-2">
            <span
              aria-hidden="true"
              className={clsx(
                'mt-0.5 grid h-4 w-6 shrink-0 place-items-center rounded-[4px]',
                absenceClasses({ ...absence, isPart: false }),
              )}
            >
              {absence.letter}
            </span>
            <span className="min-w-0">
              <span className="block font-medium">{absence.what}</span>
              <span className="block text-muted">{absence.when}</span>
            </span>
          </li>
        ))}
        {(holiday !== '' || absences.length === 0) && <li className="font-medium">{holiday || otherwise}</li>}
      </ul>
    </div>
  );
}
