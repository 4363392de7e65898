import { NO_COUNTS, sum, type Counts } from './counts';
import type { Ended } from './step';

/** A step that was not run counts as one: skipped on a person's machine, failed where everything must be had. */
function countsOf({ outcome }: Ended, mustRun: boolean): Counts {
  if (outcome.state !== 'not run') return outcome.counts;
  return mustRun ? { ...NO_COUNTS, failed: 1 } : { ...NO_COUNTS, skipped: 1 };
}

function describe({ name, outcome, seconds }: Ended): string {
  const start = `${outcome.state.padEnd(8)} ${name.padEnd(18)}`;
  if (outcome.state === 'not run') return `${start} ${outcome.why}`;
  const { passed, failed, skipped } = outcome.counts;
  const cases = [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`];
  return `${start} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${cases.filter(Boolean).join(', ')}`;
}

/** All steps by name, the plain closing line, and whether all is well. */
export function summarise(ended: readonly Ended[], mustRun: boolean): { lines: string[]; isGood: boolean } {
  const total = sum(ended.map((one) => countsOf(one, mustRun)));
  return {
    lines: [...ended.map(describe), '', `${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`],
    isGood: total.failed === 0,
  };
}
