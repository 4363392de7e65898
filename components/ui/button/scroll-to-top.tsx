'use client';

import { clsx } from 'clsx';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { ArrowUpIcon } from '../icons/icons';

/** SHL-12, in pixels. */
const SHOW_FROM = 300;

const subscribe = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
};

/** Whether some of a form lies where the element stands. */
function isOverForm(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [top, bottom].some((y) =>
    document.elementsFromPoint((left + right) / 2, y).some((below) => below.closest('form')),
  );
}

/**
 * The way back up from far down a page; the focus goes along to `#content`. It covers nothing that can be pressed for good: it
 * comes to rest in a row of its own, lies below what sticks to the bottom, and gives way to a form.
 */
export function ScrollToTop({ label }: { label: string }) {
  const ref = useRef<HTMLButtonElement>(null);
  const isWanted = useSyncExternalStore(
    subscribe,
    useCallback(() => scrollY > SHOW_FROM && ref.current !== null && !isOverForm(ref.current), []),
    () => false,
  );

  function goUp() {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    <div className="pointer-events-none sticky bottom-[calc(var(--tabs)+1.5rem)] z-5 -mt-1 mb-3 flex justify-end px-4 md:-mt-5 md:px-8">
      <button
        ref={ref}
        type="button"
        aria-label={label}
        title={label}
        onClick={goUp}
        className={clsx(
          'pointer-events-auto grid size-11 shrink-0 place-items-center rounded-full bg-surface-raised text-muted shadow-float transition-[opacity,visibility] duration-150 hover:text-ink',
          !isWanted && 'invisible opacity-0',
        )}
      >
        <ArrowUpIcon />
      </button>
    </div>
  );
}
