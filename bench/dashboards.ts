import { measureDashboardCalls } from './dashboards/calls';
import { measureSmallGroups } from './dashboards/small-groups';
import type { Measure } from './measure';
import { measureOnBothDatabases, type DatabasesContext } from './on-both-databases';

/** What small groups take, each tile on any day, the tiles of a page at once, and the list behind a figure. */
export const measureDashboards = async (context: DatabasesContext): Promise<Measure[]> => [
  ...(await measureSmallGroups()),
  ...(await measureOnBothDatabases(context, measureDashboardCalls)),
];
