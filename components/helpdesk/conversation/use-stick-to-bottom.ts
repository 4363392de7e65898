import { useEffect, type RefObject } from 'react';

/** How near to its end a list counts as being at it, in pixels. */
const BOTTOM_MARGIN = 48;

/** Keeps a list that is read at its end there when it gets less room, as when a form opens below it. */
export function useStickToBottom(ref: RefObject<HTMLElement | null>, isThere: boolean) {
  useEffect(() => {
    const list = ref.current;
    if (!isThere || !list) return;
    let wasAtEnd = true;
    const note = () => {
      wasAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < BOTTOM_MARGIN;
    };
    const observer = new ResizeObserver(() => wasAtEnd && list.scrollTo({ top: list.scrollHeight }));
    list.addEventListener('scroll', note, { passive: true });
    observer.observe(list);
    return () => {
      list.removeEventListener('scroll', note);
      observer.disconnect();
    };
  }, [ref, isThere]);
}
