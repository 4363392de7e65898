import type { ScheduledKind } from '../../platform/schedules/kinds';
import { serviceIn } from './services';

/** What runs a service when one of its schedules is due. A service that no capability declares any more has nothing to do. */
export const serviceKind: ScheduledKind = {
  run: async (occurrence, dependencies) => {
    await serviceIn(dependencies.capabilities, occurrence.subject)?.run(dependencies, occurrence);
    return {};
  },
  tries: 1,
  keepDays: 30,
};
