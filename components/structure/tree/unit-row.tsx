import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { ChevronRightIcon, ClockIcon, TeamIcon } from '@/components/ui/icons/icons';
import { photoOf } from '@/lib/files/photo';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import type { TreeRow } from './tree-rows';

interface UnitRowProps {
  readonly row: TreeRow;
  readonly isHere: boolean;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
  readonly onChoose: () => void;
}

/** One unit of the tree: its name, its head and how many people it has with all units below it. */
export function UnitRow({ row, isHere, isChosen, onToggle, onChoose }: UnitRowProps) {
  const t = useMessages('structure');
  const language = useLanguage();
  const { unit, level, hasChildren, isOpen } = row;
  const people = unit.PeopleBelow !== null && t('people', { count: unit.PeopleBelow });
  const toCome = unit.ToCome > 0 ? t('toCome', { count: unit.ToCome }) : '';
  const onChevron = (event: MouseEvent) => {
    event.stopPropagation();
    onToggle();
  };
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={isChosen}
      aria-label={[unit.Name, unit.Head?.Name, people, toCome].filter(Boolean).join(', ')}
      tabIndex={isHere ? 0 : -1}
      onClick={onChoose}
      style={{ paddingInlineStart: `calc(${level - 1} * var(--step))` }}
      className={clsx(
        'group relative mx-1.5 flex min-h-11 cursor-pointer items-center gap-1 rounded-sm pr-3 outline-offset-[-2px] [--step:0.875rem] sm:[--step:1.375rem]',
        isChosen ? 'bg-accent-tint text-accent-text' : 'hover:bg-hover',
      )}
    >
      <span
        aria-hidden="true"
        onClick={hasChildren ? onChevron : undefined}
        className="grid size-9 shrink-0 place-items-center rounded-sm text-muted pointer-coarse:size-11"
      >
        {hasChildren ? (
          <ChevronRightIcon className={clsx('size-4 transition-transform duration-150', isOpen && 'rotate-90')} />
        ) : (
          <span className="size-1.5 rounded-full bg-line-strong" />
        )}
      </span>
      <span className={clsx('min-w-0 flex-1 py-1.5 wrap-anywhere', level <= 2 && 'font-medium')}>{unit.Name}</span>
      {unit.ToCome > 0 && (
        <span className="flex shrink-0 items-center gap-1 rounded-full bg-warning-tint px-2 py-0.5 text-xs font-medium text-warning">
          <ClockIcon className="size-3.5" />
          {unit.ToCome}
        </span>
      )}
      {unit.Head && (
        <span className="hidden w-44 shrink-0 items-center gap-2 text-muted md:flex">
          <Avatar name={unit.Head.Name} size="xs" photo={photoOf(unit.Head.Empid, unit.Head.HasPhoto)} />
          <span className="truncate">{unit.Head.Name}</span>
        </span>
      )}
      <span className="flex w-16 shrink-0 items-center justify-end gap-1.5 text-muted tabular-nums">
        {unit.PeopleBelow !== null && (
          <>
            <TeamIcon className="size-4" />
            {unit.PeopleBelow.toLocaleString(language)}
          </>
        )}
      </span>
    </li>
  );
}
