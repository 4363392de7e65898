import { processWide } from './process-wide';

interface Running {
  isStopping: boolean;
  /** For each call to the HR API that is under way, what cuts it off. */
  readonly cutOffs: Set<() => void>;
}

/** What stopping has to know of a running portal. */
export const running = (): Running =>
  processWide('running', () => ({ isStopping: false, cutOffs: new Set<() => void>() }));
