import { z } from 'zod';

/** Test cases, or a check that is one by itself. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NO_COUNTS: Counts = { passed: 0, failed: 0, skipped: 0 };

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    NO_COUNTS,
  );
}

/** A run that ended badly has at least one failure, whatever its report says. */
function atLeastOneFailure(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

export function countCheck(exitCode: number): Counts {
  return exitCode === 0 ? { ...NO_COUNTS, passed: 1 } : { ...NO_COUNTS, failed: 1 };
}

const jestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

/** Counts jest's report; a file that could not even be loaded is a failure of its own. */
export function countJest(report: unknown, exitCode: number): Counts {
  const read = jestReportSchema.safeParse(report).data;
  if (!read) return { ...NO_COUNTS, failed: 1 };
  const counts = {
    passed: read.numPassedTests,
    failed: read.numFailedTests + read.numRuntimeErrorTestSuites,
    skipped: read.numPendingTests + read.numTodoTests,
  };
  return atLeastOneFailure(counts, exitCode);
}

const playwrightReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Counts Playwright's report; a test that passed only sometimes has failed. */
export function countPlaywright(report: unknown, exitCode: number): Counts {
  const read = playwrightReportSchema.safeParse(report).data?.stats;
  if (!read) return { ...NO_COUNTS, failed: 1 };
  const counts = { passed: read.expected, failed: read.unexpected + read.flaky, skipped: read.skipped };
  return atLeastOneFailure(counts, exitCode);
}
