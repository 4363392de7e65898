import type { ScheduledKind } from '../../platform/schedules/kinds';
import { serviceIn } from './services';

/** What runs a service when one of its schedules is due. A service that no capability declares any more has nothing to do. */
export const serviceKind: ScheduledKind = {
  run: async ({ subject }, dependencies) => {
    await serviceIn(dependencies.capabilities, subject)?.run(dependencies);
    return {};
  },
  tries: 1,
  keepDays: 30,
};
