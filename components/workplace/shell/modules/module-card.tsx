import { clsx } from 'clsx';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import type { Module } from '@/lib/contract/workplace/shell';
import { ModuleLink } from './module-link';

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
      <ModuleLink
        module={module}
        isCurrent={isCurrent}
        iconSize="size-5"
        onFocus={({ target }) => target.matches(':focus-visible') && onShow()}
        onClick={onChoose}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onDown();
        }}
      />
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
