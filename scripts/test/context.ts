import type { Source } from '../command';
import type { Found } from './found';
import type { TestDatabase } from './postgresql';

/** What the steps of one test run share. */
export interface TestContext {
  readonly root: string;
  readonly source: Source;
  /** Also what is slow: files named `*.full.*`. */
  readonly isFull: boolean;
  /** Whether browsers reach the product over a slow and unsteady network. */
  readonly isThrottled: boolean;
  /** Whether browser stories that fail leave a trace. */
  readonly isTraced: boolean;
  /** By what browser stories are shuffled; null: they run in their order. */
  readonly shuffle: string | null;
  /** Parts of file names; left empty: every test. */
  readonly filters: readonly string[];
  /** How many processes a step may use that runs beside another. */
  readonly workers: number;
  /** How many a step may use that others wait for. */
  readonly workersOfLongest: number;
  /** For reports, gone at the end. */
  readonly folder: string;
  readonly chromium: () => Promise<Found<string>>;
  readonly postgresql: () => Promise<Found<TestDatabase>>;
}
