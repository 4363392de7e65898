import { clsx } from 'clsx';
import Link from 'next/link';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import type { Module } from '@/lib/contract/workplace/shell';
import { ModuleIcon } from './module-icon';

interface ModuleCardProps {
  readonly module: Module;
  readonly isCurrent: boolean;
  /** Whether its menu is the one that stands below. */
  readonly isShown: boolean;
  readonly showText: string;
  readonly onPoint: () => void;
  readonly onPass: () => void;
  readonly onShow: () => void;
  readonly onChoose: () => void;
  readonly onDown: () => void;
}

/** A module in the panel: a press leads to its dashboard; where nothing can be pointed at, a button shows its menu. */
export function ModuleCard(props: ModuleCardProps) {
  const { module, isCurrent, isShown, showText, onPoint, onPass, onShow, onChoose, onDown } = props;
  return (
    <li
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint()}
      onPointerLeave={onPass}
      className={clsx(
        'flex items-center rounded transition-colors duration-150 hover:bg-hover has-[[aria-current=true]]:bg-accent-tint',
        isShown && 'bg-hover',
      )}
    >
      <Link
        href={`/${module.Link_Src}/dashboard`}
        prefetch={false}
        aria-current={isCurrent}
        onFocus={({ target }) => target.matches(':focus-visible') && onShow()}
        onClick={onChoose}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onDown();
        }}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded px-3 py-2"
      >
        <ModuleIcon code={module.Module_Code} className="size-5 text-accent-text" />
        <span className="min-w-0">
          <span className="block font-medium">{module.Module_Name}</span>
          <span className="block text-xs text-muted">{module.Description}</span>
        </span>
      </Link>
      <button
        type="button"
        aria-label={showText}
        aria-pressed={isShown}
        onClick={onShow}
        className={clsx(iconButtonClasses, '[@media(hover:hover)]:hidden')}
      >
        <ChevronDownIcon className="size-4" />
      </button>
    </li>
  );
}
