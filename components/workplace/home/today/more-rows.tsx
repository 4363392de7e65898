'use client';

import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ChevronDownIcon } from '@/components/ui/icons/icons';

interface MoreRowsProps {
  readonly first: readonly ReactNode[];
  readonly rest: readonly ReactNode[];
  /** On the button that shows the rest. */
  readonly showText: string;
}

/** The first rows of a list; the rest unfolds, and the focus goes to its first row. */
export function MoreRows({ first, rest, showText }: MoreRowsProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  function unfold() {
    flushSync(() => setIsUnfolded(true));
    const row = list.current?.children[first.length];
    if (!(row instanceof HTMLElement)) return;
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
  }

  return (
    <>
      <ul ref={list} className="divide-y divide-line">
        {first}
        {isUnfolded && rest}
      </ul>
      {rest.length > 0 && !isUnfolded && (
        <button
          type="button"
          onClick={unfold}
          className="flex min-h-11 w-full items-center gap-1.5 rounded-b-lg border-t border-line px-4 font-medium text-accent-text transition-colors duration-150 hover:bg-hover md:px-5"
        >
          {showText}
          <ChevronDownIcon className="size-4" />
        </button>
      )}
    </>
  );
}
