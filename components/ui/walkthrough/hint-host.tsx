import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { hintStore, type Hint } from './hint-queue';
import { namedElement } from './named-element';

/** Where hints stand. They take nothing: no focus, no press. */
export function HintHost() {
  const hint = useSyncExternalStore(hintStore.subscribe, hintStore.read, hintStore.readOnServer);
  return hint && <HintBubble key={hint.id} hint={hint} />;
}

const EDGE_MARGIN = 12;

function HintBubble({ hint }: { hint: Hint }) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const bubble = ref.current;
    const target = namedElement(hint.target);
    if (!bubble || !target) return;
    bubble.showPopover();
    const { left, width, bottom } = target.getBoundingClientRect();
    const own = bubble.getBoundingClientRect();
    const middle = left + width / 2;
    const place = Math.max(EDGE_MARGIN, Math.min(middle - own.width / 2, innerWidth - own.width - EDGE_MARGIN));
    bubble.style.left = `${place}px`;
    bubble.style.top = `${bottom + 10}px`;
    bubble.style.setProperty('--tip', `${middle - place}px`);
  }, [hint]);

  return (
    <div
      ref={ref}
      role="status"
      popover="manual"
      className="enter-fade pointer-events-none fixed inset-auto m-0 w-max max-w-72 overflow-visible rounded bg-ink px-3 py-2 font-medium text-surface before:absolute before:-top-1 before:left-(--tip) before:size-2.5 before:[translate:-50%] before:rotate-45 before:bg-ink"
    >
      {hint.text}
    </div>
  );
}
