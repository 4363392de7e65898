'use client';

import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useScrollToSelected } from './use-scroll-to-selected';

interface TabsProps {
  readonly label: string;
  readonly names: readonly ReactNode[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** What stands behind the last tab and is none, such as a way to those there is no room for. */
  readonly after?: ReactNode;
  /** What the selected tab shows. */
  readonly children: ReactNode;
}

/** Where a key leads from one of so many tabs; null for a key that leads nowhere. */
export function tabAfterKey(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** One of several at a time. Tab reaches the selected one, arrows the others. Those there is no room for are scrolled to sideways. */
export function Tabs({ label, names, selected, onSelect, after, children }: TabsProps) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  useScrollToSelected(listRef, '[aria-selected=true]', selected);

  function move(event: KeyboardEvent) {
    const next = tabAfterKey(event.key, selected, names.length);
    if (next === null) return;
    event.preventDefault();
    onSelect(next);
    listRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <>
      {/* The strip asks for no width of its own, or it would make what it stands in as wide as all tabs. */}
      <div className="flex items-end gap-x-1 border-b border-line">
        <div
          ref={listRef}
          role="tablist"
          aria-label={label}
          onKeyDown={move}
          className="strip relative -mb-px flex w-0 max-w-max grow gap-x-1 scroll-smooth"
        >
          {names.map((name, index) => (
            <button
              key={index}
              type="button"
              role="tab"
              id={`${id}-${index}`}
              aria-selected={index === selected}
              aria-controls={`${id}-panel`}
              tabIndex={index === selected ? 0 : -1}
              onClick={() => onSelect(index)}
              className="min-h-11 shrink-0 border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-muted -outline-offset-2 transition-colors duration-150 hover:text-ink aria-selected:border-accent aria-selected:text-ink md:min-h-10"
            >
              {name}
            </button>
          ))}
        </div>
        {after}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
