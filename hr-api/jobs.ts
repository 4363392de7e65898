import { composeByName } from './composed';
import type { Dependencies } from './platform/capability';
import type { JobHandler } from './platform/jobs/jobs';
import type { ScheduledKind } from './platform/schedules/kinds';

/** The worker of each queue that a capability declares. */
export function composeQueues(dependencies: Dependencies): Record<string, JobHandler> {
  const builders = Object.entries(composeByName('queue', (capability) => capability.queues));
  return Object.fromEntries(builders.map(([queue, build]) => [queue, build(dependencies)]));
}

/** What is done when a schedule is due, by its kind. */
export const composeScheduled = (): Record<string, ScheduledKind> =>
  composeByName('scheduled kind', ({ scheduled }) => scheduled);
