import { useCallback, useRef, useState } from 'react';

/** The share of what is in view that one press leads on by: a line or two stay, so that nobody loses their place. */
const STEP = 0.85;

/** Whether the end of what scrolls is in view, by a mark that stands there, and the press that leads on to it. */
export function useEndInView() {
  const end = useRef<HTMLElement>(null);
  const [isInView, setIsInView] = useState(true);

  const endRef = useCallback((mark: HTMLElement | null) => {
    end.current = mark;
    if (!mark || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(mark);
    return () => observer.disconnect();
  }, []);

  function readOn() {
    const scroller = end.current?.closest('[role=group]');
    scroller?.scrollBy({ top: scroller.clientHeight * STEP });
  }

  return { endRef, isInView, readOn };
}
