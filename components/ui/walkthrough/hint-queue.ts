export interface Hint {
  readonly id: number;
  /** The name of the element beside which it stands. */
  readonly target: string;
  readonly text: string;
}

/** TOUR-19, TOUR-20: how long a hint stands, in milliseconds, and the width of a view that it needs more than, in pixels. */
const DURATION_MS = 3000;
const NARROW_WIDTH = 700;

let shown: Hint | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Hint | null) {
  shown = next;
  listeners.forEach((listener) => listener());
}

/** Points at an element for a moment; on a narrow screen, which has no room for it, not at all. */
export function showHint(target: string, text: string) {
  if (innerWidth <= NARROW_WIDTH) return;
  clearTimeout(timer);
  lastId += 1;
  change({ id: lastId, target, text });
  timer = setTimeout(() => change(null), DURATION_MS);
}

/** For `useSyncExternalStore`. */
export const hintStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => shown,
  readOnServer: () => null,
};
