import path from 'node:path';
import type { Ended } from './step';
import type { Timing } from './timings';

const SLOWEST = 20;
const TITLE_WIDTH = 100;

type Timed = Timing & { readonly step: string };

const inSeconds = (seconds: number) => `${seconds.toFixed(1)} s`.padStart(9);

/** The time of each folder of tests, in all and by step; steps that ran beside each other add up to more than the clock. */
function describeFolders(timings: readonly Timed[]): string[] {
  const folders = new Map<string, Map<string, number>>();
  for (const { file, step, seconds } of timings) {
    const steps = folders.get(path.dirname(file)) ?? new Map<string, number>();
    folders.set(path.dirname(file), steps.set(step, (steps.get(step) ?? 0) + seconds));
  }
  return [...folders]
    .map(([folder, steps]) => ({ folder, steps, total: [...steps.values()].reduce((sum, one) => sum + one, 0) }))
    .sort((a, b) => b.total - a.total)
    .map(({ folder, steps, total }) => {
      const parts = [...steps].map(([step, seconds]) => `${step} ${seconds.toFixed(1)}`);
      return `${inSeconds(total)}  ${folder.padEnd(18)} ${parts.join(', ')}`;
    });
}

function describeSlowest(timings: readonly Timed[]): string[] {
  return timings
    .filter(({ title }) => title !== null)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ step, file, title, seconds }) => {
      return `${inSeconds(seconds)}  ${step}: ${file}: ${(title ?? '').slice(0, TITLE_WIDTH)}`;
    });
}

/** Where the time of a run went: each folder, and the slowest tests. */
export function describeTimes(ended: readonly Ended[]): string[] {
  const timings = ended.flatMap(({ name, outcome }) =>
    outcome.state === 'not run' ? [] : (outcome.timings ?? []).map((timing) => ({ ...timing, step: name })),
  );
  if (timings.length === 0) return [];
  return ['Time by folder:', ...describeFolders(timings), '', 'The slowest tests:', ...describeSlowest(timings)];
}
