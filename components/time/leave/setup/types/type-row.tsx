import { clsx } from 'clsx';
import Link from 'next/link';
import type { DragEvent, KeyboardEvent } from 'react';
import { nameFor } from '@/components/platform/lookups/lookup-row';
import { ChevronRightIcon, GripIcon } from '@/components/ui/icons/icons';
import type { LeaveType } from '@/lib/contract/time/leave/leave-setup';
import { dayText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { datedRules, ruleAfter, ruleOn } from '../rules/dated-rules';
import { leaveTypePage } from '../setup-pages';
import { ruleSummary } from '../sentences/rule-sentences';
import type { RuleTextContext } from '../sentences/rule-text-context';
import { TypeBadges } from './type-badges';

interface TypeRowProps {
  readonly type: LeaveType;
  readonly context: RuleTextContext;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly isTarget: boolean;
  readonly drag: {
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
    readonly onDragOver: (event: DragEvent) => void;
  };
  readonly onStep: (by: 1 | -1) => void;
}

/** A type of leave among the others, with what its rule of today says; it leads to its rules. */
export function TypeRow({ type, context, today, isTarget, drag, onStep }: TypeRowProps) {
  const t = useMessages('leave-setup.types');
  const language = useLanguage();
  const rules = datedRules(type);
  const [inForce, next] = [ruleOn(rules, today), ruleAfter(rules, today)];
  const name = nameFor(type.Names, language);

  function moveByKey(event: KeyboardEvent) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (by === null) return;
    event.preventDefault();
    onStep(by);
  }

  return (
    <li
      onDragOver={drag.onDragOver}
      className={clsx(
        'group/row relative flex items-center gap-1 pl-1 transition-colors duration-150 hover:bg-hover',
        isTarget && 'bg-accent-tint',
      )}
    >
      <button
        type="button"
        draggable
        onDragStart={drag.onDragStart}
        onDragEnd={drag.onDragEnd}
        onKeyDown={moveByKey}
        aria-label={t('moveHandle', { name })}
        title={t('moveHandleShort')}
        className="grid min-h-11 w-9 shrink-0 cursor-grab place-items-center self-stretch rounded-sm text-muted opacity-60 group-hover/row:opacity-100 focus-visible:opacity-100 active:cursor-grabbing"
      >
        <GripIcon className="size-4.5" />
      </button>
      <Link
        href={leaveTypePage(type.TypeCode)}
        prefetch={false}
        className="flex min-w-0 flex-1 items-center gap-4 rounded-sm py-3.5 pr-4"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className={clsx('font-semibold wrap-anywhere', !type.IsActive && 'text-muted')}>{name}</span>
            <TypeBadges type={type} />
          </span>
          <span className="mt-1 block text-muted">
            {inForce ? ruleSummary(context, inForce.rule) : t(next ? 'notYet' : 'noRule')}
          </span>
          {next && (
            <span className="mt-0.5 block text-accent-text">{t('toCome', { day: dayText(next.from, language) })}</span>
          )}
        </span>
        <ChevronRightIcon className="size-4 text-muted" />
      </Link>
    </li>
  );
}
