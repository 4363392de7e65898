export interface Snackbar {
  readonly id: number;
  readonly tone: 'success' | 'error';
  readonly text: string;
  /** Milliseconds for which it stands, unless somebody is reading it. */
  readonly duration: number;
  readonly action?: SnackbarAction;
}

/** What can still be done about it, as long as it stands: undo. */
export interface SnackbarAction {
  readonly text: string;
  readonly run: () => unknown;
}

/** MSG-01, MSG-02, in milliseconds. */
const DURATION_MS = { success: 2000, error: 10_000 } as const;

/** Long enough to read it and to find the button. */
const ACTION_MS = 10_000;

/** More than this nobody reads; the oldest goes. */
const MAX_SHOWN = 3;

let shown: readonly Snackbar[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Snackbar[]) {
  shown = next;
  listeners.forEach((listener) => listener());
}

/** Shows a message on whatever page is open; one that stands there already begins its time anew. */
export function showSnackbar(tone: Snackbar['tone'], text: string, duration: number = DURATION_MS[tone]) {
  show({ tone, text, duration });
}

/** Says that something was done, with what can still be done about it, in the place of what was done before. */
export function showSnackbarWithAction(text: string, action: SnackbarAction) {
  show({ tone: 'success', text, duration: ACTION_MS, action });
}

function show(snackbar: Omit<Snackbar, 'id'>) {
  const { tone, text, action } = snackbar;
  // What succeeded at last is not told beside why it did not before.
  const isDone = tone === 'success' && !action;
  const isReplaced = (other: Snackbar) =>
    (other.tone === tone && other.text === text) || (action && other.action) || (isDone && other.tone === 'error');
  const others = shown.filter((other) => !isReplaced(other));
  lastId += 1;
  change([...others, { ...snackbar, id: lastId }].slice(-MAX_SHOWN));
}

export function closeSnackbar(id: number) {
  change(shown.filter((snackbar) => snackbar.id !== id));
}

/** For when the place where they stand is left: an old message is not news on another page. */
export function closeAllSnackbars() {
  change([]);
}

/** For `useSyncExternalStore`. */
export const snackbarStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => shown,
  readOnServer: (): readonly Snackbar[] => none,
};

const none: readonly Snackbar[] = [];
