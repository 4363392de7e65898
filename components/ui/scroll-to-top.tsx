'use client';

import { useSyncExternalStore } from 'react';
import { ArrowUpIcon } from './icons';

/** SHL-12, in pixels. */
const FROM = 300;

const subscribe = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
};

/** The way back up from far down a page; the focus goes along to `#content`. It comes to rest above what follows it. */
export function ScrollToTop({ label }: { label: string }) {
  const isFarDown = useSyncExternalStore(
    subscribe,
    () => scrollY > FROM,
    () => false,
  );
  if (!isFarDown) return null;

  function goUp() {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    <div className="enter-fade sticky bottom-[calc(var(--tabs)+1.5rem)] z-20 flex h-0 items-end justify-end px-4 md:px-6">
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={goUp}
        className="grid size-11 shrink-0 in-[:root:has(.save-bar)]:-translate-y-32 place-items-center rounded-full bg-surface-raised text-muted shadow-float hover:text-ink"
      >
        <ArrowUpIcon />
      </button>
    </div>
  );
}
