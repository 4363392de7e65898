import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import { Badge } from '@/components/ui/badge';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import { useMessages } from '@/lib/i18n/use-messages';
import type { EditedStep } from './edited-steps';

interface StepRowProps {
  readonly step: EditedStep;
  readonly at: number;
  readonly count: number;
  readonly isSelected: boolean;
  readonly isTarget: boolean;
  readonly onSelect: () => void;
  readonly onMove: (to: number) => void;
  readonly drag: {
    readonly onDragStart: () => void;
    readonly onDragOver: (event: { preventDefault: () => void }) => void;
    readonly onDragEnd: () => void;
  };
}

/** One step among the others: dragged by the pointer, moved by its buttons or, from its name, by Alt and an arrow. */
export function StepRow({ step, at, count, isSelected, isTarget, onSelect, onMove, drag }: StepRowProps) {
  const t = useMessages('tours.steps');
  const name = step.Names.en ?? '';
  const shown = name || t('unnamed');

  function onKeyDown(event: KeyboardEvent) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || !event.altKey) return;
    event.preventDefault();
    onMove(at + by);
  }

  const arrow = (label: string, to: number, turn: string) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={to < 0 || to >= count}
      onClick={() => onMove(to)}
      className={clsx(iconButtonClasses, 'disabled:opacity-40')}
    >
      <ChevronDownIcon className={clsx('size-4', turn)} />
    </button>
  );

  return (
    <li
      draggable
      {...drag}
      className={clsx(
        'relative flex items-center gap-1 rounded transition-colors duration-150',
        isSelected ? 'bg-accent-tint' : 'hover:bg-hover',
        isTarget && 'before:absolute before:inset-x-1 before:-top-px before:h-0.5 before:rounded-full before:bg-accent',
      )}
    >
      <button
        type="button"
        aria-current={isSelected || undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={onSelect}
        onKeyDown={onKeyDown}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 px-3 py-1.5 text-left"
      >
        <span className="w-5 shrink-0 text-right text-muted digits">{at + 1}</span>
        <span className={clsx('min-w-0 flex-1 font-medium wrap-anywhere', !name && 'text-muted italic')}>{shown}</span>
        {step.Active === 'N' && <Badge>{t('hidden')}</Badge>}
      </button>
      {arrow(t('up', { name: shown }), at - 1, 'rotate-180')}
      {arrow(t('down', { name: shown }), at + 1, '')}
    </li>
  );
}
