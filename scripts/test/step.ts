import type { Counts } from './counts';
import type { Timing } from './timings';

export type Outcome =
  | {
      readonly state: 'passed' | 'failed';
      readonly counts: Counts;
      readonly lines: readonly string[];
      readonly timings?: readonly Timing[];
    }
  | { readonly state: 'not run'; readonly why: string };

export interface Step {
  readonly name: string;
  /** Steps that must have ended, well or badly. */
  readonly after?: readonly string[];
  /** Steps without whose success this one makes no sense. */
  readonly needs?: readonly string[];
  readonly run: () => Promise<Outcome>;
}

export interface Ended {
  readonly name: string;
  readonly outcome: Outcome;
  readonly seconds: number;
}

export function judgeOutcome(counts: Counts, lines: readonly string[], timings: readonly Timing[] = []): Outcome {
  return { state: counts.failed === 0 ? 'passed' : 'failed', counts, lines, timings };
}
