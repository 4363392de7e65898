/** What was done to something, step by step, so that each step can be taken back. */
export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** What was changed last and when, so that typing is one step. */
  readonly last: { readonly what: string; readonly at: number } | null;
}

const MAX_STEPS = 200;

/** In milliseconds: a longer pause in typing begins another step. */
const PAUSE_MS = 1500;

export const historyOf = <State>(present: State): History<State> => ({ past: [], present, future: [], last: null });

/** `what` names that which is changed: going on with the same is the same step. Empty is always a step of its own. */
export function changed<State>(history: History<State>, present: State, step: { what: string; at: number }) {
  if (present === history.present) return history;
  const { last, past } = history;
  const goesOn = step.what !== '' && last?.what === step.what && step.at - last.at < PAUSE_MS && past.length > 0;
  return { past: goesOn ? past : [...past, history.present].slice(-MAX_STEPS), present, future: [], last: step };
}

export function undone<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future], last: null };
}

export function redone<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, last: null };
}
