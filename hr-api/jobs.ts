import { capabilities, composeByName } from './composed';
import type { Dependencies } from './platform/capability';
import type { JobHandler } from './platform/jobs/jobs';
import type { Recurring } from './platform/jobs/recurring';

const HOUR_MS = 3_600_000;

/** The worker of each queue that a capability declares. */
export function composeQueues(dependencies: Dependencies): Record<string, JobHandler> {
  const builders = Object.entries(composeByName('queue', (capability) => capability.queues));
  return Object.fromEntries(builders.map(([queue, build]) => [queue, build(dependencies)]));
}

/** What the capabilities do by the clock, and what they delete each hour. */
export function composeRecurring(dependencies: Dependencies): Recurring[] {
  const { db, clock, files } = dependencies;
  const purges = Object.entries(composeByName('purge', (capability) => capability.purges));
  const works = capabilities.flatMap(({ recurring }) => recurring ?? []);
  return [
    ...purges.map(([name, purge]) => ({ name, everyMs: HOUR_MS, run: () => purge(db, clock(), files) })),
    ...works.map(({ key, everyMs, run }) => ({ name: key, everyMs, run: () => run(dependencies) })),
  ];
}
