import { memo } from 'react';
import { clsx } from 'clsx';
import { PersonChip } from '@/components/people/person-chip';
import { HALVES, type FreePattern, type GridRow } from '../model/grid-model';
import { absenceClasses } from './absence-classes';
import { placeOf } from './shading';
import { AT_PERSON } from './use-grid-cursor';

interface TeamRowProps {
  readonly row: GridRow;
  /** From 0 on. */
  readonly at: number;
  readonly days: number;
  readonly pattern: FreePattern | undefined;
  /** The day that the keys are on; null in every row but one. */
  readonly cursor: number | null;
  /** What is told of that day. */
  readonly cursorText: string;
  readonly isOpen: boolean;
}

/** One person: their name, and what there is of them in one lane. Only where the keys are has a cell of its own. */
export const TeamRow = memo(function TeamRow(props: TeamRowProps) {
  const { row, at, days, pattern, cursor, cursorText, isOpen } = props;
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      className="group flex min-h-10 border-b border-line last:border-0 [contain-intrinsic-size:auto_2.5rem] [content-visibility:auto] print:min-h-6 print:[content-visibility:visible]"
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className={clsx(
          'sticky left-0 z-10 flex w-(--name) shrink-0 items-center border-r border-line bg-surface px-3 py-1 group-hover:bg-surface-sunken',
          row.isOwn && 'font-semibold',
        )}
      >
        <PersonChip
          name={row.name}
          employeeId={row.employeeId}
          hasPhoto={row.hasPhoto}
          keyCode={row.key}
          tabIndex={cursor === AT_PERSON ? 0 : -1}
        />
      </div>
      <div
        role="presentation"
        data-lane={at}
        style={{ backgroundImage: `var(--today), var(--lines), var(--free-${row.free})` }}
        className="relative min-w-0 flex-1 cursor-pointer [print-color-adjust:exact]"
      >
        {pattern?.holidays.map(({ first, last, name }) => (
          <span
            key={first}
            aria-hidden="true"
            title={name}
            style={placeOf(first, last, days)}
            className="absolute inset-y-0 bg-[radial-gradient(var(--muted)_0.7px,transparent_0.8px)] [background-size:4px_4px] [print-color-adjust:exact]"
          />
        ))}
        {row.absences.map((absence) => (
          <span
            key={absence.first}
            role="gridcell"
            aria-colindex={Math.floor(absence.first / HALVES) + 2}
            aria-colspan={Math.floor(absence.last / HALVES) - Math.floor(absence.first / HALVES) + 1}
            aria-label={absence.text}
            title={absence.text}
            style={placeOf(absence.first, absence.last, days)}
            className={clsx(
              'absolute inset-y-1.5 grid place-items-center overflow-hidden rounded-[4px] print:inset-y-0.5',
              absenceClasses(absence),
            )}
          >
            <span aria-hidden="true">{absence.letter + (absence.isPending ? '?' : '')}</span>
          </span>
        ))}
        {cursor !== null && cursor !== AT_PERSON && (
          <span
            role="gridcell"
            tabIndex={0}
            data-cursor=""
            aria-colindex={cursor + 2}
            aria-label={cursorText}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            style={placeOf(cursor * HALVES, cursor * HALVES + 1, days)}
            className="absolute inset-y-0.5 rounded-[4px] -outline-offset-1"
          />
        )}
      </div>
    </div>
  );
});
